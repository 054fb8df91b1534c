import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';
import { breachesOf, sqlLints } from '../sql-lints.ts';

/** For each rule a change that breaks it, so that every rule is seen to fail. */
const BREAKAGES: Readonly<Record<string, string>> = {
  '0001':
    'create table public.broken (id int primary key, owner uuid references public.profiles (id))',
  '0002': 'create view public.broken as select email from auth.users',
  '0003': `alter policy profiles_read on public.profiles using (id = auth.uid() and (select legwork.session_is_live()))`,
  '0006': `create policy broken on public.profiles for select to authenticated using ((select legwork.is_admin()))`,
  '0007': 'alter table public.profiles disable row level security',
  '0008': 'create table public.broken (id int primary key)',
  '0010': 'create view public.broken as select id from public.profiles',
  '0011': 'alter function legwork.is_admin() reset search_path',
  '0013': 'alter table legwork.attempts disable row level security',
  '0015': `alter policy profiles_delete on public.profiles using ((select auth.jwt() -> 'user_metadata' ->> 'role') = 'admin')`,
  '0023': 'alter table public.profiles add column reset_token text',
  '0024': 'alter policy audit_log_read on public.audit_log using (true)',
  '0028': 'grant execute on function public.set_user_role(uuid, text) to anon',
  '0029':
    'grant execute on function legwork.make_first_admin(text, text, boolean) to authenticated',
  'strangers may touch': 'grant select (email) on public.profiles to anon',
  'signed-in people have': 'grant update on public.user_roles to authenticated',
  'policies speak': 'alter policy profiles_read on public.profiles to public',
};

/** The schema rules, each seen to hold and seen to fail. */
export function testSqlLints({ query, kysely }: DatabaseStage): void {
  test.each(sqlLints)('$name', async (lint) => {
    expect(await breachesOf(query, lint)).toEqual([]);
  });

  test.each(sqlLints)('it is noticed when this is broken: $name', async (lint) => {
    const [, breakage = ''] =
      Object.entries(BREAKAGES).find(([start]) => lint.name.startsWith(start)) ?? [];

    expect(await breachesWhen(kysely(), breakage, lint.sql)).not.toEqual([]);
  });
}

class Undo extends Error {}

/** Breaks the schema, asks, and undoes it. */
async function breachesWhen(database: Kysely<unknown>, breakage: string, lint: string) {
  const found: unknown[] = [];
  await database
    .transaction()
    .execute(async (trx) => {
      await sql.raw(breakage).execute(trx);
      found.push(...(await sql.raw(lint).execute(trx)).rows);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found;
}
