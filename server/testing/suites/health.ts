import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { reportWith } from './reports.ts';
import { record } from './researched-people.ts';

const DAY_MS = 86_400_000;
const rowsSchema = z.nullable(
  z.tuple([z.looseObject({ size_bytes: z.number(), audit_since: z.string() })]),
);
const HELLA = {
  prospect_key: 'hella heil|wohlauf ag',
  prospect_name: 'Hella Heil',
  company: 'Wohlauf AG',
};

/** How the installation is, for administrators. */
export function testHealth({ admin, query, create, signIn }: DatabaseStage): void {
  let user: TestPerson;
  beforeAll(async () => {
    await create('healthy@example.com');
    user = await signIn('healthy@example.com');
  });
  const healthFor = async ({ rest }: TestPerson) => {
    const answer = await rest.rpc('health', {});
    return { status: answer.status, row: rowsSchema.parse(answer.data)?.[0] };
  };

  test('an administrator sees where the database is, how large, how long things are kept and who fails to sign in', async () => {
    await query('delete from public.audit_log');
    await query(`insert into public.audit_log (action, happened_at)
      select 'sign_in_failed', now() - age from unnest(array['1 hour', '23 hours', '25 hours', '6 days', '8 days']::interval[]) age`);
    const [last] = await query('select number::int, digest from legwork.audit_chain');
    const [kept] = await query('select retention_days from legwork.privacy_settings');
    const [engine] = await query(`select version() like '%wasm%' as embedded,
      split_part(current_setting('server_version'), ' ', 1) as version`);

    const { row } = await healthFor(admin());
    if (row === undefined) throw new Error('There is no row.');
    const { size_bytes: size, audit_since: since, ...rest } = row;

    expect(rest).toEqual({
      home: engine?.['embedded'] === true ? 'embedded' : 'postgresql',
      postgres: engine?.['version'],
      retention_days: kept?.['retention_days'],
      failed_sign_ins_day: 2,
      failed_sign_ins_week: 4,
      audit_first: Number(last?.['number']) - 4,
      audit_last: last?.['number'],
      audit_digest: last?.['digest'],
    });
    expect(size).toBeGreaterThan(1_000_000);
    expect(Date.now() - Date.parse(since)).toBeLessThan(8 * DAY_MS);
  });

  test('threat 48: it tells users nothing, and administrators nothing of research', async () => {
    const before = await healthFor(admin());
    const recorded = await record(user, HELLA);
    const saved = await user.rest.rpc('save_report', reportWith(HELLA));

    const after = await healthFor(admin());
    const refused = await healthFor(user);

    expect([recorded.error, saved.error]).toEqual([null, null]);
    expect([refused.status, refused.row]).toEqual([403, undefined]);
    expect({ ...after.row, size_bytes: 0 }).toEqual({ ...before.row, size_bytes: 0 });
  });
}
