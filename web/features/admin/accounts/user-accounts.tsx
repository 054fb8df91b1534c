import { useId, useRef, useState, type ReactElement } from 'react';
import {
  ACCOUNTS_PER_PAGE,
  type AccountQuery,
  type ManagedAccount,
} from '../../../backend/accounts.ts';
import { TryAgainButton } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Pager } from '../pager.tsx';
import { adminTexts } from '../texts.ts';
import { AccountActionDialog, type AccountAction } from './account-action-dialog.tsx';
import { AccountTable } from './account-table.tsx';
import { useAccounts } from './use-accounts.ts';

type ListStateProps = {
  readonly accounts: readonly ManagedAccount[] | undefined;
  readonly error: Error | null;
  readonly search: string;
  readonly onRetry: () => void;
};

const texts = adminTexts.list;
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
  const [action, setAction] = useState<AccountAction | null>(null);
  const { data, error, refetch, isPlaceholderData } = useAccounts(query);
  // The page may have gone with its accounts, deleted here or elsewhere.
  const lastPage = data ? Math.max(0, Math.ceil(data.total / ACCOUNTS_PER_PAGE) - 1) : query.page;
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
          {data ? texts.title(data.total) : texts.titleUncounted}
        </h2>
        <SearchField label={texts.search} onSearch={(search) => change({ search })} />
      </header>
      {data && data.accounts.length > 0 && (
        <AccountsPage
          accounts={data.accounts}
          total={data.total}
          query={query}
          isBusy={isPlaceholderData}
          onChange={change}
          onAction={setAction}
        />
      )}
      <ListState
        accounts={data?.accounts}
        error={error}
        search={query.search}
        onRetry={() => void refetch()}
      />
      <AccountActionDialog
        action={action}
        onClose={() => setAction(null)}
        returnFocusTo={heading}
      />
    </section>
  );
}

function AccountsPage(props: {
  readonly accounts: readonly ManagedAccount[];
  /** Over all pages. */
  readonly total: number;
  readonly query: AccountQuery;
  readonly isBusy: boolean;
  readonly onChange: (part: Partial<AccountQuery>) => void;
  readonly onAction: (action: AccountAction) => void;
}): ReactElement {
  const { accounts, total, query, onChange } = props;
  const { page } = query;
  const before = page * ACCOUNTS_PER_PAGE;
  const last = Math.min(before + ACCOUNTS_PER_PAGE, total);
  return (
    <>
      <div
        aria-busy={props.isBusy}
        className="@container overflow-x-auto transition-opacity aria-busy:opacity-60"
      >
        <AccountTable
          label={texts.title(total)}
          accounts={accounts}
          sort={query}
          onSort={onChange}
          onAction={props.onAction}
        />
      </div>
      <Pager
        label={texts.pages}
        position={texts.range(before + 1, last, total)}
        previous={texts.previous}
        next={texts.next}
        onPrevious={page > 0 ? () => onChange({ page: page - 1 }) : null}
        onNext={last < total ? () => onChange({ page: page + 1 }) : null}
      />
    </>
  );
}

function ListState(props: ListStateProps): ReactElement | null {
  const message = messageFor(props);
  if (message === null) return null;
  return (
    <div className="grid justify-items-center gap-3 border-t border-line px-5 py-12 text-center text-muted">
      <output>{message}</output>
      {props.error && <TryAgainButton onClick={props.onRetry} />}
    </div>
  );
}

function messageFor({ accounts, error, search }: ListStateProps): string | null {
  if (error) return texts.failed(error.message);
  if (!accounts) return texts.loading;
  if (accounts.length > 0) return null;
  return search === '' ? texts.empty : texts.noneFound(search);
}
