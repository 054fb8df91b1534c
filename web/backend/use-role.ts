import { useQuery } from '@tanstack/react-query';
import type { AccountRole } from './accounts.ts';
import { useAccount } from './authentication.tsx';
import { useBackend } from './backend.ts';
import { queries } from './queries.ts';

/** §4, §6: unresolved first, then the role of the table, kept up to date; 'user' when the first look-up fails. */
export function useRole(): AccountRole | 'unresolved' {
  const backend = useBackend();
  const { id } = useAccount();
  const { data, isPending } = useQuery(queries.role(backend, id));
  if (isPending) return 'unresolved';
  return data ?? 'user';
}
