import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { BackendError, failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import type { NewToken } from '../../backend/tokens.ts';
import { showError, showToast } from '../../ui/overlays/toast.ts';
import { tokenTexts } from './token-texts.ts';

/** Makes a token; its secret is the answer. */
export function useCreateToken(): UseMutationResult<string, Error, NewToken> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: NewToken) => (await backend.tokens()).createToken(token),
    // After an answer that was lost, the list shows whether there is one more.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tokens }),
    // What the answer is must not lie in the page's memory for longer than it is shown.
    gcTime: 0,
  });
}

/** Revokes a token and says so. */
export function useRevokeToken(): (id: string) => Promise<void> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return async (id) => {
    try {
      await (await backend.tokens()).revokeToken(id);
      showToast({ title: tokenTexts.revoked, tone: 'success' });
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      showError(failedChangeMessage(error, tokenTexts.revokeFailed));
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.tokens });
  };
}
