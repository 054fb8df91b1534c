import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#engine';
import type { AccountAdministration, AccountQuery } from '../../../web/backend/accounts.ts';
import { createSupabaseAccounts } from '../../../web/backend/supabase/accounts.ts';
import type { DatabaseStage } from '../on-every-database.ts';

const ACCOUNTS = 120;
const { signal } = new AbortController();

const FIRST_PAGE: AccountQuery = {
  role: 'user',
  search: '',
  sort: 'created',
  isAscending: true,
  page: 0,
};

/** The administrators' list as the browser asks for it: pages, search, counts. */
export function testList({ admin, query }: DatabaseStage): void {
  const list = (changes: Partial<AccountQuery>) =>
    accounts().listAccounts({ ...FIRST_PAGE, ...changes }, signal);
  const accounts = (): AccountAdministration => createSupabaseAccounts(admin().rest);

  beforeAll(async () => {
    await query(
      `select legwork.create_account('list-' || n || '@lists.example', 'Zoë O''Brien ' || n, null, 'user')
       from generate_series(1, $1::int) n`,
      [ACCOUNTS],
    );
  });

  test('pages follow each other without gap or repetition, in any order', async () => {
    for (const sort of ['created', 'name', 'email'] as const) {
      const seen = await allPages(list, { sort, isAscending: true });
      const back = await allPages(list, { sort, isAscending: false });

      expect(new Set(seen).size).toBe(ACCOUNTS);
      expect(back).toEqual(seen.toReversed());
    }
  });

  test('a search finds parts of names and addresses, in any case, and its count is right', async () => {
    const { accounts: found, total } = await list({ search: "o'brien zoë LIST-6", sort: 'email' });

    expect(found.map(({ email }) => email)).toContain('list-6@lists.example');
    expect(found).toHaveLength(11);
    expect(total).toBe(11);
  });

  test.each(['%', '_', '\\', "'", '"', '; drop table', '(', ',', '*', '.', '[a-z]', '***='])(
    'a search for %s is a search for that very text',
    async (text) => {
      expect(await list({ search: `${text}zzz` })).toEqual({ accounts: [], total: 0 });
      expect(await list({ search: `zoë ${text}zzz` })).toEqual({ accounts: [], total: 0 });
    },
  );

  test('the specified queries answer list and counts', async () => {
    const listed = await admin()
      .rest.from('profiles')
      .select('id, email, full_name, created_at, user_roles!inner(role)')
      .eq('user_roles.role', 'user');
    const count = await admin()
      .rest.from('profiles')
      .select('id, user_roles!inner(role)', { count: 'exact', head: true })
      .eq('user_roles.role', 'user')
      .gte('created_at', new Date(Date.now() - 7 * DAY_MS).toISOString());

    expect(listed.error).toBeNull();
    expect(count.count).toBe(listed.data?.length);
    expect(String(listed.data?.[0]?.created_at)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  test('the statistics count everything, the last week and the last month', async () => {
    await query(
      `update public.profiles set created_at = now() - interval '20 days' where email like 'list-1_@lists.example'`,
    );
    const [all] = await query(
      `select count(*)::int as n from public.user_roles where role = 'user'`,
    );
    const now = Date.now();
    const weekAgo = new Date(now - 7 * DAY_MS);
    const monthAgo = new Date(now - 30 * DAY_MS);

    const counts = await accounts().countAccounts({ weekAgo, monthAgo }, signal);

    const total = Number(all?.['n']);
    expect(counts).toEqual({ total, thisWeek: total - 10, thisMonth: total });
  });

  test.each(['list_accounts', 'count_accounts', 'account_statistics', 'account_filter'])(
    'the procedure %s, which nothing calls, does not exist',
    async (name) => {
      const { status } = await admin().rest.rpc(name, {});
      const rows = await query(`select 1 from pg_proc where proname = $1`, [name]);

      expect(status).toBe(404);
      expect(rows).toEqual([]);
    },
  );
}

async function allPages(
  list: (changes: Partial<AccountQuery>) => ReturnType<AccountAdministration['listAccounts']>,
  order: Pick<AccountQuery, 'sort' | 'isAscending'>,
): Promise<readonly string[]> {
  const emails: string[] = [];
  for (let page = 0; ; page += 1) {
    const { accounts, total } = await list({ ...order, page, search: '@lists.example' });
    emails.push(...accounts.map(({ email }) => email));
    expect(total).toBe(ACCOUNTS);
    if (accounts.length === 0) return emails;
  }
}
