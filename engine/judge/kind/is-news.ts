import type { ReadPage } from '../page/read-page.ts';
import { newsTraits } from './news-traits.ts';
import { NEWS_BIAS, NEWS_WEIGHTS } from './news-weights.ts';

/** Does a page report an event, as newspapers, wires and press rooms do? Everything known about it is weighed. */
export function isNews(page: ReadPage, language: string | null): boolean {
  return (
    newsTraits(page, language).reduce((sum, trait) => sum + NEWS_WEIGHTS[trait], NEWS_BIAS) >= 0
  );
}
