import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountPage, ManagedAccount } from '../../../backend/accounts.ts';
import { useBackend } from '../../../backend/backend-context.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';
import { queryKeys } from '../../../backend/queries.ts';

const texts = adminTexts.remove;

/** Deletes an account: the row disappears at once and comes back if the backend refuses. */
export function useDeleteAccount(): (account: ManagedAccount) => void {
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
    onSuccess: () => showToast({ title: texts.removed, tone: 'success' }),
    onError({ message }, _account, context) {
      for (const [key, list] of context?.lists ?? []) queryClient.setQueryData(key, list);
      const description = texts.failed(message);
      showToast({ title: uiTexts.error, description, tone: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.accounts }),
  });
  return mutate;
}

function withoutAccount({ accounts, total }: AccountPage, id: string): AccountPage {
  const rest = accounts.filter((account) => account.id !== id);
  return { accounts: rest, total: total - (accounts.length - rest.length) };
}
