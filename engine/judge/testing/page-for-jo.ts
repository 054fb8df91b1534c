import { profileOf } from '../mentions/profile.ts';
import { createEvidenceReader } from '../page-features/evidence-reader.ts';
import type { WeighablePage } from '../page-features/page-features.ts';
import { parsePage } from '../page/parse-page.ts';
import { setEvidenceOf } from '../score/set-evidence.ts';
import { JO_MARSH } from './judged-for-jo.ts';

/** What a page, read alone for Jo Marsh, weighs; its address and metadata say nothing. */
export function pageForJo(
  markdown: string,
  title = 'News',
  url = 'https://a.example/x',
): WeighablePage {
  const reader = createEvidenceReader(profileOf(JO_MARSH));
  const context = reader.contextOf(
    parsePage({
      id: '1',
      url,
      title,
      description: '',
      metadata: {},
      markdown,
    }),
  );
  const page = setEvidenceOf([context], reader).pages[0];
  if (page === undefined || page === null) throw new Error('The page names nobody');
  return page;
}
