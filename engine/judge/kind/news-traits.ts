import type { ReadPage } from '../page/read-page.ts';
import { addressTraits } from './address-traits.ts';
import { headlineTraits } from './headline-traits.ts';
import type { NewsTrait } from './news-weights.ts';
import { textTraits } from './text-traits.ts';

/** Everything about a page that makes it news rather than an article, or the other way round. */
export function newsTraits(page: ReadPage, language: string | null): readonly NewsTrait[] {
  return [...addressTraits(page), ...headlineTraits(page), ...textTraits(page, language)];
}
