import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useBackend } from '../../backend/backend-context.tsx';
import { REPORTS_PER_PAGE } from '../../backend/reports.ts';
import type { SavedReport } from '../../backend/reports.ts';
import { libraryTexts } from './texts.ts';
import { texts } from '../../texts.ts';
import { showToast } from '../../ui/toast.ts';

/** Everything cached of saved reports. */
export const SAVED_REPORTS = ['reports'] as const;

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
  const query = useInfiniteQuery({
    queryKey: [...SAVED_REPORTS, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      backend.listReports({ search, before: pageParam, limit: REPORTS_PER_PAGE }, signal),
    initialPageParam: firstPage(),
    getNextPageParam: (page) =>
      page.length === REPORTS_PER_PAGE ? (page.at(-1)?.savedAt ?? null) : null,
    retry: false,
  });
  return {
    reports: query.data?.pages.flat(),
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

function firstPage(): string | null {
  return null;
}

/** Deletes a report: the row goes at once and comes back if the backend refuses. Resolves when it is deleted. */
export function useDeleteReport(): (id: string) => Promise<boolean> {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => backend.deleteReport(id),
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey: SAVED_REPORTS });
      const lists = queryClient.getQueriesData<ReportPages>({
        queryKey: [...SAVED_REPORTS, 'list'],
      });
      queryClient.setQueriesData<ReportPages>({ queryKey: [...SAVED_REPORTS, 'list'] }, (pages) =>
        pages ? withoutReport(pages, id) : pages,
      );
      return { lists };
    },
    onSuccess: () => showToast({ title: libraryTexts.remove.removed, tone: 'success' }),
    onError({ message }, _id, context) {
      for (const [key, list] of context?.lists ?? []) queryClient.setQueryData(key, list);
      const description = libraryTexts.remove.failed(message);
      showToast({ title: texts.error, description, tone: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SAVED_REPORTS }),
  });
  // The failure is told above.
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
