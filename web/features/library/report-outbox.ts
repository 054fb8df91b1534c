import type { QueryClient } from '@tanstack/react-query';
import { joinedReport, prospectKey, reportDocumentFrom, type ReportDocument } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { forgetHere, isForgottenSince } from '../../storage/erase/forgotten.ts';
import { changeUnsaved, unsavedReports } from '../../storage/unsaved-reports.ts';

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
  /**
   * Keeps a report until it is saved; a page that goes now doesn't lose it. Joins it with the version that waits already,
   * perhaps from another tab, and answers what is to be saved.
   */
  readonly keep: (document: ReportDocument) => Promise<ReportDocument>;
  /** Drops a report that is saved, unless something has been added to it meanwhile. */
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
      if (isForgotten(document)) return document;
      let joined = joinedWith(refused, document);
      const isKept = await changeUnsaved(userId, (reports) => {
        joined = joinedWith(reports, joined);
        return [...reports.filter((one) => !isSame(one, document)), joined];
      });
      refused = isKept ? without(document) : [...without(document), joined];
      return joined;
    },
    async drop(document) {
      const isSaved = (report: unknown): boolean => textOf(report) === textOf(document);
      refused = refused.filter((one) => !isSaved(one));
      await changeUnsaved(userId, (reports) => reports.filter((one) => !isSaved(one)));
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

/** The document, with what the reports hold of it besides. */
function joinedWith(reports: readonly unknown[], document: ReportDocument): ReportDocument {
  return reports
    .map(reportDocumentFrom)
    .filter((one) => one !== null)
    .filter((one) => isSameReport(one, document))
    .reduce((sent, kept) => joinedReport(kept, sent), document);
}

/** Equal for equal reports, whatever has been stored of them in which order. */
function textOf(report: unknown): string {
  return JSON.stringify(reportDocumentFrom(report));
}

function isSame(report: unknown, document: ReportDocument): boolean {
  const read = reportDocumentFrom(report);
  return read !== null && isSameReport(read, document);
}
