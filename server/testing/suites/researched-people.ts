import { beforeAll, beforeEach } from 'vitest';
import type { Query } from '../../backend/database/database.ts';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';

// What the suites about the record of use and about forgetting share: two users, and whom they research.

/** Of `PETRA`, the person who is to be forgotten. */
export const KEY = 'petra privat|nirgendheim ag';
export const PETRA = {
  prospect_key: KEY,
  prospect_name: 'Petra Privat',
  company: 'Nirgendheim AG',
};
export const OTTO = {
  prospect_key: 'otto offen|klar ag',
  prospect_name: 'Otto Offen',
  company: 'Klar AG',
};

type Pair = { readonly ada: TestPerson; readonly ben: TestPerson };

/** Two users, and none of what is kept of anybody before each test. */
export function withTwoUsers({ query, create, signIn }: DatabaseStage, place: string): () => Pair {
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

/** Records that a person researches a prospect. */
export const record = (person: TestPerson, prospect: object = PETRA) =>
  person.rest.rpc('record_research', prospect);
/** A person forgets a prospect. */
export const forget = (person: TestPerson, key = KEY) =>
  person.rest.rpc('forget_prospect', { prospect_key: key });

/** Every table of every schema that has the text anywhere in a row. */
export async function tablesWith(query: Query, text: string): Promise<readonly string[]> {
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
