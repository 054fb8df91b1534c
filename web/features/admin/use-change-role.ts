import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../backend/role.ts';
import { useBackend } from '../../backend/backend-context.tsx';
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
    mutationFn: ({ userId, role }: { readonly userId: string; readonly role: Role }) =>
      backend.changeRole(userId, role),
    onSuccess: () => showToast({ title: words.changed, tone: 'success' }),
    onError({ message }) {
      const description = words.failed(message);
      showToast({ title: texts.error, description, tone: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['accounts'] }),
        queryClient.invalidateQueries({ queryKey: ['role'] }),
      ]),
  });
  return mutate;
}
