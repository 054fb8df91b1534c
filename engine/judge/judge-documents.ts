import type { Judgement, PageDocument } from '../document.ts';
import type { Prospect } from '../prospect.ts';
import { profileOf } from './evidence/profile.ts';
import { scorePages } from './score/score-pages.ts';
import { readPage } from './text/read-page.ts';

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
export function judgeDocuments({ prospect, documents }: JudgeRequest): readonly Judgement[] {
  const scores = scorePages(documents.map(readPage), profileOf(prospect));
  return documents.map((document, index) => ({
    id: document.id,
    relevance: scores[index]?.relevance ?? 0,
    verdict: scores[index]?.verdict ?? 'possible',
    reasons: scores[index]?.reasons ?? [],
    type: 'article',
    date: null,
    snippet: '',
    language: null,
    readingMinutes: null,
  }));
}
