import type { ContentType } from '../../model/judgement.ts';
import type { ReadPage } from '../page/read-page.ts';
import { isNews } from './is-news.ts';
import { recordingTypeOf } from './recording-type.ts';

/**
 * What kind of item a page is: a recording if anything plainly says so; the rest is news or article by weight.
 * `language` is that of the text, or `null`.
 */
export function contentTypeOf(page: ReadPage, language: string | null): ContentType {
  return recordingTypeOf(page) ?? (isNews(page, language) ? 'news' : 'article');
}
