import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Backend } from '../../server/backend/open-backend.ts';
import { openBenchServer } from './open-bench-server.ts';

const ROUNDS = 9;
const DAY_MS = 86_400_000;

/** How long one call of the admin dashboard took over HTTP, in milliseconds. */
export type AccountMeasure = {
  readonly what: string;
  readonly medianMs: number;
  readonly slowestMs: number;
};

/** What to measure on: how many accounts, and a PostgreSQL instead of the embedded database. */
export type AccountBench = { readonly accounts: number; readonly databaseUrl?: string };

/** Fills a fresh database with accounts and measures what the admin dashboard asks of it. */
export async function measureAccounts({
  accounts,
  databaseUrl,
}: AccountBench): Promise<readonly AccountMeasure[]> {
  await using server = await openBenchServer(databaseUrl);
  await fill(server.backend, accounts);
  const { rest } = await server.signIn();
  return measureCalls(rest);
}

async function fill({ database }: Backend, accounts: number): Promise<void> {
  await database.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     select gen_random_uuid(), 'person' || n || '@company' || n % 977 || '.example', '', now(), '{}',
       jsonb_build_object('full_name', (array['Ada', 'Grace', 'Alan', 'Barbara', 'Zoë'])[1 + n % 5] || ' ' || md5(n::text))
     from generate_series(1, $1::int) n`,
    [accounts],
  );
  await database.query(
    `update public.profiles set created_at = now() - random() * interval '60 days'`,
  );
  await database.query('analyze');
}

type Call = () => PromiseLike<{ readonly error: unknown }>;

async function measureCalls(rest: PostgrestClient): Promise<readonly AccountMeasure[]> {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const statistics = { week_ago: ago(7), month_ago: ago(30) };
  const counted = () =>
    rest
      .from('profiles')
      .select('id, user_roles!inner(role)', { count: 'exact', head: true })
      .eq('user_roles.role', 'user');
  const calls: readonly (readonly [string, Call])[] = [
    ['first page of 50', () => rest.rpc('list_accounts', {})],
    ['first page by name', () => rest.rpc('list_accounts', { sort: 'full_name', ascending: true })],
    ['search that finds 11', () => rest.rpc('list_accounts', { search: 'person4711' })],
    ['search that finds a fifth', () => rest.rpc('list_accounts', { search: 'zoë' })],
    ['search that finds nothing', () => rest.rpc('list_accounts', { search: 'nobody at all' })],
    ['count of the list', () => rest.rpc('count_accounts', {})],
    ['count of a search', () => rest.rpc('count_accounts', { search: 'zoë' })],
    ['the three statistics in one call', () => rest.rpc('account_statistics', statistics)],
    ['specified count, all', counted],
    ['specified count, last 7 days', () => counted().gte('created_at', statistics.week_ago)],
  ];
  const measures: AccountMeasure[] = [];
  for (const [what, call] of calls) measures.push({ what, ...(await timesOf(call)) });
  return measures;
}

async function timesOf(call: Call) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = performance.now();
    const { error } = await call();
    if (error !== null) throw new Error('A measured call failed', { cause: error });
    times.push(performance.now() - since);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (index: number) => Math.round((sorted[index] ?? 0) * 10) / 10;
  return { medianMs: at(Math.floor(ROUNDS / 2)), slowestMs: at(ROUNDS - 1) };
}
