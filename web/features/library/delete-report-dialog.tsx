import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState, type ReactElement, type RefObject } from 'react';
import { failedChangeMessage } from '../../backend/backend-error.ts';
import { useBackend } from '../../backend/backend.ts';
import { queryKeys } from '../../backend/queries.ts';
import type { SavedReport } from '../../backend/reports.ts';
import { formatMoment } from '../../ui/format.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toast.ts';
import { libraryTexts } from './texts.ts';

const texts = libraryTexts.remove;

/** What of a report the question names. */
export type ReportToDelete = Pick<SavedReport, 'id' | 'name' | 'company' | 'researchedAt'>;

/** Asks before a report is deleted and deletes it. */
export function DeleteReportDialog(props: {
  readonly report: ReportToDelete | null;
  readonly onClose: () => void;
  /** Also when the user has gone on meanwhile. */
  readonly onDeleted: (id: string) => void;
  /** Leads away from what is no longer there; nobody who is elsewhere already is led anywhere. */
  readonly onGone?: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { report, onClose, onDeleted, onGone, returnFocusTo } = props;
  const { mutate: deleteReport } = useDeleteReport(onDeleted);
  // The words stay while the dialog closes.
  const [asked, setAsked] = useState(report);
  if (report && report !== asked) setAsked(report);
  if (!asked) return null;

  return (
    <ConfirmDialog
      isOpen={report !== null}
      title={texts.title}
      question={texts.question(asked.name, asked.company, formatMoment(asked.researchedAt))}
      consequence={texts.consequence}
      confirm={texts.confirm}
      isDangerous
      onConfirm={() => deleteReport(asked.id, { onSuccess: () => onGone?.() })}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}

/** Deletes a report: the row goes at once and comes back if the backend refuses. */
function useDeleteReport(onDeleted: (id: string) => void) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await backend.reports()).deleteReport(id),
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey: queryKeys.reports });
      const lists = queryClient.getQueriesData<ReportPages>({
        queryKey: queryKeys.reportLists,
      });
      queryClient.setQueriesData<ReportPages>(
        { queryKey: queryKeys.reportLists },
        (pages) => pages && withoutReport(pages, id),
      );
      return { lists };
    },
    onSuccess(_answer, id) {
      showToast({ title: texts.removed, tone: 'success' });
      onDeleted(id);
    },
    onError(error, _id, context) {
      for (const [key, list] of context?.lists ?? []) queryClient.setQueryData(key, list);
      showError(failedChangeMessage(error, texts.failed));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.reports }),
  });
}

type ReportPages = InfiniteData<readonly SavedReport[], string | null>;

function withoutReport({ pages, pageParams }: ReportPages, id: string): ReportPages {
  return { pages: pages.map((page) => page.filter((report) => report.id !== id)), pageParams };
}
