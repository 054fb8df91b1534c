import { UNDATED_PATH_PARTS } from '../../lexicon/pages/page-types.ts';
import { normalizeText } from '../../text/normalize.ts';
import { pathPartType } from '../kind/address-type.ts';
import type { ReadPage } from '../page/read-page.ts';

/** Is it a page that has no day of its own, such as an agenda, a speaker's page or the minutes of a meeting? */
export function isUndatedPage({ address, title, passages }: ReadPage): boolean {
  const parts = normalizeText(address.path)
    .split(/[/?#]/u)
    .filter((part) => part !== '');
  const place = parts.findLastIndex(
    (part) => UNDATED_PATH_PARTS.has(part) || UNDATED_PATH_PARTS.has(part.split(/[-_.]/u)[0] ?? ''),
  );
  const isReport = parts.slice(place + 1).some((part) => pathPartType(part) === 'news');
  if (place !== -1 && !isReport) return true;
  const heading = passages.find(({ kind, zone }) => kind === 'heading' && zone !== 'title');
  return [normalizeText(title), normalizeText(heading?.text ?? '')].some((text) =>
    UNDATED_PATH_PARTS.has(/^[\p{L}-]+/u.exec(text)?.[0] ?? ''),
  );
}
