import type { ContentType, PageDocument } from '../../model/judgement.ts';
import { contentTypeOf } from '../kind/content-type.ts';
import { parsePage } from '../page/parse-page.ts';

/** The type of a page that declares nothing, at an address that says nothing, unless `place` does. */
export function typeOfPage(
  language: string,
  title: string,
  text: string,
  place: Pick<PageDocument, 'url' | 'metadata'> = { url: 'https://a.example/x', metadata: {} },
): ContentType {
  const markdown = `# ${title}\n\n${text}`;
  return contentTypeOf(parsePage({ id: '', title, description: '', markdown, ...place }), language);
}
