import { STOP_WORDS } from '../../../text/stop-words.ts';
import type { Word } from '../../../text/words.ts';
import { followsGivenName } from './mention.ts';
import { NAME_PARTICLES } from '../name-words.ts';
import type { PersonName } from '../person-name.ts';
import { isTitleWord } from '../titles.ts';

const KNOWN = 1;
const LIKELY = 0.6;
const NAME_LENGTH_MIN = 3;

/**
 * How surely a surname belongs to somebody else, 0–1: behind a given name or beside an initial that is not the prospect's.
 * A capital word that is no known given name makes it likely only, since many languages write other words with capitals too.
 */
export function otherBearer(
  words: readonly Word[],
  { start, end }: { readonly start: number; readonly end: number },
  name: PersonName,
): number {
  if (hasOtherInitial(words[start - 1], words[start], name)) return KNOWN;
  if (hasOtherInitial(words[end], words[end], name)) return KNOWN;
  if (followsGivenName(words, start)) return KNOWN;
  return followsCapitalWord(words, start, name) ? LIKELY : 0;
}

/** 'K. Smith' and 'Smith K.' when J. Smith is meant. */
function hasOtherInitial(
  initial: Word | undefined,
  last: Word | undefined,
  { given, middle }: PersonName,
): boolean {
  if (initial === undefined || last?.startsPhrase !== false) return false;
  if (initial.text.length !== 1 || !initial.isCapital || !/\p{L}/u.test(initial.text)) return false;
  return ![given, ...middle].some((own) => own.startsWith(initial.text));
}

function followsCapitalWord(
  words: readonly Word[],
  start: number,
  { words: own }: PersonName,
): boolean {
  const before = words[start - 1];
  if (before === undefined || words[start]?.startsPhrase !== false) return false;
  if (!before.isCapital || before.text.length < NAME_LENGTH_MIN || own.includes(before.text))
    return false;
  const isPlain = !STOP_WORDS.has(before.text) && !NAME_PARTICLES.has(before.text);
  return isPlain && !isTitleWord(before.text) && !/\d/u.test(before.text);
}
