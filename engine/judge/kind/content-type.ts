import type { ContentType } from '../../model/judgement.ts';
import type { ReadPage } from '../page/read-page.ts';
import { recordingTypeOf } from './recording-type.ts';
import { NEWS_BIAS, NEWS_WEIGHTS } from './news-weights.ts';
import { addressTraits } from './address-traits.ts';
import { headlineTraits } from './headline-traits.ts';
import type { NewsTrait } from './news-weights.ts';
import { textTraits } from './text-traits.ts';

/**
 * What kind of item a page is: a recording if anything plainly says so; the rest is news or article by weight.
 * `language` is that of the text, or `null`.
 */
export function contentTypeOf(page: ReadPage, language: string | null): ContentType {
  return recordingTypeOf(page) ?? (isNews(page, language) ? 'news' : 'article');
}

/** Does a page report an event, as newspapers, wires and press rooms do? Everything known about it is weighed. */
function isNews(page: ReadPage, language: string | null): boolean {
  return (
    newsTraits(page, language).reduce((sum, trait) => sum + NEWS_WEIGHTS[trait], NEWS_BIAS) >= 0
  );
}

/** Everything about a page that makes it news rather than an article, or the other way round. */
function newsTraits(page: ReadPage, language: string | null): readonly NewsTrait[] {
  return [...addressTraits(page), ...headlineTraits(page), ...textTraits(page, language)];
}
