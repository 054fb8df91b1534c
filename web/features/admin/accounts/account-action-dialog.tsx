import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type RefObject } from 'react';
import type { AccountPage, ManagedAccount, AccountRole } from '../../../backend/accounts.ts';
import { failedChangeMessage } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showError, showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';
import { SetPasswordDialog } from './set-password-dialog.tsx';

const texts = adminTexts.roles;

/** What an administrator is about to do to an account. */
export type AccountAction = {
  readonly kind: keyof typeof CONFIRMATIONS | 'set-password';
  readonly account: ManagedAccount;
};

/** How each action asks for a yes (§5 for deleting). */
const CONFIRMATIONS = {
  delete: adminTexts.remove,
  promote: adminTexts.promote,
  demote: adminTexts.demote,
  'revoke-tokens': adminTexts.revokeTokens,
} as const;

/** Asks for what an action on an account still needs, a yes or a password, and carries it out. */
export function AccountActionDialog(props: {
  /** `null` while nothing is asked. */
  readonly action: AccountAction | null;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { action, onClose, returnFocusTo } = props;
  const deleteAccount = useDeleteAccount();
  const changeRole = useChangeRole();
  const revokeTokens = useRevokeTokens();
  // The texts stay while the dialog closes.
  const [asked, setAsked] = useState(action);
  if (action && action !== asked) setAsked(action);
  if (!asked) return null;

  const { kind, account } = asked;
  const isOpen = action !== null;
  if (kind === 'set-password') {
    return <SetPasswordDialog account={account} isOpen={isOpen} onClose={onClose} />;
  }

  function carryOut(): void {
    if (kind === 'delete') deleteAccount(account);
    else if (kind === 'revoke-tokens') revokeTokens(account.id);
    else changeRole({ userId: account.id, role: kind === 'promote' ? 'admin' : 'user' });
  }

  const confirmation = CONFIRMATIONS[kind];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={confirmation.title}
      question={confirmation.question(account.email)}
      {...('consequence' in confirmation && { consequence: confirmation.consequence })}
      confirm={confirmation.confirm}
      isDangerous={kind !== 'promote'}
      onConfirm={carryOut}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}

/** Grants or removes administrator rights; every list and the signed-in account's role are read again. */
function useChangeRole(): (change: {
  readonly userId: string;
  readonly role: AccountRole;
}) => void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ userId, role }: { readonly userId: string; readonly role: AccountRole }) =>
      (await backend.accounts()).changeRole(userId, role),
    onSuccess: () => showToast({ title: texts.changed, tone: 'success' }),
    onError: (error) => showError(failedChangeMessage(error, texts.failed)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.accounts }),
        queryClient.invalidateQueries({ queryKey: queryKeys.role }),
      ]),
  });
  return mutate;
}

function useRevokeTokens(): (userId: string) => void {
  const backend = useBackend();
  const { mutate } = useMutation({
    mutationFn: async (userId: string) => (await backend.accounts()).revokeApiTokens(userId),
    onSuccess: () => showToast({ title: adminTexts.revokeTokens.done, tone: 'success' }),
    onError: (error) => showError(failedChangeMessage(error, adminTexts.revokeTokens.failed)),
  });
  return mutate;
}

/** Deletes an account: the row disappears at once and comes back if the backend refuses. */
function useDeleteAccount(): (account: ManagedAccount) => void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ id }: ManagedAccount) => (await backend.accounts()).deleteAccount(id),
    async onMutate({ id }) {
      await queryClient.cancelQueries({ queryKey: queryKeys.accounts });
      const lists = queryClient.getQueriesData<AccountPage>({ queryKey: queryKeys.accountLists });
      queryClient.setQueriesData<AccountPage>({ queryKey: queryKeys.accountLists }, (page) =>
        page ? withoutAccount(page, id) : page,
      );
      return { lists };
    },
    onSuccess: () => showToast({ title: adminTexts.remove.removed, tone: 'success' }),
    onError(error, _account, context) {
      for (const [key, list] of context?.lists ?? []) queryClient.setQueryData(key, list);
      showError(failedChangeMessage(error, adminTexts.remove.failed));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.accounts }),
  });
  return mutate;
}

function withoutAccount({ accounts, total }: AccountPage, id: string): AccountPage {
  const rest = accounts.filter((account) => account.id !== id);
  return { accounts: rest, total: total - (accounts.length - rest.length) };
}
