import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queries, queryKeys } from '../../backend/queries.ts';
import type { SavedReport } from '../../backend/reports.ts';
import { showError, showToast } from '../../ui/overlays/toast.ts';
import { libraryTexts } from './texts.ts';

/** The saved reports a search finds, newest first, page after page. */
export type SavedReports = {
  /** `undefined` until the first page is there. */
  readonly reports: readonly SavedReport[] | undefined;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/** Lists the account's saved reports. */
export function useSavedReports(search: string): SavedReports {
  const backend = useBackend();
  const query = useInfiniteQuery(queries.reportList(backend, search));
  return {
    reports: query.data?.pages.flat(),
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** Deletes a report: the row goes at once and comes back if the backend refuses. Resolves when it is deleted. */
export function useDeleteReport(): (id: string) => Promise<boolean> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (id: string) => (await backend.reports()).deleteReport(id),
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey: queryKeys.reports });
      const lists = queryClient.getQueriesData<ReportPages>({
        queryKey: queryKeys.reportLists,
      });
      queryClient.setQueriesData<ReportPages>({ queryKey: queryKeys.reportLists }, (pages) =>
        pages ? withoutReport(pages, id) : pages,
      );
      return { lists };
    },
    onSuccess: () => showToast({ title: libraryTexts.remove.removed, tone: 'success' }),
    onError(error, _id, context) {
      for (const [key, list] of context?.lists ?? []) queryClient.setQueryData(key, list);
      showError(failedChangeMessage(error, libraryTexts.remove.failed));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.reports }),
  });
  // The failure is shown above.
  return (id) =>
    mutateAsync(id).then(
      () => true,
      () => false,
    );
}

type ReportPages = InfiniteData<readonly SavedReport[], string | null>;

function withoutReport({ pages, pageParams }: ReportPages, id: string): ReportPages {
  return { pages: pages.map((page) => page.filter((report) => report.id !== id)), pageParams };
}
