import { wordsOf } from '../../../../text/words.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import type { MaskedSentence } from '../sentence/masked-sentence.ts';

/** Does the line above hold nothing but the prospect's name, as on a profile, or is it the heading of an interview? */
export function isBelowName(
  { result, findNames }: AnalyzedPage,
  { quote }: MaskedSentence,
): boolean {
  const place = result.content.indexOf(quote);
  const above = result.content
    .slice(Math.max(0, place - LINE_ABOVE_CHARACTERS), Math.max(0, place))
    .split('\n');
  const line = above.slice(0, -1).findLast((one) => one.trim() !== '') ?? '';
  if (/\S{4}/u.test(above.at(-1)?.replaceAll(/[*_#>|\s-]/gu, '') ?? '')) return false;
  const plain = line.replaceAll(/[*_#>|]/gu, ' ').trim();
  const words = wordsOf(plain);
  const { person, others } = findNames(words, plain);
  if (person.length === 0) return false;
  return line.startsWith('#')
    ? person[0]?.start === 0
    : words.length <= NAME_LINE_WORDS_MAX && others.length === 0;
}

const LINE_ABOVE_CHARACTERS = 200;

const NAME_LINE_WORDS_MAX = 7;
