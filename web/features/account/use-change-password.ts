import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { queryKeys } from '../../backend/queries.ts';
import { accountTexts } from './texts.ts';
import { showToast } from '../../ui/overlays/toast.ts';

/** The new password, and the one it replaces when that has to be proved again. */
export type PasswordChange = { readonly current: string | null; readonly next: string };

/** Changes the signed-in user's password; afterwards they are no longer asked to choose a first one. */
export function useChangePassword(): UseMutationResult<void, Error, PasswordChange> {
  const backend = useBackend();
  const { email } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ current, next }: PasswordChange) {
      const session = await backend.session();
      if (current !== null) await session.signIn(email, current);
      await session.changePassword(next);
    },
    onSuccess() {
      showToast({ title: accountTexts.changed, tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.ownPassword });
    },
  });
}
