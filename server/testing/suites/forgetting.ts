import { expect, test } from 'vitest';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { reportWith } from './reports.ts';
import { forget, KEY, OTTO, PETRA, record, tablesWith, withTwoUsers } from './researched-people.ts';

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
