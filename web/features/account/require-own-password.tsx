import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import { accountStorage, localArea } from '../../storage/account-storage.ts';
import { Loading } from '../../ui/spinner.tsx';
import { uiTexts } from '../../ui/texts.ts';

const FirstPasswordPage = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).FirstPasswordPage,
}));

/** Shows the screens unless somebody else chose the password. Only a browser that never knew an own one waits for the answer. */
export function RequireOwnPassword({ children }: { readonly children: ReactNode }): ReactElement {
  const backend = useBackend();
  const { id } = useAccount();
  const [settled] = useState(() => accountStorage(localArea, 'own-password', id));
  const [wasSettled] = useState(() => settled.read() !== null);
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: [...queryKeys.ownPassword, id],
    queryFn: async ({ signal }) => {
      const mustChange = await (await backend.session()).mustChangePassword(id, signal);
      settled.write(mustChange ? null : 'yes');
      return mustChange;
    },
    staleTime: Infinity,
    retry: false,
  });
  if (data === true) {
    return (
      <Suspense fallback={<Loading>{uiTexts.loading}</Loading>}>
        <FirstPasswordPage onChanged={() => void queryClient.invalidateQueries()} />
      </Suspense>
    );
  }
  if (isPending && !wasSettled) return <Loading>{uiTexts.loading}</Loading>;
  return <>{children}</>;
}
