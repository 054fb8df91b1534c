import { SPEECH_WORDS } from '../../../lexicon/grammar/speech.ts';
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { TITLES_AFTER_NAMES } from '../../../lexicon/people/honorifics.ts';
import { FAMILY_FIRST_NAMES, NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import { languageOf } from '../../../text/language.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { isSyllables } from '../name/east-asian-syllables.ts';
import { isGivenName } from '../name/nicknames.ts';
import { hasFamilyNameFirst, type PersonName } from '../name/person-name.ts';
import { isTitleWord } from '../name/titles.ts';
import { followsGivenName } from './mention.ts';

/**
 * How surely a surname belongs to somebody else, 0–1: after a given name or beside an initial that is not the prospect's.
 * Another capitalised word only makes it likely, because many languages capitalise other words too.
 */
export function otherPersonStrength(
  words: readonly Word[],
  place: WordSpan,
  name: PersonName,
): number {
  const { start, end } = place;
  if (isFrenchTitle(words, start - 1)) return 0;
  if (hasOtherInitial(words[start - 1], words[start], name)) return SURELY_OTHER;
  if (hasOtherInitial(words[end], words[end], name)) return SURELY_OTHER;
  if (followsGivenName(words, start) || isBehindFamilyName(words, start, name)) return SURELY_OTHER;
  if (isBeforeGivenName(words, end, name) || isBesideGivenName(words, place)) return SURELY_OTHER;
  return followsCapitalWord(words, start, name) ? LIKELY_OTHER : 0;
}

/** How sure `otherPersonStrength` is at most. */
export const SURELY_OTHER = 1;
const LIKELY_OTHER = 0.6;

/** Words on either side by which a language is known. */
const LANGUAGE_REACH = 20;

/** Is it the French 'M.' rather than an initial: 'M. Dupont a précisé…', 'conclut M. Dupont'? */
function isFrenchTitle(words: readonly Word[], index: number): boolean {
  if (words[index]?.text !== 'm' || !words[index].isCapital) return false;
  if (SPEECH_WORDS['fr']?.has(words[index - 1]?.text ?? '') === true) return true;
  const around = words.slice(Math.max(0, index - LANGUAGE_REACH), index + LANGUAGE_REACH);
  return languageOf(around.map(({ text }) => text)) === 'fr';
}

/** Is the surname that of somebody whose given name follows it: 'Hwang Ji-hyun' when Jiwon Hwang is meant, 'Bárdosi Réka'? */
function isBeforeGivenName(words: readonly Word[], end: number, name: PersonName): boolean {
  const after = words[end];
  if (after?.startsPhrase !== false || !after.isCapital || TITLES_AFTER_NAMES.has(after.text))
    return false;
  if (isGivenName(after.text)) return true;
  return hasFamilyNameFirst(name) && isSyllables(after.text);
}

/** Is another given name alone between commas or in a cell before or after it: 'Smith, Peter', '| Peter | Smith |'? */
function isBesideGivenName(words: readonly Word[], { start, end }: WordSpan): boolean {
  if (words[start]?.startsPhrase !== true || words[end]?.startsPhrase === false) return false;
  return [start - 1, end].some((index) => {
    const word = words[index];
    const isAlone = word?.startsPhrase === true && words[index + 1]?.startsPhrase !== false;
    const isInLine = word?.sentence === words[start]?.sentence;
    return isAlone && isInLine && word.isCapital && isGivenName(word.text);
  });
}

/** Is there another family name before it: 'Le Van Long' when Tran Van Long is meant? */
function isBehindFamilyName(words: readonly Word[], start: number, { given }: PersonName): boolean {
  const before = words[start - 1];
  if (before?.isCapital !== true || words[start]?.startsPhrase !== false) return false;
  return FAMILY_FIRST_NAMES.has(given) && FAMILY_FIRST_NAMES.has(before.text);
}

/** Is there an initial that is not the prospect's: 'K. Smith' and 'Smith K.' when J. Smith is meant? */
function hasOtherInitial(
  initial: Word | undefined,
  last: Word | undefined,
  { given, middle }: PersonName,
): boolean {
  if (initial === undefined || last?.startsPhrase !== false) return false;
  if (initial.text.length !== 1 || !initial.isCapital || !/\p{L}/u.test(initial.text)) return false;
  return ![given, ...middle].some((own) => own.startsWith(initial.text));
}

const NAME_LENGTH_MIN = 3;

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
  return isPlain && !isOwnerOrFigure(before) && !isTitleWord(before.text);
}

/** A figure, or a word with an ending set off by an apostrophe, as no given name has: 'Acme's Doe'. */
function isOwnerOrFigure({ start, end, text }: Word): boolean {
  return /\d/u.test(text) || end - start > text.length + 1;
}
