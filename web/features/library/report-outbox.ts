import type { QueryClient } from '@tanstack/react-query';
import { prospectKey, reportDocumentFrom, type ReportDocument } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { forgetHere, isForgottenSince } from '../../storage/erase/forgotten.ts';
import { dropSaved, keepUnsaved, unsavedReports } from '../../storage/unsaved-reports.ts';

/** What the saving of reports is made of. */
export type SavingParts = {
  readonly userId: string;
  readonly backend: Backend;
  readonly queryClient: QueryClient;
  /** A report that had to wait is saved. */
  readonly onSavedLate?: (document: ReportDocument, id: string) => void;
};

/** The reports of one account that the backend has not taken yet. Nothing here rejects. */
export type ReportOutbox = {
  /** Keeps a report until it is saved, in the place of its earlier version; a page that goes now doesn't lose it. */
  readonly keep: (document: ReportDocument) => Promise<void>;
  readonly drop: (document: ReportDocument) => Promise<void>;
  /** Oldest first, without those of people just forgotten, which are still being erased. */
  readonly waiting: () => Promise<readonly ReportDocument[]>;
  /** Does a report live as long as this page, since the browser refused to keep it? */
  readonly isLosable: () => boolean;
};

/** Keeps reports in the browser's database, and those that it refuses in memory. */
export function createReportOutbox(userId: string): ReportOutbox {
  let refused: readonly ReportDocument[] = [];
  const without = (document: ReportDocument) => refused.filter((one) => !isSame(one, document));

  return {
    async keep(document) {
      if (isForgotten(document)) return;
      const isKept = await keepUnsaved(userId, document, (one) => isSame(one, document));
      refused = isKept ? without(document) : [...without(document), document];
    },
    async drop(document) {
      refused = without(document);
      await dropSaved(userId, (one) => isSame(one, document));
    },
    async waiting() {
      const kept = (await unsavedReports(userId)).map(reportDocumentFrom);
      return [...kept, ...refused].filter((one) => one !== null).filter((one) => !isForgotten(one));
    },
    isLosable: () => refused.some((one) => !isForgotten(one)),
  };
}

/** Answers the id of a report that is saved, and otherwise why it is not. */
export async function delivered(
  document: ReportDocument,
  backend: Backend,
  outbox: ReportOutbox,
): Promise<string | BackendError> {
  try {
    const id = await (await backend.reports()).saveReport(document);
    await outbox.drop(document);
    return id;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    await forgetIfRefused(error, document);
    return error;
  }
}

/** Somebody else has forgotten the person while the report was made: this browser forgets them, too. */
async function forgetIfRefused({ reason }: BackendError, document: ReportDocument): Promise<void> {
  if (reason !== 'forgotten') return;
  const key = prospectKey(document.prospect);
  // What the browser refuses to erase now is tried again with the next load.
  await forgetHere({ key, at: new Date().toISOString(), isNew: false }).catch(() => null);
}

/** A report of a research from before its person was forgotten is not saved any more, wherever it was on its way. */
export function isForgotten({ prospect, researchedAt }: ReportDocument): boolean {
  return isForgottenSince(prospect, researchedAt);
}

/** Are they of the same research, perhaps in two versions? */
export function isSameReport(one: ReportDocument, other: ReportDocument): boolean {
  return (
    one.researchedAt === other.researchedAt &&
    prospectKey(one.prospect) === prospectKey(other.prospect)
  );
}

function isSame(report: unknown, document: ReportDocument): boolean {
  const read = reportDocumentFrom(report);
  return read !== null && isSameReport(read, document);
}
