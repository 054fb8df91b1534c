import type { PostgrestClient } from '@supabase/postgrest-js';
import { DAY_MS } from '#engine';
import type { ServerBackend } from '../../server/backend/open-backend.ts';
import { openBenchServer } from './open-bench-server.ts';

const ROUNDS = 9;
const EVER_DAYS = 10_000;
const PAGE_SIZE = 50;

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
  // Awaited here, before the server goes.
  return await measureCalls(rest);
}

async function fill({ database }: ServerBackend, accounts: number): Promise<void> {
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

/** The calls of the admin dashboard (§7), as the browser sends them. */
async function measureCalls(rest: PostgrestClient): Promise<readonly AccountMeasure[]> {
  const page = (column: string, ascending: boolean) =>
    rest
      .from('profiles')
      .select('id, email, full_name, created_at, user_roles!inner(role)', { count: 'exact' })
      .eq('user_roles.role', 'user')
      .order(column, { ascending })
      .order('id', { ascending })
      .range(0, PAGE_SIZE - 1);
  const search = (pattern: string) =>
    page('created_at', false).filter('search_text', 'match', pattern);
  const counted = (days: number) =>
    rest
      .from('profiles')
      .select('id, user_roles!inner(role)', { count: 'exact', head: true })
      .eq('user_roles.role', 'user')
      .gte('created_at', new Date(Date.now() - days * DAY_MS).toISOString());
  const calls: readonly (readonly [string, Call])[] = [
    ['first page and exact number', () => page('created_at', false)],
    ['first page by name', () => page('sort_name', true)],
    ['first page by e-mail', () => page('email', true)],
    ['search that finds 11', () => search('***=person4711')],
    ['search that finds a fifth', () => search('***=zoë')],
    ['search that finds nothing', () => search('^(?=.*nobody)(?=.*at)(?=.*all)')],
    ['exact count, all', () => counted(EVER_DAYS)],
    ['exact count, last 7 days', () => counted(7)],
    ['exact count, last 30 days', () => counted(30)],
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
