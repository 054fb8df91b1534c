import type { ContentType } from '../../document.ts';
import type { ReadPage } from '../text/read-page.ts';

/** x */
export function contentTypeOf(_page: ReadPage): ContentType {
  return 'article';
}
