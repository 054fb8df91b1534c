import {
  draftSentences,
  isSameDraft,
  withEachText,
  type Draft,
  type DraftSentence,
} from '../model/draft.ts';
import type { ReportDocument } from '../model/report-document.ts';

/**
 * One report of two versions that may know nothing of each other: further pages were read in one tab, and the draft was edited
 * in another. Neither takes away what the other has. `save_report` does the same in the database.
 */
export function joinedReport(saved: ReportDocument, sent: ReportDocument): ReportDocument {
  const pages = saved.results.length <= sent.results.length ? sent : saved;
  const draft = joinedDraft(saved.draft, sent.draft);
  return draft === pages.draft ? pages : { ...pages, draft };
}

/** Of two states of one draft, each sentence as it was changed last; of two drafts the one that was changed last. */
function joinedDraft(saved: Draft | undefined, sent: Draft | undefined): Draft | undefined {
  if (saved === undefined || sent === undefined) return sent ?? saved;
  if (!isSameDraft(saved, sent)) return isLater(saved, sent) ? saved : sent;
  const { changedAt } = isLater(saved, sent) ? saved : sent;
  return withEachText({ ...sent, ...(changedAt !== undefined && { changedAt }) }, (name) =>
    joinedSentences(draftSentences(saved, name), draftSentences(sent, name)),
  );
}

/** Nobody adds a sentence or takes one away: where the numbers differ, it is not the same text. */
function joinedSentences(
  saved: readonly DraftSentence[],
  sent: readonly DraftSentence[],
): readonly DraftSentence[] {
  if (saved.length !== sent.length) return sent;
  return sent.map((sentence, index) => {
    const kept = saved[index];
    return kept !== undefined && (kept.changedAt ?? '') > (sentence.changedAt ?? '')
      ? kept
      : sentence;
  });
}

/** Of drafts that do not both say when they were changed, the one that comes last counts. */
function isLater(one: Draft, other: Draft): boolean {
  return (
    one.changedAt !== undefined && other.changedAt !== undefined && one.changedAt > other.changedAt
  );
}
