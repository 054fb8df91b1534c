import { Copy, ShieldPlus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ManagedAccount } from '../../backend/accounts.ts';
import { adminTexts } from '../../texts-admin.ts';
import { texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { AccountAct } from './account-actions.ts';

const { list: words, remove, roles } = adminTexts;
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** One row for each account (§2). */
export function AccountRows(props: {
  readonly accounts: readonly ManagedAccount[];
  readonly onAct: (act: AccountAct) => void;
}): ReactElement {
  return (
    <tbody className="divide-y divide-line">
      {props.accounts.map((account) => (
        <tr key={account.id} className="hover:bg-sunken">
          <th
            scope="row"
            className="max-w-52 truncate px-3 py-2 pl-4 text-left font-medium sm:pl-5"
          >
            {account.fullName === '' ? words.nameless : account.fullName}
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
            <Badge>{words.role}</Badge>
          </td>
          <td className="px-3 py-2 whitespace-nowrap text-muted tabular-nums">
            <time dateTime={account.createdAt}>{DATE.format(new Date(account.createdAt))}</time>
          </td>
          <td className="px-3 py-2 sm:pr-4">
            <span className="flex justify-end gap-1">
              <Button
                look="quiet"
                size="icon"
                aria-label={roles.promote(account.email)}
                title={roles.promoteTitle}
                onClick={() => props.onAct({ kind: 'promote', account })}
              >
                <ShieldPlus aria-hidden className="size-4" />
              </Button>
              <Button
                look="quiet"
                size="icon"
                aria-label={remove.action(account.email)}
                title={remove.confirm}
                onClick={() => props.onAct({ kind: 'delete', account })}
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
    try {
      await navigator.clipboard.writeText(email);
      showToast({ title: words.copied, tone: 'success' });
    } catch {
      showToast({ title: texts.error, description: words.copyFailed, tone: 'destructive' });
    }
  }
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={words.copy(email)}
      title={words.copy(email)}
      onClick={() => void copy()}
    >
      <Copy aria-hidden className="size-3.5" />
    </Button>
  );
}
