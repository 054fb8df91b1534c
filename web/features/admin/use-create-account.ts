import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { NewAccount } from '../../backend/accounts.ts';
import { useBackend } from '../../backend/backend-context.tsx';
import { queryKeys } from '../../backend/queries.ts';
import { adminTexts } from '../../texts-admin.ts';
import { texts } from '../../texts.ts';
import { showToast } from '../../ui/toast.ts';

const { create: words } = adminTexts;

/** Creates an account, says so (§8) and has every list and number read again. */
export function useCreateAccount(): UseMutationResult<void, Error, NewAccount> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (account: NewAccount) => (await backend.accounts()).createAccount(account),
    onSuccess(_answer, { email }) {
      showToast({ title: words.created, description: words.createdFor(email), tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.accounts });
    },
    onError({ message }) {
      const description = words.failed(message);
      showToast({ title: texts.error, description, tone: 'destructive' });
    },
  });
}
