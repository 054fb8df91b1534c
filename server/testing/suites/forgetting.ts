import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Query } from '../../backend/database/database.ts';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { testAdmin } from '../start-server.ts';
import { reportWith } from './reports.ts';

/** Who researched whom, and how long that and the reports are kept. */
export function testRecordOfUse(stage: DatabaseStage): void {
  const { admin, query, create, signIn } = stage;
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

  test('the record says when free services or catalogues, which learn the name without a contract, were to be asked', async () => {
    const { ada } = users();
    await record(ada);
    await record(ada, { ...PETRA, by_free_services: true });
    await record(ada, { ...PETRA, by_catalogues: true });

    const how = 'by_free_services, by_catalogues';
    const { data } = await admin().rest.from('research_log').select(how).order('id');

    expect(data).toEqual([
      { by_free_services: false, by_catalogues: false },
      { by_free_services: true, by_catalogues: false },
      { by_free_services: false, by_catalogues: true },
    ]);
  });

  test('the record outlives the account it speaks of', async () => {
    const id = await create('gone@record.example');
    await record(await signIn('gone@record.example'));

    await admin().rest.from('profiles').delete().eq('id', id);

    const { data } = await admin().rest.from('research_log').select('user_email');
    expect(data).toEqual([{ user_email: 'gone@record.example' }]);
  });

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

const KEY = 'petra privat|nirgendheim ag';
const PETRA = { prospect_key: KEY, prospect_name: 'Petra Privat', company: 'Nirgendheim AG' };
const OTTO = {
  prospect_key: 'otto offen|klar ag',
  prospect_name: 'Otto Offen',
  company: 'Klar AG',
};

type Pair = { readonly ada: TestPerson; readonly ben: TestPerson };

/** Two users, and none of what is kept of anybody before each test. */
function withTwoUsers({ query, create, signIn }: DatabaseStage, place: string): () => Pair {
  const pairs: Pair[] = [];
  beforeAll(async () => {
    await create(`ada@${place}.example`);
    await create(`ben@${place}.example`);
    const ada = await signIn(`ada@${place}.example`);
    pairs.push({ ada, ben: await signIn(`ben@${place}.example`) });
  });
  beforeEach(async () => {
    await query('delete from public.reports');
    await query('delete from public.research_log');
    await query('delete from legwork.forgotten_people');
    await query(`delete from public.audit_log where action = 'prospect_forgotten'`);
    await query('update legwork.privacy_settings set retention_days = 180');
  });
  return () => {
    const [pair] = pairs;
    if (!pair) throw new Error('The two users are there inside tests only');
    return pair;
  };
}

const record = (person: TestPerson, prospect: object = PETRA) =>
  person.rest.rpc('record_research', prospect);
const forget = (person: TestPerson, key = KEY) =>
  person.rest.rpc('forget_prospect', { prospect_key: key });

/** A person who is forgotten leaves no name anywhere. */
export function testForgetting(stage: DatabaseStage): void {
  const { admin, query } = stage;
  const users = withTwoUsers(stage, 'forget');

  test('a forgotten person is in no table of the database any more, whoever had them', async () => {
    const { ada, ben } = users();
    for (const person of [ada, ben, admin()]) {
      await record(person);
      await person.rest.rpc('save_report', reportWith());
      await record(person, OTTO);
      await person.rest.rpc('save_report', reportWith({ ...OTTO, document: '{}' }));
    }
    expect(await tablesWith(query, 'petra privat')).toEqual([
      'public.reports',
      'public.research_log',
    ]);

    const { error } = await forget(ada);

    expect(error).toBeNull();
    expect(await tablesWith(query, 'petra')).toEqual([]);
    expect(await tablesWith(query, 'nirgendheim')).toEqual([]);
    expect(await query('select 1 from public.reports')).toHaveLength(3);
    expect(await query('select 1 from public.research_log')).toHaveLength(3);
  });

  test('asking about a forgotten person leaves no name; going on anyway is recorded', async () => {
    const { ada, ben } = users();
    await forget(ada);

    const asked = await record(ben);
    const traces = await tablesWith(query, 'petra');
    const anyway = await record(ben, { ...PETRA, research_anyway: true });

    expect(Date.parse(String(asked.data))).toBeGreaterThan(Date.now() - 60_000);
    expect(traces).toEqual([]);
    expect(anyway.data).toBe(asked.data);
    expect(await query('select user_email from public.research_log')).toEqual([
      { user_email: 'ben@forget.example' },
    ]);
  });

  test('browsers learn which of their people are forgotten, and nothing else', async () => {
    const { ada, ben } = users();
    await forget(ada);

    const found = await ben.rest.rpc('forgotten_among', {
      prospect_keys: ['otto offen|klar ag', KEY, '', "x'; --"],
    });
    const tooMany = await ben.rest.rpc('forgotten_among', {
      prospect_keys: Array.from({ length: 1001 }, (_, n) => `p${n}|c`),
    });

    expect(found.data).toEqual([KEY]);
    expect(tooMany.status).toBe(400);
  });

  test('forgetting is audited without the name, and answers nothing of what others had', async () => {
    const { ada, ben } = users();
    await record(ben);
    await ben.rest.rpc('save_report', reportWith());

    const had = await forget(ada);
    const hadNot = await forget(ada, 'nobody|nowhere');

    expect([had.status, had.data]).toEqual([hadNot.status, hadNot.data]);
    const { data } = await admin()
      .rest.from('audit_log')
      .select('actor_email, target_email, details')
      .eq('action', 'prospect_forgotten')
      .order('id');
    const entry = { actor_email: 'ada@forget.example', target_email: null };
    expect(data).toEqual([
      { ...entry, details: { reports: '1', records: '1' } },
      { ...entry, details: { reports: '0', records: '0' } },
    ]);
  });
}

/** What was on its way when a person was forgotten, and who is researched in spite of it. */
export function testForgettingInFlight(stage: DatabaseStage): void {
  const { query } = stage;
  const users = withTwoUsers(stage, 'forget-in-flight');

  test('fault 99: a report that was on its way when its person was forgotten is refused, until they are researched anyway', async () => {
    const { ada, ben } = users();
    await record(ben);
    await ben.rest.rpc('save_report', reportWith());
    await forget(ada);

    for (const person of [ada, ben]) {
      const late = await person.rest.rpc('save_report', reportWith());
      expect([late.status, late.error?.message]).toEqual([410, 'This person was forgotten']);
    }
    expect(await tablesWith(query, 'petra')).toEqual([]);

    await record(ada, { ...PETRA, research_anyway: true });
    expect((await ada.rest.rpc('save_report', reportWith())).error).toBeNull();
    expect((await ben.rest.rpc('save_report', reportWith())).status).toBe(410);
  });

  test('a browser keeps a forgotten person whom its own account has researched anyway', async () => {
    const { ada, ben } = users();
    await forget(ada);
    await record(ada, { ...PETRA, research_anyway: true });
    const asked = { prospect_keys: [KEY] };
    const lookUp = (person: TestPerson) => person.rest.rpc('forgotten_among', asked);

    expect([(await lookUp(ada)).data, (await lookUp(ben)).data]).toEqual([[], [KEY]]);
    await forget(ben);
    expect((await lookUp(ada)).data).toEqual([KEY]);
  });
}

/** How many people may be forgotten, and what is kept of them. */
export function testForgettingLimits(stage: DatabaseStage): void {
  const { admin, query } = stage;
  const users = withTwoUsers(stage, 'forget-limits');

  test('a user forgets at most 20 people a day, an administrator any number', async () => {
    const { ben } = users();
    for (let n = 0; n < 20; n += 1) expect((await forget(ben, `p${n}|c`)).error).toBeNull();

    const refused = await forget(ben);
    const byAdmin = await forget(admin());

    expect(refused.status).toBe(429);
    expect(refused.error?.message).toBe(
      'You have forgotten 20 people within a day, which is the most there can be',
    );
    expect(byAdmin.error).toBeNull();
  });

  test('the mark tells no name and differs between databases', async () => {
    const { ada } = users();
    await forget(ada);

    const [row] = await query(
      `select encode(f.mark, 'hex') as mark, encode(sha256(convert_to($1, 'UTF8')), 'hex') as plain,
         octet_length(s.salt) as salt from legwork.forgotten_people f, legwork.forgetting_salt s`,
      [KEY],
    );

    expect(row?.['mark']).not.toBe(row?.['plain']);
    expect(row?.['salt']).toBe(32);
  });
}

/** Every table of every schema that has the text anywhere in a row. */
async function tablesWith(query: Query, text: string): Promise<readonly string[]> {
  const tables = await query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg_toast%' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      `select 1 from ${String(name)} t where strpos(lower(t::text), $1) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}
