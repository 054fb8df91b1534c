// Tells whether an organisation that is named after a person is related to them.
import {
  AGENT_PREPOSITIONS,
  DESCRIPTION_ARTICLES,
  GENITIVE_ARTICLES,
  JOB_TITLE_PREPOSITIONS,
  PLACE_PREPOSITIONS,
  WORKPLACE_PREPOSITIONS,
} from '../../lexicon/grammar/prepositions.ts';
import { PLAIN_SPEECH_WORDS } from '../../lexicon/grammar/speech.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { phraseFrom, type Word, type WordSpan } from '../../text/words.ts';
import {
  APPOINTMENTS,
  FOUNDINGS,
  JOB_TITLES,
  JOININGS,
  LEADING_VERBS,
} from '../mentions/vocabulary.ts';

/**
 * Is an organisation after the name related to the person? It is after a mark, 'Jane Doe, Delta Bank', a preposition, 'of the Delta Bank',
 * a verb of joining or leading, or beside a job title, 'a Delta Bank director'. An organisation that somebody only talks or writes about is
 * not: 'Jane Doe says the Water Authority has gone too far'.
 */
export function isRelatedToName(
  words: readonly Word[],
  { start, end, from }: WordSpan & { readonly from: number },
): boolean {
  const first = words[start];
  if (first === undefined || isEastAsian(first.text)) return true;
  if (start === from || first.startsPhrase) return true;
  const before = words.slice(from, start);
  if (before.some(({ text, isCapital }) => !isCapital && PLAIN_SPEECH_WORDS.has(text)))
    return false;
  return JOB_TITLES.isIn(phraseFrom(words, end, TITLE_REACH)) || isLedTo(words, start, from);
}

const TITLE_REACH = 3;
/** Articles and kinds of company between a preposition and a name: 'at the parcel firm Delta'. */
const BETWEEN_MAX = 3;

function isLedTo(words: readonly Word[], start: number, from: number): boolean {
  for (let index = start - 1; index >= Math.max(from, start - 1 - BETWEEN_MAX); index -= 1) {
    const word = words[index];
    if (word === undefined) return false;
    if (leads(word)) return true;
    const isSmall = !word.isCapital || DESCRIPTION_ARTICLES.has(word.text);
    if (word.startsPhrase || !isSmall) return false;
  }
  return false;
}

const LEADING_WORDS: ReadonlySet<string> = new Set([
  ...JOB_TITLE_PREPOSITIONS,
  ...WORKPLACE_PREPOSITIONS,
  ...PLACE_PREPOSITIONS,
  ...AGENT_PREPOSITIONS,
  ...GENITIVE_ARTICLES,
]);

function leads({ text }: Word): boolean {
  if (LEADING_WORDS.has(text)) return true;
  return [JOB_TITLES, JOININGS, APPOINTMENTS, LEADING_VERBS, FOUNDINGS].some((list) =>
    list.holds(text),
  );
}
