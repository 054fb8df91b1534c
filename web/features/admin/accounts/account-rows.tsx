import { Copy, ShieldPlus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ManagedAccount } from '../../../backend/accounts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { formatDay } from '../../../ui/format.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import type { AccountAction } from './account-actions.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.list;
const remove = adminTexts.remove;
const roles = adminTexts.roles;

/** One row for each account (§2). */
export function AccountRows(props: {
  readonly accounts: readonly ManagedAccount[];
  readonly onAction: (act: AccountAction) => void;
}): ReactElement {
  return (
    <tbody className="divide-y divide-line">
      {props.accounts.map((account) => (
        <tr key={account.id} className="hover:bg-sunken">
          <th
            scope="row"
            className="max-w-52 truncate px-3 py-2 pl-4 text-left font-medium sm:pl-5"
          >
            {account.fullName === '' ? texts.nameless : account.fullName}
          </th>
          <td className="px-3 py-2">
            <span className="flex items-center gap-1">
              <span className="max-w-64 truncate text-muted" title={account.email}>
                {account.email}
              </span>
              <CopyButton email={account.email} />
            </span>
          </td>
          <td className="px-3 py-2">
            <Badge>{texts.role}</Badge>
          </td>
          <td className="px-3 py-2 whitespace-nowrap text-muted tabular-nums">
            <time dateTime={account.createdAt}>{formatDay(account.createdAt)}</time>
          </td>
          <td className="px-3 py-2 sm:pr-4">
            <span className="flex justify-end gap-1">
              <Button
                variant="quiet"
                size="icon"
                aria-label={roles.promote(account.email)}
                title={roles.promoteTitle}
                onClick={() => props.onAction({ kind: 'promote', account })}
              >
                <ShieldPlus aria-hidden className="size-4" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={remove.action(account.email)}
                title={remove.confirm}
                onClick={() => props.onAction({ kind: 'delete', account })}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function CopyButton({ email }: { readonly email: string }): ReactElement {
  async function copy(): Promise<void> {
    if (await copyText(email)) return showToast({ title: texts.copied, tone: 'success' });
    showToast({ title: uiTexts.error, description: texts.copyFailed, tone: 'destructive' });
  }
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
