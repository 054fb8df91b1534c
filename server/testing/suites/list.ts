import { beforeAll, expect, test } from 'vitest';
import type { Stage, TestPerson } from '../on-every-home.ts';

/** The administrators' list: pages, search, counts. */
export function testList({ admin, query }: Stage): void {
  beforeAll(async () => {
    await query(
      `select legwork.create_account('list-' || n || '@lists.example', 'Zoë O''Brien ' || n, null, 'user')
       from generate_series(1, 60) n`,
    );
  });

  test('pages follow each other without gap or repetition, in any order', async () => {
    for (const sort of ['created_at', 'full_name', 'email']) {
      const seen = await allPages(admin(), sort, true);
      const back = await allPages(admin(), sort, false);

      expect(new Set(seen).size).toBe(60);
      expect(back).toEqual(seen.toReversed());
    }
  });

  test('a search finds parts of names and addresses, in any case, and its count is right', async () => {
    const found = await admin().rest.rpc('list_accounts', { search: "o'brien zoë LIST-6" });
    const count = await admin().rest.rpc('count_accounts', { search: "o'brien zoë LIST-6" });

    expect(found.data).toHaveLength(2);
    expect(count.data).toBe(2);
  });

  test.each(['%', '_', '\\', "'", '"', '; drop table', '(', ',', '*'])(
    'a search for %s is a search for that very text',
    async (text) => {
      const count = await admin().rest.rpc('count_accounts', { search: `${text}zzz` });

      expect(count.error).toBeNull();
      expect(count.data).toBe(0);
    },
  );

  test('the specified queries answer list and counts', async () => {
    const list = await admin()
      .rest.from('profiles')
      .select('id, email, full_name, created_at, user_roles!inner(role)')
      .eq('user_roles.role', 'user');
    const count = await admin()
      .rest.from('profiles')
      .select('id, user_roles!inner(role)', { count: 'exact', head: true })
      .eq('user_roles.role', 'user')
      .gte('created_at', new Date(Date.now() - 7 * 86_400_000).toISOString());

    expect(list.error).toBeNull();
    expect(count.count).toBe(list.data?.length);
    expect(String(list.data?.[0]?.created_at)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  test('the statistics count everything, the last week and the last month', async () => {
    await query(
      `update public.profiles set created_at = now() - interval '20 days' where email like 'list-1%@lists.example'`,
    );
    const now = Date.now();

    const { data, error } = await admin()
      .rest.rpc('account_statistics', {
        week_ago: new Date(now - 7 * 86_400_000).toISOString(),
        month_ago: new Date(now - 30 * 86_400_000).toISOString(),
      })
      .single<Record<'total' | 'this_week' | 'this_month', number>>();

    const [all] = await query(
      `select count(*)::int as n from public.user_roles where role = 'user'`,
    );
    expect(error).toBeNull();
    expect(data?.total).toBe(all?.['n']);
    expect(data?.this_month).toBe(data?.total);
    expect(data?.this_week).toBe(Number(data?.total) - 11);
  });
}

async function allPages(
  { rest }: TestPerson,
  sort: string,
  ascending: boolean,
): Promise<readonly string[]> {
  const emails: string[] = [];
  let after = {};
  for (;;) {
    const page = await rest.rpc('list_accounts', {
      search: '@lists.example',
      sort,
      ascending,
      page_limit: 7,
      ...after,
    });
    const rows: readonly Readonly<Record<string, string>>[] = Array.isArray(page.data)
      ? page.data
      : [];
    emails.push(...rows.map((row) => row['email'] ?? ''));
    const last = rows.at(-1);
    if (rows.length < 7 || !last) return emails;
    after = { after_value: last[sort], after_id: last['id'] };
  }
}
