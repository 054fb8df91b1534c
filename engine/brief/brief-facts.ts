import type { Prospect } from '../prospect.ts';
import type { Signal } from '../signals/signal.ts';
import type { ToldPage } from '../signals/told-pages.ts';
import type { OwnWords } from './own-words.ts';

/** Everything the parts of a brief are written from. */
export type BriefFacts = {
  readonly prospect: Prospect;
  /** The company as people say it. */
  readonly company: string;
  readonly pages: readonly ToldPage[];
  /** The weightiest first. */
  readonly signals: readonly Signal[];
  /** What the person said, the most telling first. */
  readonly ownWords: readonly OwnWords[];
  readonly now: Date;
};
