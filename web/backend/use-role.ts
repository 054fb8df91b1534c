import { useQuery } from '@tanstack/react-query';
import { ROLE_CHECK_MS } from '../timings.ts';
import { useAccount } from './authentication.tsx';
import { useBackend } from './backend-context.tsx';
import type { Role } from './role.ts';

/** §4, §6: unresolved first, then the role of the table, kept up to date; 'user' when the first look-up fails. */
export function useRole(): Role | 'unresolved' {
  const backend = useBackend();
  const { id } = useAccount();
  const { data, isPending } = useQuery({
    queryKey: ['role', id],
    queryFn: ({ signal }) => backend.readRole(id, signal),
    refetchInterval: ROLE_CHECK_MS,
    retry: false,
  });
  if (isPending) return 'unresolved';
  return data ?? 'user';
}
