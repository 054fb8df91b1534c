import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { accountTexts } from './texts.ts';
import { showToast } from '../../ui/toast.ts';

/** The new password, and the one it replaces when that has to be proved again. */
export type PasswordChange = { readonly current: string | null; readonly next: string };

/** Changes the own password; afterwards nobody is asked for a first one any more. */
export function useChangePassword(): UseMutationResult<void, Error, PasswordChange> {
  const backend = useBackend();
  const { email } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ current, next }: PasswordChange) {
      if (current !== null) await backend.signIn(email, current);
      await backend.changePassword(next);
    },
    onSuccess() {
      showToast({ title: accountTexts.changed, tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['password'] });
    },
  });
}
