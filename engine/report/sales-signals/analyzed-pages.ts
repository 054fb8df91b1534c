import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { attributedSentences, type AttributedSentence } from './attributed-sentences.ts';

/** A confirmed page taken apart into sentences that know whom they are about. */
export type AnalyzedPage = {
  readonly result: ResearchResult;
  readonly sentences: readonly AttributedSentence[];
};

/** Takes apart the pages that may speak for the prospect: confirmed, read, and no samples (§4). */
export function analyzedPages(
  prospect: Prospect,
  results: readonly ResearchResult[],
): readonly AnalyzedPage[] {
  return results
    .filter(
      ({ verdict, isSample, content }) => verdict === 'confirmed' && !isSample && content !== '',
    )
    .map((result) => ({ result, sentences: attributedSentences(prospect, result) }));
}
