import type { ReportDocument } from '../model/report-document.ts';

/**
 * One report of two versions that may know nothing of each other: further pages were read in one tab, and the draft was edited
 * in another. Neither takes away what the other has. `save_report` does the same in the database.
 */
export function joinedReport(saved: ReportDocument, sent: ReportDocument): ReportDocument {
  const pages = saved.results.length <= sent.results.length ? sent : saved;
  const draft = isLater(saved.draft, sent.draft) ? saved.draft : (sent.draft ?? saved.draft);
  return draft === pages.draft ? pages : { ...pages, draft };
}

/** Of drafts that do not both say when they were changed, the one that comes last counts. */
function isLater(one: ReportDocument['draft'], other: ReportDocument['draft']): boolean {
  return (
    one?.changedAt !== undefined &&
    other?.changedAt !== undefined &&
    one.changedAt > other.changedAt
  );
}
