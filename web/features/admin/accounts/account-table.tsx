import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AccountQuery, ManagedAccount } from '../../../backend/accounts.ts';
import type { AccountAction } from './account-actions.ts';
import { AccountRows } from './account-rows.tsx';
import { adminTexts } from '../texts.ts';

const columns = adminTexts.list.columns;
type Sort = Pick<AccountQuery, 'sort' | 'isAscending'>;

type AccountTableProps = {
  readonly label: string;
  readonly accounts: readonly ManagedAccount[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onAction: (act: AccountAction) => void;
};

/** The accounts of one page; the columns of §2. */
export function AccountTable(props: AccountTableProps): ReactElement {
  const { label, accounts, sort, onSort, onAction } = props;
  return (
    <table aria-label={label} className="w-full border-collapse text-base">
      <thead>
        <tr className="border-b border-line bg-sunken text-left text-xs text-muted">
          <SortableColumn name="name" title={columns.name} sort={sort} onSort={onSort} isFirst />
          <SortableColumn name="email" title={columns.email} sort={sort} onSort={onSort} />
          <th scope="col" className="px-3 font-medium">
            {columns.role}
          </th>
          <SortableColumn name="created" title={columns.created} sort={sort} onSort={onSort} />
          <th scope="col" className="px-3 text-right font-medium sm:pr-5">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <AccountRows accounts={accounts} onAction={onAction} />
    </table>
  );
}

function SortableColumn(props: {
  readonly name: Sort['sort'];
  readonly title: string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly isFirst?: boolean;
}): ReactElement {
  const { name, title, sort, onSort } = props;
  const isSorted = sort.sort === name;
  const Arrow = sort.isAscending ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={ariaSort(isSorted, sort.isAscending)}
      className={clsx('p-0 font-medium', props.isFirst === true && 'pl-1 sm:pl-2')}
    >
      <button
        type="button"
        onClick={() => onSort({ sort: name, isAscending: isSorted ? !sort.isAscending : true })}
        className="flex h-9 items-center gap-1 rounded-sm px-3 -outline-offset-2 hover:text-ink"
      >
        {title}
        <Arrow aria-hidden className={clsx('size-3.5', !isSorted && 'invisible')} />
      </button>
    </th>
  );
}

function ariaSort(isSorted: boolean, isAscending: boolean): 'ascending' | 'descending' | 'none' {
  if (!isSorted) return 'none';
  return isAscending ? 'ascending' : 'descending';
}
