import { useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { confirmationOf } from './account-actions.ts';
import type { AccountAct } from './account-actions.ts';
import { useChangeRole } from './use-change-role.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** Asks before an act on an account and carries it out. */
export function AccountActDialog(props: {
  /** `null` while nothing is asked. */
  readonly act: AccountAct | null;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { act, onClose, returnFocusTo } = props;
  const deleteAccount = useDeleteAccount();
  const changeRole = useChangeRole();
  // The words stay while the dialog closes.
  const [asked, setAsked] = useState(act);
  if (act && act !== asked) setAsked(act);
  if (!asked) return null;

  function carryOut({ kind, account }: AccountAct): void {
    if (kind === 'delete') deleteAccount(account);
    else changeRole({ userId: account.id, role: kind === 'promote' ? 'admin' : 'user' });
  }

  return (
    <ConfirmDialog
      {...confirmationOf(asked)}
      isOpen={act !== null}
      onConfirm={() => carryOut(asked)}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}
