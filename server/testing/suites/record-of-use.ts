import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';
import { testAdmin } from '../start-server.ts';
import { reportWith } from './reports.ts';
import { OTTO, PETRA, record, tablesWith, withTwoUsers } from './researched-people.ts';

/** Sentences, letters without end, nothing, and too many. */
const NO_FAMILIES = [
  ['Petra Privat'],
  ['x'.repeat(41)],
  [null],
  Array.from({ length: 11 }, () => 'dns'),
] as const;

/** Who researched whom. */
export function testRecordOfUse(stage: DatabaseStage): void {
  const { admin, create, signIn } = stage;
  const users = withTwoUsers(stage, 'record');

  test('who researched whom is recorded, for administrators only', async () => {
    const { ada } = users();
    const recorded = await record(ada);
    const own = await ada.rest.from('research_log').select('id', { count: 'exact' });
    const { data } = await admin()
      .rest.from('research_log')
      .select('user_email, prospect_name, company');

    expect([recorded.error, recorded.data]).toEqual([null, null]);
    expect([own.data, own.count]).toEqual([[], 0]);
    expect(data).toEqual([
      {
        user_email: 'ada@record.example',
        prospect_name: 'Petra Privat',
        company: 'Nirgendheim AG',
      },
    ]);
  });

  test('the record says when free services were to be asked, and which families of sources by their names alone', async () => {
    const { ada } = users();
    await record(ada);
    await record(ada, { ...PETRA, by_free_services: true, sources: ['dns', 'vacancies'] });
    const refused = await Promise.all(
      NO_FAMILIES.map((sources) => record(ada, { ...PETRA, sources })),
    );

    const log = admin().rest.from('research_log').select('by_free_services, sources').order('id');

    expect((await log).data).toEqual([
      { by_free_services: false, sources: [] },
      { by_free_services: true, sources: ['dns', 'vacancies'] },
    ]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  test('the record outlives the account it speaks of', async () => {
    const id = await create('gone@record.example');
    await record(await signIn('gone@record.example'));

    await admin().rest.from('profiles').delete().eq('id', id);

    const { data } = await admin().rest.from('research_log').select('user_email');
    expect(data).toEqual([{ user_email: 'gone@record.example' }]);
  });
}

/** How long the record and the reports are kept. */
export function testRetention(stage: DatabaseStage): void {
  const { admin, query } = stage;
  const users = withTwoUsers(stage, 'retention');

  test('what is too old is invisible at once and deleted by the next research or maintenance', async () => {
    const { ada } = users();
    await ada.rest.rpc('save_report', reportWith());
    await record(ada);
    await query(`update public.reports set created_at = now() - interval '31 days'`);
    await query(`update public.research_log set happened_at = now() - interval '31 days'`);
    const before = await ada.rest.from('reports').select('id');

    await admin().rest.rpc('set_retention_days', { days: 30 });

    const reports = await ada.rest.from('reports').select('id', { count: 'exact' });
    const log = await admin().rest.from('research_log').select('id', { count: 'exact' });
    expect(before.data).toHaveLength(1);
    expect([reports.count, log.count]).toEqual([0, 0]);
    expect(await tablesWith(query, 'petra')).not.toEqual([]);
    await record(ada, OTTO);
    expect(await tablesWith(query, 'petra')).toEqual([]);
  });

  test('retention is 180 days at first; administrators set it from 1 to 3650, and that is audited', async () => {
    const { ada } = users();
    const first = await ada.rest.rpc('privacy_settings', {});
    const byUser = await ada.rest.rpc('set_retention_days', { days: 1 });
    const answers = await Promise.all(
      [0, -1, 3651].map((days) => admin().rest.rpc('set_retention_days', { days })),
    );
    const set = await admin().rest.rpc('set_retention_days', { days: 3650 });
    const now = await ada.rest.rpc('privacy_settings', {});

    expect(first.data).toEqual([{ retention_days: 180 }]);
    expect(byUser.error?.code).toBe('42501');
    for (const { error } of answers) {
      expect(error?.message).toBe('Retention must be from 1 to 3650 days');
    }
    expect(set.data).toBe(3650);
    expect(now.data).toEqual([{ retention_days: 3650 }]);
    const { data } = await admin()
      .rest.from('audit_log')
      .select('actor_email, details')
      .eq('action', 'retention_changed')
      .order('id', { ascending: false })
      .limit(1);
    expect(data).toEqual([{ actor_email: testAdmin.email, details: { from: '180', to: '3650' } }]);
  });
}
