import { KeyRound, ShieldMinus } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import type { AccountQuery, ManagedAccount } from '../../../backend/accounts.ts';
import { useAccount } from '../../../backend/authentication.tsx';
import { usePasswords } from '../../../config.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { adminTexts } from '../texts.ts';
import { AccountActionDialog } from './account-action-dialog.tsx';
import type { AccountAction } from './account-actions.ts';
import { RevokeTokensButton } from './revoke-tokens-button.tsx';
import { useAccounts } from './use-accounts.ts';

const texts = adminTexts.administrators;
const roles = adminTexts.roles;
const setPassword = adminTexts.setPassword;
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
      {!data && <NotThereYet error={error} onRetry={() => void refetch()} />}
      <AccountActionDialog action={action} onClose={() => setAction(null)} returnFocusTo={list} />
    </Panel>
  );
}

function NotThereYet(props: {
  readonly error: Error | null;
  readonly onRetry: () => void;
}): ReactElement {
  const { error, onRetry } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 text-muted">
      <output>{error ? texts.failed(error.message) : texts.loading}</output>
      {error && (
        <Button size="sm" onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      )}
    </div>
  );
}

function Administrator(props: {
  readonly account: ManagedAccount;
  readonly isLast: boolean;
  readonly onAction: (kind: 'demote' | 'set-password' | 'revoke-tokens') => void;
}): ReactElement {
  const { account, isLast, onAction } = props;
  const isOwn = account.id === useAccount().id;
  const hasPassword = usePasswords();
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span className="grid min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          <span className="truncate">{account.fullName}</span>
          {isOwn && <Badge tone="accent">{texts.you}</Badge>}
        </span>
        <span className="truncate text-sm text-muted">{account.email}</span>
      </span>
      {!isOwn && hasPassword && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={setPassword.action(account.email)}
          title={setPassword.title}
          onClick={() => onAction('set-password')}
        >
          <KeyRound aria-hidden className="size-4" />
        </Button>
      )}
      {!isOwn && (
        <RevokeTokensButton email={account.email} onClick={() => onAction('revoke-tokens')} />
      )}
      <Button
        variant="quiet"
        size="icon"
        disabled={isLast}
        aria-label={roles.demote(account.email)}
        title={roles.demoteTitle}
        onClick={() => onAction('demote')}
      >
        <ShieldMinus aria-hidden className="size-4" />
      </Button>
    </li>
  );
}
