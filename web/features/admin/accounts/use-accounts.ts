import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AccountPage, AccountQuery } from '../../../backend/accounts.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { showToast } from '../../../ui/overlays/toast.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { adminTexts } from '../texts.ts';

/** One page of accounts; the previous page stays on screen while the next one loads. */
export function useAccounts(query: AccountQuery): UseQueryResult<AccountPage> {
  const backend = useBackend();
  return useQuery({
    queryKey: [...queryKeys.accountLists, query],
    queryFn: async ({ signal }) => {
      try {
        return await (await backend.accounts()).listAccounts(query, signal);
      } catch (error) {
        if (error instanceof BackendError && !signal.aborted) announce(error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function announce({ message }: BackendError): void {
  const description = adminTexts.list.failed(message);
  showToast({ title: uiTexts.error, description, tone: 'destructive' });
}
