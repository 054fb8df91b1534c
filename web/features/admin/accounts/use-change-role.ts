import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../../backend/role.ts';
import { useBackend } from '../../../backend/backend-context.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { adminTexts } from '../texts.ts';
import { queryKeys } from '../../../backend/queries.ts';

const texts = adminTexts.roles;

/** Grants or removes administrator rights; every list and the signed-in account's role are read again. */
export function useChangeRole(): (change: {
  readonly userId: string;
  readonly role: Role;
}) => void {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ userId, role }: { readonly userId: string; readonly role: Role }) =>
      (await backend.accounts()).changeRole(userId, role),
    onSuccess: () => showToast({ title: texts.changed, tone: 'success' }),
    onError({ message }) {
      const description = texts.failed(message);
      showToast({ title: uiTexts.error, description, tone: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.accounts }),
        queryClient.invalidateQueries({ queryKey: queryKeys.role }),
      ]),
  });
  return mutate;
}
