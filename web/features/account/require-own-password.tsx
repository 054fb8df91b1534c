import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { Loading } from '../../ui/layout/loading.tsx';
import { uiTexts } from '../../ui/texts.ts';

const PREFIX = 'legwork.own-password.';

const FirstPasswordPage = lazy(async () => ({
  default: (await import('./first-password-page.tsx')).FirstPasswordPage,
}));

/**
 * Shows the screens unless the account still has a password that someone else chose. Only a browser that doesn't know yet
 * waits for the answer, so that no screen flashes up before the question. Without an answer the screens are shown:
 * the database enforces what matters.
 */
export function RequireOwnPassword({ children }: { readonly children: ReactNode }): ReactElement {
  const backend = useBackend();
  const { id } = useAccount();
  const [wasSettled] = useState(() => isPasswordSettled(id));
  const { data, isPending, refetch } = useQuery({
    queryKey: ['password', id],
    queryFn: async ({ signal }) => {
      const mustChange = await backend.mustChangePassword(id, signal);
      if (!mustChange) rememberSettledPassword(id);
      return mustChange;
    },
    staleTime: Infinity,
    retry: false,
  });
  if (data === true) {
    return (
      <Suspense fallback={<Loading>{uiTexts.loading}</Loading>}>
        <FirstPasswordPage onChanged={() => void refetch()} />
      </Suspense>
    );
  }
  if (isPending && !wasSettled) return <Loading>{uiTexts.loading}</Loading>;
  return <>{children}</>;
}

/** Whether this browser already knows that the user has chosen their own password; that never reverts. */
function isPasswordSettled(userId: string): boolean {
  try {
    return globalThis.localStorage.getItem(PREFIX + userId) !== null;
  } catch {
    // A browser that refuses storage asks the backend each time.
    return false;
  }
}

/** Remembers that the user has chosen their own password. */
function rememberSettledPassword(userId: string): void {
  try {
    globalThis.localStorage.setItem(PREFIX + userId, 'yes');
  } catch {
    // The backend is asked again next time.
  }
}
