import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { failedChangeMessage } from '../../backend/backend-error.ts';
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
export function useRevokeToken(): UseMutationResult<void, Error, string> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await backend.tokens()).revokeToken(id),
    onSuccess: () => showToast({ title: tokenTexts.revoked, tone: 'success' }),
    onError: (error) => showError(failedChangeMessage(error, tokenTexts.revokeFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tokens }),
  });
}
