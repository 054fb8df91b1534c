import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { ACCOUNTS_PER_PAGE } from '../../backend/accounts.ts';
import type { AccountQuery } from '../../backend/accounts.ts';
import { adminTexts } from '../../texts-admin.ts';
import type { AccountAct } from './account-actions.ts';
import { AccountActDialog } from './account-action-dialog.tsx';
import { AccountPager } from './account-pager.tsx';
import { AccountTable } from './account-table.tsx';
import { ListState } from './list-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useAccounts } from './use-accounts.ts';

const { list: words } = adminTexts;
const FIRST_QUERY: AccountQuery = {
  role: 'user',
  search: '',
  sort: 'created',
  isAscending: false,
  page: 0,
};

/** 'User Accounts (n)' (§2): searched, sorted and paged by the database, so that it stays fast with any number. */
export function UserAccounts(): ReactElement {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useState(FIRST_QUERY);
  const [act, setAct] = useState<AccountAct | null>(null);
  const { data, error, refetch, isPlaceholderData } = useAccounts(query);
  // The page may have gone with its accounts, deleted here or elsewhere.
  const lastPage = data ? lastPageOf(data.total) : query.page;
  if (query.page > lastPage) setQuery({ ...query, page: lastPage });
  const change = (part: Partial<AccountQuery>): void => setQuery({ ...query, page: 0, ...part });
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
          {words.title(data?.total ?? 0)}
        </h2>
        <SearchField label={words.search} onSearch={(search) => change({ search })} />
      </header>
      {data && data.accounts.length > 0 && (
        <>
          <div
            aria-busy={isPlaceholderData}
            className="overflow-x-auto transition-opacity aria-busy:opacity-60"
          >
            <AccountTable
              label={words.title(data.total)}
              accounts={data.accounts}
              sort={query}
              onSort={change}
              onAct={setAct}
            />
          </div>
          <AccountPager page={query.page} total={data.total} onPage={(page) => change({ page })} />
        </>
      )}
      <ListState
        accounts={data?.accounts}
        error={error}
        search={query.search}
        onRetry={() => void refetch()}
      />
      <AccountActDialog act={act} onClose={() => setAct(null)} returnFocusTo={heading} />
    </section>
  );
}

function lastPageOf(total: number): number {
  return Math.max(0, Math.ceil(total / ACCOUNTS_PER_PAGE) - 1);
}
