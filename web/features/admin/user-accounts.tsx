import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { AccountQuery, ManagedAccount } from '../../backend/accounts.ts';
import { adminTexts } from '../../texts-admin.ts';
import type { AccountAct } from './account-act.ts';
import { AccountActDialog } from './account-act-dialog.tsx';
import { AccountPager } from './account-pager.tsx';
import { AccountTable } from './account-table.tsx';
import { ListState } from './list-state.tsx';
import { SearchField } from './search-field.tsx';
import { useAccountCount, useAccounts } from './use-accounts.ts';
import { usePages } from './use-pages.ts';

const { list: words } = adminTexts;
const NEWEST_FIRST: Pick<AccountQuery, 'sort' | 'isAscending'> = {
  sort: 'created',
  isAscending: false,
};

/** 'User Accounts (n)' (§2): searched, sorted and paged by the database, so that it stays fast with any number. */
export function UserAccounts(): ReactElement {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(NEWEST_FIRST);
  const pages = usePages<ManagedAccount>();
  const [act, setAct] = useState<AccountAct | null>(null);
  const count = useAccountCount({ role: 'user', search }) ?? 0;
  const query: AccountQuery = { role: 'user', search, ...sort, after: pages.after };
  const { data: accounts, error, refetch } = useAccounts(query);
  const afresh =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      pages.restart();
      set(value);
    };
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-panel"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="text-lg font-semibold tabular-nums outline-none"
        >
          {words.title(count)}
        </h2>
        <SearchField label={words.search} onSearch={afresh(setSearch)} />
      </header>
      {accounts && accounts.length > 0 && (
        <>
          <div className="overflow-x-auto">
            <AccountTable
              label={words.title(count)}
              accounts={accounts}
              sort={sort}
              onSort={afresh(setSort)}
              onAct={setAct}
            />
          </div>
          <AccountPager pages={pages} accounts={accounts} count={count} />
        </>
      )}
      <ListState accounts={accounts} error={error} search={search} onRetry={() => void refetch()} />
      <AccountActDialog act={act} onClose={() => setAct(null)} returnFocusTo={heading} />
    </section>
  );
}
