import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { NewAccount } from '../../../backend/accounts.ts';
import { useBackend } from '../../../backend/backend-context.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';
import { queryKeys } from '../../../backend/queries.ts';

const texts = adminTexts.create;

/** Creates an account, says so (§8) and has every list and number read again. */
export function useCreateAccount(): UseMutationResult<void, Error, NewAccount> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (account: NewAccount) => (await backend.accounts()).createAccount(account),
    onSuccess(_answer, { email }) {
      showToast({ title: texts.created, description: texts.createdFor(email), tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.accounts });
    },
    onError({ message }) {
      const description = texts.failed(message);
      showToast({ title: uiTexts.error, description, tone: 'destructive' });
    },
  });
}
