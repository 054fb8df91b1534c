import type { Prospect } from '../../model/prospect.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import type { BuyingSignal } from '../sales-signals/find-hits.ts';
import type { OwnWords } from './own-words.ts';

/** Everything the parts of a brief are written from. */
export type BriefFacts = {
  readonly prospect: Prospect;
  /** The company as people say it. */
  readonly company: string;
  readonly pages: readonly AnalyzedPage[];
  /** The weightiest first. */
  readonly signals: readonly BuyingSignal[];
  /** What the person said, the most revealing first. */
  readonly ownWords: readonly OwnWords[];
  readonly now: Date;
};
