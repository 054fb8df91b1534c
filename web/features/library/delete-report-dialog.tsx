import { useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { SavedReport } from '../../backend/reports.ts';
import { libraryTexts } from './texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dayWords } from './report-moment.ts';
import { useDeleteReport } from './use-saved-reports.ts';

const { remove: words } = libraryTexts;

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
      title={words.title}
      question={words.question(asked.name, asked.company, dayWords(asked.researchedAt))}
      consequence={words.consequence}
      confirm={words.confirm}
      isDangerous
      onConfirm={() => void remove(asked)}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}
