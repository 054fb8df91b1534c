// Tells whether words lead to the company after them: 'at', 'at the', 'for the insurer'.
import {
  DESCRIPTION_ARTICLES,
  WORKPLACE_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { KINDS_BEFORE_NAMES } from '../../lexicon/organisations/organisation-words.ts';
import { isIndustry } from '../../names/companies/industries.ts';
import type { Word } from '../../text/words.ts';
import { ORGANISATIONS } from '../mentions/vocabulary.ts';

/** Do the words end in 'at' or 'at the'? */
export function endsInPreposition(between: readonly Word[]): boolean {
  const [last, beforeLast] = withoutKind(between)
    .toReversed()
    .map(({ text }) => text);
  if (last === undefined) return false;
  const isArticle = DESCRIPTION_ARTICLES.has(last);
  return (
    WORKPLACE_PREPOSITIONS.has(last) || (isArticle && WORKPLACE_PREPOSITIONS.has(beforeLast ?? ''))
  );
}

const KIND_WORDS_MAX = 3;

/** The words without the kind of company at their end: 'for the insurer Acme', 'at the water utility Acme'. */
function withoutKind(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  if (last === undefined || last.isCapital || !isKindWord(last.text)) return words;
  const start = words.findLastIndex(
    ({ text }) => WORKPLACE_PREPOSITIONS.has(text) || DESCRIPTION_ARTICLES.has(text),
  );
  const kind = words.slice(start + 1);
  const isKind =
    kind.length <= KIND_WORDS_MAX &&
    kind.every(({ isCapital, startsPhrase }) => !isCapital && !startsPhrase);
  return isKind ? words.slice(0, start + 1) : words;
}

function isKindWord(word: string): boolean {
  return ORGANISATIONS.holds(word) || isIndustry(word) || KINDS_BEFORE_NAMES.has(word);
}
