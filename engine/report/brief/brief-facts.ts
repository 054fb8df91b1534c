import type { Prospect } from '../../model/prospect.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import type { BuyingSignal } from '../sales-signals/find-hits.ts';
import type { OwnWords } from './own-words.ts';
import type { Employment } from './posts/employment/decide-employment.ts';
import type { PostStatement } from './posts/sentence/post-statement.ts';

/** Everything the parts of a brief are written from. */
export type BriefFacts = {
  readonly prospect: Prospect;
  /** The company as people say it. */
  readonly company: string;
  readonly pages: readonly AnalyzedPage[];
  /** Pages about the company that do not name the person: nothing but the company's news is read from them. */
  readonly companyPages: readonly AnalyzedPage[];
  /** The weightiest first. */
  readonly signals: readonly BuyingSignal[];
  /** What the person said, the most revealing first. */
  readonly ownWords: readonly OwnWords[];
  /** What the pages say of the person's posts. */
  readonly posts: readonly PostStatement[];
  /** Whether the person works at the company: there are no openers where they have left, are leaving or have died. */
  readonly employment: Employment;
  readonly now: Date;
};
