import { POSSESSIVE, type Word } from '../../text/words.ts';
import type { PageContext } from './page-context.ts';

/** Words of a span as the page writes them, capitals, accents and all, but for a possessive ending. */
export function writtenAs({ page }: PageContext, words: readonly Word[]): string {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '';
  const passage = page.passages.find((one) => one.words.includes(first));
  return passage?.text.slice(first.start, last.end).replace(POSSESSIVE, '') ?? '';
}
