import type { Verdict } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { attributedSentences, type AttributedSentence } from './attributed-sentences.ts';
import { createNameFinders, type NameFinder } from './names/names-in-sentence.ts';

/** A page taken apart into sentences that know whom they are about. */
export type AnalyzedPage = {
  readonly result: ResearchResult;
  readonly sentences: readonly AttributedSentence[];
  /** Finds names in other words of the page. */
  readonly findNames: NameFinder;
};

/** Takes apart the pages that may speak for the prospect: confirmed unless the caller says otherwise, read, and no samples (§4). */
export function analyzedPages(
  prospect: Prospect,
  results: readonly ResearchResult[],
  wanted: Verdict = 'confirmed',
): readonly AnalyzedPage[] {
  const finderIn = createNameFinders(prospect);
  return results
    .filter(({ verdict, isSample, content }) => verdict === wanted && !isSample && content !== '')
    .map((result) => {
      const findNames = finderIn(result.language);
      return { result, sentences: attributedSentences(prospect, result, findNames), findNames };
    });
}
