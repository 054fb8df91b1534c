import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../backend/backend-context.tsx';
import { queryKeys } from '../../backend/queries.ts';
import type { Role } from '../../backend/role.ts';
import { adminTexts } from '../../texts-admin.ts';
import { texts } from '../../texts.ts';
import { showToast } from '../../ui/toast.ts';

const { roles: words } = adminTexts;

/** Makes somebody an administrator or takes it back; every list and the own role are read again. */
export function useChangeRole(): (change: {
  readonly userId: string;
  readonly role: Role;
}) => void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ userId, role }: { readonly userId: string; readonly role: Role }) =>
      (await backend.accounts()).changeRole(userId, role),
    onSuccess: () => showToast({ title: words.changed, tone: 'success' }),
    onError({ message }) {
      const description = words.failed(message);
      showToast({ title: texts.error, description, tone: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.accounts }),
        queryClient.invalidateQueries({ queryKey: queryKeys.role }),
      ]),
  });
  return mutate;
}
