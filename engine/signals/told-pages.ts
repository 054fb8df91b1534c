import type { Prospect } from '../prospect.ts';
import type { ResearchResult } from '../research-event.ts';
import { toldSentences, type ToldSentence } from './told-sentences.ts';

/** A confirmed page taken apart into sentences that know whom they are about. */
export type ToldPage = {
  readonly result: ResearchResult;
  readonly sentences: readonly ToldSentence[];
};

/** Takes apart the pages that may speak for the prospect: confirmed, read, and no samples (§4). */
export function toldPages(
  prospect: Prospect,
  results: readonly ResearchResult[],
): readonly ToldPage[] {
  return results
    .filter(
      ({ verdict, isSample, content }) => verdict === 'confirmed' && !isSample && content !== '',
    )
    .map((result) => ({ result, sentences: toldSentences(prospect, result) }));
}
