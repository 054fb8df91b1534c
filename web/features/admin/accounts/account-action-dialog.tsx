import { useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { confirmationOf } from './account-actions.ts';
import type { AccountAction } from './account-actions.ts';
import { useChangeRole } from './use-change-role.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** Asks before an action on an account and carries it out. */
export function AccountActionDialog(props: {
  /** `null` while nothing is asked. */
  readonly action: AccountAction | null;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { action, onClose, returnFocusTo } = props;
  const deleteAccount = useDeleteAccount();
  const changeRole = useChangeRole();
  // The texts stay while the dialog closes.
  const [asked, setAsked] = useState(action);
  if (action && action !== asked) setAsked(action);
  if (!asked) return null;

  function carryOut({ kind, account }: AccountAction): void {
    if (kind === 'delete') deleteAccount(account);
    else changeRole({ userId: account.id, role: kind === 'promote' ? 'admin' : 'user' });
  }

  return (
    <ConfirmDialog
      {...confirmationOf(asked)}
      isOpen={action !== null}
      onConfirm={() => carryOut(asked)}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}
