import type { Judgement, PageDocument } from '../document.ts';
import type { Prospect } from '../prospect.ts';

/** Documents to judge together: they are evidence about each other. */
export type JudgeRequest = {
  readonly prospect: Prospect;
  readonly documents: readonly PageDocument[];
  readonly now: Date;
};

/**
 * Decides for each document whether it is about the prospect, what kind it is and when it was published.
 * One judgement per document, in the order given. Deterministic: same request, same numbers.
 */
export function judgeDocuments(request: JudgeRequest): readonly Judgement[] {
  return request.documents.map((document) => ({
    id: document.id,
    relevance: 0,
    verdict: 'possible',
    reasons: [],
    type: 'article',
    date: null,
    snippet: '',
    language: null,
    readingMinutes: null,
  }));
}
