// Which words report an event.
import {
  ENGLISH_EVENT_VERBS,
  EVENT_CHARACTERS,
  EVENT_STEMS,
  EVENT_WORDS,
} from '../../lexicon/pages/headline-words.ts';
import { wordList, wordSet } from '../../lexicon/word-list.ts';
import { normalizeText } from '../../text/normalize.ts';

const ENGLISH_ENDINGS = ['s', 'es', 'd', 'ed', 'ped', 'ned', 'ted', 'red'] as const;

const BEGINNINGS: ReadonlySet<string> = wordSet(EVENT_STEMS);

/** Does a normalised word report an event ('appoints', 'fined'), in the languages that pages are written in? */
export function isEventWord(word: string): boolean {
  return WORDS.has(word) || STEM_LENGTHS.some((length) => BEGINNINGS.has(word.slice(0, length)));
}

const WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH_EVENT_VERBS.flatMap((verb) => ENGLISH_ENDINGS.map((ending) => verb + ending)),
  ...wordList(EVENT_WORDS),
]);
const STEM_LENGTHS = [...new Set([...BEGINNINGS].map(({ length }) => length))];

/** Does a text in a script without spaces report an event? */
export function namesEvent(text: string): boolean {
  return EVENT_CHARACTERS.test(normalizeText(text));
}
