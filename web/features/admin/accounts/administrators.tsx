import { ShieldMinus } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import type { AccountQuery, ManagedAccount } from '../../../backend/accounts.ts';
import { useAccount } from '../../../backend/authentication.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { AnswerState } from '../answer-state.tsx';
import { adminTexts } from '../texts.ts';
import { AccountActionDialog, type AccountAction } from './account-action-dialog.tsx';
import { RevokeTokensButton, SetPasswordButton } from './account-buttons.tsx';
import { useAccounts } from './use-accounts.ts';

const texts = adminTexts.administrators;
const { demote } = adminTexts;
const ADMINISTRATORS: AccountQuery = {
  role: 'admin',
  search: '',
  sort: 'name',
  isAscending: true,
  page: 0,
};

/** Administrators are listed apart from the table of §2, which has accounts of role user only. */
export function Administrators(): ReactElement {
  const { data, error, refetch } = useAccounts(ADMINISTRATORS);
  const [action, setAction] = useState<AccountAction | null>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Panel title={texts.title} lead={texts.lead}>
      {data && (
        <ul ref={list} tabIndex={-1} className="grid gap-2 outline-none">
          {data.accounts.map((account) => (
            <Administrator
              key={account.id}
              account={account}
              isLast={data.total === 1}
              onAction={(kind) => setAction({ kind, account })}
            />
          ))}
        </ul>
      )}
      {!data && <AnswerState error={error} texts={texts} onRetry={() => void refetch()} />}
      <AccountActionDialog action={action} onClose={() => setAction(null)} returnFocusTo={list} />
    </Panel>
  );
}

function Administrator(props: {
  readonly account: ManagedAccount;
  readonly isLast: boolean;
  readonly onAction: (kind: 'demote' | 'set-password' | 'revoke-tokens') => void;
}): ReactElement {
  const { account, isLast, onAction } = props;
  const isOwn = account.id === useAccount().id;
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span className="grid min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          <span className="truncate">{account.fullName}</span>
          {isOwn && <Badge tone="accent">{texts.you}</Badge>}
        </span>
        <span className="truncate text-sm text-muted">{account.email}</span>
      </span>
      {!isOwn && (
        <>
          <SetPasswordButton email={account.email} onClick={() => onAction('set-password')} />
          <RevokeTokensButton email={account.email} onClick={() => onAction('revoke-tokens')} />
        </>
      )}
      <IconButton
        icon={ShieldMinus}
        label={demote.action(account.email)}
        title={demote.title}
        disabled={isLast}
        onClick={() => onAction('demote')}
      />
    </li>
  );
}
