import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AccountPage, AccountQuery } from '../../../backend/accounts.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { useBackend } from '../../../backend/backend.ts';
import { queryKeys } from '../../../backend/queries.ts';
import { showError } from '../../../ui/overlays/toast.ts';
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
        if (error instanceof BackendError && !signal.aborted) {
          showError(adminTexts.list.failed(error.message));
        }
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}
