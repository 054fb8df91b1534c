import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { FirstPasswordPage } from './first-password-page.tsx';

/**
 * Shows the screens unless the account still has a password somebody else chose. The answer isn't waited for:
 * nearly everybody has an own one, and the database enforces what matters.
 */
export function RequireOwnPassword({ children }: { readonly children: ReactNode }): ReactElement {
  const backend = useBackend();
  const { id } = useAccount();
  const { data: mustChange, refetch } = useQuery({
    queryKey: ['password', id],
    queryFn: ({ signal }) => backend.mustChangePassword(id, signal),
    staleTime: Infinity,
    retry: false,
  });
  if (mustChange !== true) return <>{children}</>;
  return <FirstPasswordPage onChanged={() => void refetch()} />;
}
