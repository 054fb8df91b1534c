import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAuditChain } from '../../audit-chain.ts';
import { startAuditSink } from '../../backend/audit-sink.ts';
import type { Row } from '../../backend/database/database.ts';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';

/** The chain of the audit log: what a copy of it proves, and that each new entry is handed on. */
export function testAuditChain({ admin, query, kysely }: DatabaseStage): void {
  const exported = () => exportedBy(admin());

  test('fault 256: whatever an entry says, the database and whoever checks a copy compute the same digest', async () => {
    await query('delete from public.audit_log');
    for (const details of NASTY_DETAILS) {
      await query(
        `insert into public.audit_log (action, happened_at, target_email, details)
         values ('signed_in', '2026-03-29 01:59:59.5+02'::timestamptz + $1::text::interval, $2, $3)`,
        [
          `${JSON.stringify(details).length} microseconds`,
          'ä"\\\u2028😀@example.com',
          JSON.stringify(details),
        ],
      );
    }
    const entries = await exported();

    expect(entries.map(({ details }) => details)).toEqual(NASTY_DETAILS);
    expect(await verdictOn(entries)).toBe('unchanged');
  });

  test('threat 46: an entry that was changed, removed, slipped in or moved is found in a copy', async () => {
    await query('delete from public.audit_log');
    await query(`insert into public.audit_log (action, target_email, details)
      select 'role_changed', 'p' || n || '@example.com', '{"from": "user", "to": "admin"}'
      from generate_series(1, 6) n`);
    const entries = await exported();
    const [first = {}, second = {}, third = {}, ...rest] = entries;
    const forged = { ...second, details: { from: 'user', to: 'user' } };
    const number = Number(second['number']);

    expect(await verdictOn(entries)).toBe('unchanged');
    expect(await verdictOn([first, forged, third, ...rest])).toContain('was changed');
    expect(
      await verdictOn([first, { ...second, happened_at: '2020-01-01T00:00:00+00:00' }]),
    ).toContain('was changed');
    expect(await verdictOn([first, { ...second, number: number + 1 }])).toContain('was changed');
    expect(await verdictOn([first, third, ...rest])).toContain(
      `does not follow entry ${number - 1}`,
    );
    expect(await verdictOn([first, third, second, ...rest])).toContain('does not follow entry');
    expect(await verdictOn([first, { ...second, secret: 'x' }, third])).toContain(
      'does not follow',
    );
    expect(await verdictOn([third, first])).toContain('does not follow entry');
    // A whole log that somebody made up again, digests and all, against an older copy.
    await query('update public.audit_log set number = null where number >= $1', [number]);
    await rechain(kysely(), number);
    const again = await exported();
    expect(await verdictOn(again)).toBe('unchanged');
    expect(await verdictOn([...entries, ...again])).toContain(
      'differs from the entry of that number',
    );
    expect(await verdictOn([first, second, ...again.slice(2)])).toContain('does not follow');
  });
}

/** What is dropped from the chain, and what comes to it at the same moment. */
export function testAuditChainInUse({ admin, query, create, signIn }: DatabaseStage): void {
  const exported = () => exportedBy(admin());

  test('fault 257: what was dropped as too old is no tampering, and nothing goes from between younger entries', async () => {
    await query('delete from public.audit_log');
    const days = [400, 380, 10, 390, 5, -4000];
    for (const age of days) {
      await query(
        `insert into public.audit_log (action, happened_at) values ('backup_taken', now() - make_interval(days => $1))`,
        [age],
      );
    }
    const numbers = (await exported()).map((row) => row['number']);

    await query('select legwork.prune_audit(365)');

    const kept = await exported();
    expect(kept.map((row) => row['number'])).toEqual(numbers.slice(2));
    expect(await verdictOn(kept)).toBe('unchanged');
    await query('select legwork.prune_audit(1)');
    expect(await exported()).toEqual([]);
    await query(`insert into public.audit_log (action) values ('signed_in')`);
    expect((await exported()).map((row) => row['number'])).toEqual([Number(numbers.at(-1)) + 1]);
  });

  test('fault 258: what happens at the same moment is all in one chain', async () => {
    await query('delete from public.audit_log');
    await create('chained@example.com');

    await Promise.all([
      ...Array.from({ length: 5 }, () => signIn('chained@example.com')),
      ...Array.from({ length: 200 }, () =>
        query(`select legwork.record_failed_sign_in('chained@example.com')`),
      ),
    ]);

    const entries = await exported();
    const signedIn = entries.filter(({ action }) => action === 'signed_in');
    const failed = entries.filter(({ action }) => action === 'sign_in_failed');
    expect([signedIn.length, failed.length]).toEqual([5, 200]);
    expect(await verdictOn(entries)).toBe('unchanged');
  });
}

/** Entries leave the building as they are made. */
export function testAuditSink({ query }: DatabaseStage): void {
  const [process, other] = [randomUUID(), randomUUID()];
  const entriesFor = async (asker: string) => {
    const entries = await query('select number::int from legwork.audit_entries_to_hand_on($1, 9)', [
      asker,
    ]);
    return entries.map(({ number }) => number);
  };
  const endLease = () =>
    query("update legwork.audit_chain set lease_ends_at = now() - interval '1 second'");
  const makeEntries = async (count: number) => {
    await query('update legwork.audit_chain set handed_on = number');
    const [head] = await query('select number::int from legwork.audit_chain');
    await query(
      `insert into public.audit_log (action, target_email)
       select 'sign_in_failed', 'p' || n || '@example.com' from generate_series(1, $1::int) n`,
      [count],
    );
    return Array.from({ length: count }, (_, n) => Number(head?.['number']) + 1 + n);
  };

  test('fault 259: each new entry is handed on once and in order, however many there are', async () => {
    const handed: Row[] = [];
    const warned: string[] = [];
    const end = startAuditSink({
      query,
      write: (one) => handed.push(rowSchema.parse(one)),
      log: { say: () => undefined, warn: (line) => warned.push(line) },
    });
    await endLease();
    const numbers = await makeEntries(1200);

    await end();

    expect(warned).toEqual([]);
    expect(handed.map(({ number }) => number)).toEqual(numbers);
    expect(await verdictOn(handed)).toBe('unchanged');
  });

  test('fault 260: one process hands entries on, and another begins where it stopped once it is gone', async () => {
    const [first, second] = await makeEntries(2);
    await endLease();

    expect(await entriesFor(process)).toEqual([first, second]);
    expect(await entriesFor(other)).toEqual([]);
    await query('select legwork.audit_entries_handed_on($1, $2)', [other, second]);
    await query('select legwork.audit_entries_handed_on($1, $2)', [process, first]);
    await endLease();
    expect(await entriesFor(other)).toEqual([second]);
    expect(await entriesFor(process)).toEqual([]);
  });
}

const rowSchema = z.record(z.string(), z.unknown());
const EXPORTED =
  'number, happened_at, action, actor_id, actor_email, target_id, target_email, details, previous_digest, digest';

async function exportedBy({ rest }: TestPerson): Promise<readonly Row[]> {
  const { data } = await rest.from('audit_log').select(EXPORTED).order('number');
  return data ?? [];
}

/** Details that spellings of JSON disagree about. */
const NASTY_DETAILS: readonly object[] = [
  {},
  { to: 'plain' },
  { bb: 1, a: 2, ä: 3, é: 4, ab: 5, '': 6, 10: 7, 9: 8 },
  { text: 'quote " backslash \\ slash / tab \t line \n \u0001 \u007f \u2028 😀 e\u0301 </script>' },
  { nested: { z: [1, 'two', null, true, { b: {}, a: [] }], y: -0.25 }, big: 9_007_199_254_740_991 },
  Object.fromEntries([
    ['constructor', 'x'],
    ['toString', 'y'],
    ['hasOwnProperty', 'z'],
  ]),
];

/** 'unchanged', or what is wrong with these entries, as lines of an export and as lines of a server's log. */
async function verdictOn(entries: readonly Row[]): Promise<string> {
  const texts = [
    entries.map((entry) => JSON.stringify(entry)),
    entries.flatMap((entry) => [
      'a line of something else',
      JSON.stringify({ time: 'then', level: 'audit', audit: entry }),
    ]),
  ];
  const verdicts = new Set<string>();
  for (const lines of texts) {
    const { fault, entries: read } = await readAuditChain(linesFrom(lines));
    verdicts.add(fault?.what ?? (read === null ? 'nothing' : 'unchanged'));
  }
  return [...verdicts].join(' or ');
}

async function* linesFrom(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** What somebody who owns the database would do to hide a change: all later entries are chained again. */
async function rechain(database: Kysely<unknown>, number: number): Promise<void> {
  await sql
    .raw(
      `do $$
       declare
         head legwork.audit_chain;
         entry public.audit_log;
       begin
         select a.number, a.digest into head.number, head.digest from public.audit_log a where a.number = ${number - 1};
         for entry in select a.* from public.audit_log a where a.number is null order by a.id loop
           entry.target_email := 'nobody@example.com';
           update public.audit_log a set target_email = entry.target_email where a.id = entry.id;
           head := legwork.chain_audit_entry(entry, head);
         end loop;
         update legwork.audit_chain set number = head.number, digest = head.digest;
       end
       $$`,
    )
    .execute(database);
}
