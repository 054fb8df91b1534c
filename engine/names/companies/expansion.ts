import { isGivenName } from '../people/given-names/nicknames.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { Word } from '../../text/words.ts';
import { GENERIC_COMPANY_WORDS, LEGAL_FORMS } from './organisation-words.ts';
import { ORGANISATION_WORDS } from './organisation-words.ts';

/** Words that a name's initials may leave out: HSBC is the Hongkong and Shanghai Banking Corporation. Folded. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'of and the for in at on und fur der die das des et de du la le les d l y e el los di del della do da dos das van en voor och og for i'.split(
    ' ',
  ),
);
/** Small words in a row. */
const SMALL_WORDS_MAX = 2;

/**
 * The runs of words whose initials spell the letters, as 'International Business Machines' spells IBM: capitalised words in
 * one phrase that stand for themselves, with small words between them left out or counted. The rule is the one by which
 * texts introduce abbreviations (Schwartz and Hearst 2003), in its strict form: one word for each letter.
 */
export function expansionsIn(
  words: readonly Word[],
  letters: string,
): readonly (readonly Word[])[] {
  const wanted = normalizeText(letters);
  return words.flatMap((word, start) => {
    if (!canStart(words, start, wanted) || isGivenName(word.text)) return [];
    const end = endOfSpelling(words, { next: start + 1, spelled: 1, skipped: 0 }, wanted);
    return end === -1 ? [] : [words.slice(start, end)];
  });
}

function canStart(words: readonly Word[], start: number, wanted: string): boolean {
  const word = words[start];
  if (word === undefined || SMALL_WORDS.has(word.text) || !counts(word, wanted.charAt(0)))
    return false;
  const before = words[start - 1];
  const goesOn = !word.startsPhrase && before?.isCapital === true;
  return !goesOn || SMALL_WORDS.has(before.text);
}

type Spelling = { readonly next: number; readonly spelled: number; readonly skipped: number };

/** Where the words end that spell the rest; −1 when they don't. A small word may count or not. */
function endOfSpelling(
  words: readonly Word[],
  { next, spelled, skipped }: Spelling,
  wanted: string,
): number {
  if (spelled === wanted.length) return isEndOfName(words, next) ? next : -1;
  const word = words[next];
  if (word === undefined || word.startsPhrase) return -1;
  const isSmall = SMALL_WORDS.has(word.text);
  const counted = { next: next + 1, spelled: spelled + 1, skipped: 0 };
  const end = counts(word, wanted.charAt(spelled)) ? endOfSpelling(words, counted, wanted) : -1;
  if (end !== -1 || !isSmall || skipped === SMALL_WORDS_MAX) return end;
  return endOfSpelling(words, { next: next + 1, spelled, skipped: skipped + 1 }, wanted);
}

/** Initials standing by themselves spell nothing out. */
function counts({ text, isCapital }: Word, letter: string): boolean {
  return text.length > 1 && text.startsWith(letter) && (isCapital || SMALL_WORDS.has(text));
}

function isEndOfName(words: readonly Word[], end: number): boolean {
  return !SMALL_WORDS.has(words[end - 1]?.text ?? '') && !goesOnAt(words, end);
}

/** 'International Business Machines Corporation' ends there, 'International Business Machines Museum' is another name. */
function goesOnAt(words: readonly Word[], next: number): boolean {
  const word = words[next];
  if (word === undefined || word.startsPhrase || !word.isCapital) return false;
  const isTail =
    LEGAL_FORMS.has(word.text) ||
    (GENERIC_COMPANY_WORDS.has(word.text) && !ORGANISATION_WORDS.has(word.text));
  return !isTail || goesOnAt(words, next + 1);
}
