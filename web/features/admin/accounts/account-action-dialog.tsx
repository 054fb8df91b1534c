import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type RefObject } from 'react';
import type { AccountPage, ManagedAccount } from '../../../backend/accounts.ts';
import { failedChangeMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { TryAgainButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showError, showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';
import { SetPasswordDialog } from './set-password-dialog.tsx';

type ConfirmedAction = {
  readonly kind: keyof typeof CONFIRMATIONS;
  readonly account: ManagedAccount;
};

/** What an administrator is about to do to an account. */
export type AccountAction =
  | ConfirmedAction
  | { readonly kind: 'set-password'; readonly account: ManagedAccount };

/** How each action asks for a yes (§5 for deleting), and what is said afterwards. */
const CONFIRMATIONS = {
  delete: adminTexts.remove,
  promote: { ...adminTexts.promote, ...adminTexts.roleChange },
  demote: { ...adminTexts.demote, ...adminTexts.roleChange },
  'revoke-tokens': adminTexts.revokeTokens,
} as const;

/** Asks for what an action on an account still needs, a yes or a password, and carries it out. */
export function AccountActionDialog(props: {
  readonly action: AccountAction | null;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { action, onClose, returnFocusTo } = props;
  const { mutate, error, variables, isPending } = useAccountAction();
  // The texts stay while the dialog closes.
  const [asked, setAsked] = useState(action);
  if (action && action !== asked) setAsked(action);
  if (!asked) return null;

  const { kind, account } = asked;
  const isOpen = action !== null;
  if (kind === 'set-password') {
    return <SetPasswordDialog account={account} isOpen={isOpen} onClose={onClose} />;
  }

  const confirmation = CONFIRMATIONS[kind];
  return (
    <>
      {error && variables && (
        <div role="alert" className="p-3">
          <Notice tone="danger" title={variables.account.email}>
            <p>{failedChangeMessage(error, CONFIRMATIONS[variables.kind].failed)}</p>
            <TryAgainButton
              className="w-fit"
              isBusy={isPending}
              onClick={() => mutate(variables)}
            />
          </Notice>
        </div>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        title={confirmation.title}
        question={confirmation.question(account.email)}
        {...('consequence' in confirmation && { consequence: confirmation.consequence })}
        confirm={confirmation.confirm}
        isDangerous={kind !== 'promote'}
        onConfirm={() => mutate({ kind, account })}
        onClose={onClose}
        returnFocusTo={returnFocusTo}
      />
    </>
  );
}

/** Carries out what was confirmed. The row of a deleted account goes at once and comes back if the backend refuses. */
function useAccountAction() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ kind, account: { id } }: ConfirmedAction) {
      const accounts = await backend.accounts();
      if (kind === 'delete') return accounts.deleteAccount(id);
      if (kind === 'revoke-tokens') return accounts.revokeApiTokens(id);
      return accounts.changeRole(id, kind === 'promote' ? 'admin' : 'user');
    },
    async onMutate({ kind, account }) {
      if (kind !== 'delete') return { lists: [] };
      await queryClient.cancelQueries({ queryKey: queryKeys.accounts });
      const lists = queryClient.getQueriesData<AccountPage>({ queryKey: queryKeys.accountLists });
      queryClient.setQueriesData<AccountPage>({ queryKey: queryKeys.accountLists }, (page) =>
        page ? withoutAccount(page, account.id) : page,
      );
      return { lists };
    },
    onSuccess: (_, { kind }) => showToast({ title: CONFIRMATIONS[kind].done, tone: 'success' }),
    onError(error, { kind }, context) {
      for (const [key, list] of context?.lists ?? []) queryClient.setQueryData(key, list);
      showError(failedChangeMessage(error, CONFIRMATIONS[kind].failed));
    },
    // Not waited for, here and elsewhere: offline they take as long as their retries, and a failure is to be said at once.
    onSettled() {
      for (const queryKey of [queryKeys.accounts, queryKeys.role])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

function withoutAccount({ accounts, total }: AccountPage, id: string): AccountPage {
  const rest = accounts.filter((account) => account.id !== id);
  return { accounts: rest, total: total - (accounts.length - rest.length) };
}
