import type { Verdict } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { attributedSentences, type AttributedSentence } from './attributed-sentences.ts';

/** A page taken apart into sentences that know whom they are about. */
export type AnalyzedPage = {
  readonly result: ResearchResult;
  readonly sentences: readonly AttributedSentence[];
};

/** Takes apart the pages that may speak for the prospect: confirmed unless told otherwise, read, and no samples (§4). */
export function analyzedPages(
  prospect: Prospect,
  results: readonly ResearchResult[],
  wanted: Verdict = 'confirmed',
): readonly AnalyzedPage[] {
  return results
    .filter(({ verdict, isSample, content }) => verdict === wanted && !isSample && content !== '')
    .map((result) => ({ result, sentences: attributedSentences(prospect, result) }));
}
