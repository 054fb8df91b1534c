import { ShieldMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { AccountQuery, ManagedAccount } from '../../backend/accounts.ts';
import { useAccount } from '../../backend/authentication.tsx';
import { adminTexts } from '../../texts-admin.ts';
import { texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { AccountAct } from './account-actions.ts';
import { AccountActDialog } from './account-action-dialog.tsx';
import { useAccounts } from './use-accounts.ts';

const { administrators: words, roles } = adminTexts;
const ADMINISTRATORS: AccountQuery = {
  role: 'admin',
  search: '',
  sort: 'name',
  isAscending: true,
  page: 0,
};

/** Administrators stand apart from the table of §2, which lists role user only. */
export function Administrators(): ReactElement {
  const { data, error, refetch } = useAccounts(ADMINISTRATORS);
  const [act, setAct] = useState<AccountAct | null>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Panel title={words.title} lead={words.lead}>
      {data && (
        <ul ref={list} tabIndex={-1} className="grid gap-2 outline-none">
          {data.accounts.map((account) => (
            <Administrator
              key={account.id}
              account={account}
              isLast={data.total === 1}
              onDemote={() => setAct({ kind: 'demote', account })}
            />
          ))}
        </ul>
      )}
      {!data && <NotThereYet error={error} onRetry={() => void refetch()} />}
      <AccountActDialog act={act} onClose={() => setAct(null)} returnFocusTo={list} />
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
      <output>{error ? words.failed(error.message) : words.loading}</output>
      {error && (
        <Button size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

function Administrator(props: {
  readonly account: ManagedAccount;
  readonly isLast: boolean;
  readonly onDemote: () => void;
}): ReactElement {
  const { account, isLast, onDemote } = props;
  const { id } = useAccount();
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span className="grid min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          <span className="truncate">{account.fullName}</span>
          {account.id === id && <Badge tone="accent">{words.you}</Badge>}
        </span>
        <span className="truncate text-sm text-muted">{account.email}</span>
      </span>
      <Button
        look="quiet"
        size="icon"
        disabled={isLast}
        aria-label={roles.demote(account.email)}
        title={roles.demoteTitle}
        onClick={onDemote}
      >
        <ShieldMinus aria-hidden className="size-4" />
      </Button>
    </li>
  );
}
