import { useState, type ReactElement, type RefObject } from 'react';
import type { SavedReport } from '../../backend/reports.ts';
import { formatDay } from '../../ui/format.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { libraryTexts } from './texts.ts';
import { useDeleteReport } from './use-saved-reports.ts';

const texts = libraryTexts.remove;

/** What of a report the question names. */
export type ReportToDelete = Pick<SavedReport, 'id' | 'name' | 'company' | 'researchedAt'>;

/** Asks before a report is deleted and deletes it. */
export function DeleteReportDialog(props: {
  /** `null` while nothing is asked. */
  readonly report: ReportToDelete | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { report, onClose, onDeleted, returnFocusTo } = props;
  const deleteReport = useDeleteReport();
  // The words stay while the dialog closes.
  const [asked, setAsked] = useState(report);
  if (report && report !== asked) setAsked(report);
  if (!asked) return null;

  async function remove({ id }: ReportToDelete): Promise<void> {
    if (await deleteReport(id)) onDeleted?.();
  }

  return (
    <ConfirmDialog
      isOpen={report !== null}
      title={texts.title}
      question={texts.question(asked.name, asked.company, formatDay(asked.researchedAt))}
      consequence={texts.consequence}
      confirm={texts.confirm}
      isDangerous
      onConfirm={() => void remove(asked)}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}
