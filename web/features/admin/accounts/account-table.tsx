import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Copy, ShieldPlus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AccountQuery, ManagedAccount } from '../../../backend/accounts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { copyAndSay } from '../../../ui/copy-text.ts';
import { formatDay } from '../../../ui/format.ts';
import { tableRoles } from '../../../ui/layout/table-roles.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { adminTexts } from '../texts.ts';
import type { AccountAction } from './account-action-dialog.tsx';
import { RevokeTokensButton, SetPasswordButton } from './account-buttons.tsx';

const texts = adminTexts.list;

const { columns } = texts;
const { promote, remove } = adminTexts;

/** Where the columns have no room, each row is a small card with its actions at the right. */
const ROW_STYLE =
  'hover:bg-sunken @max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:items-center @max-3xl:py-2';
const CELL_STYLE = 'px-3 py-2 @max-3xl:col-start-1 @max-3xl:py-0.5 @max-3xl:pl-4 sm:@max-3xl:pl-5';

type Sort = Pick<AccountQuery, 'sort' | 'isAscending'>;

/** The accounts of one page; the columns of §2. */
export function AccountTable(props: {
  readonly label: string;
  readonly accounts: readonly ManagedAccount[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onAction: (act: AccountAction) => void;
}): ReactElement {
  const { label, accounts, sort, onSort, onAction } = props;
  return (
    <table
      {...tableRoles.table}
      aria-label={label}
      className="w-full border-collapse text-base @max-3xl:block"
    >
      <thead {...tableRoles.group} className="@max-3xl:block">
        <tr
          {...tableRoles.row}
          className="border-b border-line bg-sunken text-left text-xs text-muted @max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center"
        >
          <SortableColumn name="name" title={columns.name} sort={sort} onSort={onSort} isFirst />
          <SortableColumn name="email" title={columns.email} sort={sort} onSort={onSort} />
          <th {...tableRoles.columnHeader} className="px-3 font-medium @max-3xl:sr-only">
            {columns.role}
          </th>
          <SortableColumn name="created" title={columns.created} sort={sort} onSort={onSort} />
          <th
            {...tableRoles.columnHeader}
            className="px-3 text-right font-medium @max-3xl:sr-only sm:pr-5"
          >
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
      {...tableRoles.columnHeader}
      aria-sort={isSorted ? (sort.isAscending ? 'ascending' : 'descending') : 'none'}
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

function AccountRows(props: {
  readonly accounts: readonly ManagedAccount[];
  readonly onAction: (act: AccountAction) => void;
}): ReactElement {
  return (
    <tbody {...tableRoles.group} className="divide-y divide-line @max-3xl:block">
      {props.accounts.map((account) => (
        <tr {...tableRoles.row} key={account.id} className={ROW_STYLE}>
          <th
            {...tableRoles.rowHeader}
            className={`${CELL_STYLE} pl-4 text-left font-medium wrap-anywhere sm:pl-5`}
          >
            {account.fullName === '' ? texts.nameless : account.fullName}
          </th>
          <td {...tableRoles.cell} className={CELL_STYLE}>
            <span className="flex items-center gap-1">
              <span className="min-w-0 text-muted wrap-anywhere">{account.email}</span>
              <CopyButton email={account.email} />
            </span>
          </td>
          <td {...tableRoles.cell} className={CELL_STYLE}>
            <Badge>{texts.role}</Badge>
          </td>
          <td
            {...tableRoles.cell}
            className={`${CELL_STYLE} whitespace-nowrap text-muted tabular-nums`}
          >
            <time dateTime={account.createdAt}>{formatDay(account.createdAt)}</time>
          </td>
          <td
            {...tableRoles.cell}
            className="px-3 py-2 sm:pr-4 @max-3xl:col-start-2 @max-3xl:row-[1/span_4]"
          >
            <RowActions account={account} onAction={props.onAction} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function RowActions(props: {
  readonly account: ManagedAccount;
  readonly onAction: (act: AccountAction) => void;
}): ReactElement {
  const { account, onAction } = props;
  return (
    <span className="flex justify-end gap-1 max-sm:w-24 max-sm:flex-wrap">
      <SetPasswordButton
        email={account.email}
        onClick={() => onAction({ kind: 'set-password', account })}
      />
      <RevokeTokensButton
        email={account.email}
        onClick={() => onAction({ kind: 'revoke-tokens', account })}
      />
      <IconButton
        icon={ShieldPlus}
        label={promote.action(account.email)}
        title={promote.title}
        onClick={() => onAction({ kind: 'promote', account })}
      />
      <IconButton
        icon={Trash2}
        label={remove.action(account.email)}
        title={remove.confirm}
        onClick={() => onAction({ kind: 'delete', account })}
      />
    </span>
  );
}

function CopyButton({ email }: { readonly email: string }): ReactElement {
  const copy = (): Promise<void> =>
    copyAndSay(
      email,
      { title: texts.copied, tone: 'success' },
      { title: uiTexts.error, description: texts.copyFailed },
    );
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={texts.copy(email)}
      title={texts.copy(email)}
      onClick={() => void copy()}
    >
      <Copy aria-hidden className="size-3.5" />
    </Button>
  );
}
