// Whether the words around a company's name make it another company's.
import { OF_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import {
  DISTINGUISHING_WORDS,
  GENERIC_COMPANY_WORDS,
  ORGANISATION_WORDS,
} from '../../lexicon/organisations/organisation-words.ts';
import { wordSet } from '../../lexicon/word-list.ts';
import type { Word, WordSpan } from '../../text/words.ts';
import { companyWordKey } from './company-spelling.ts';
import { isIndustry, isSameIndustry } from './industries.ts';

/**
 * Do the words around a company's name make it another company's? They do when each of the two names has a word that the other
 * lacks, and these words distinguish companies: two numbers, countries, sides of the compass or kinds ('University of Oriel' when
 * Oriel Hospital is meant), or other words in the middle ('Oriel General Insurance' when Oriel Life Insurance is). `own` is the
 * prospect's company, normalised.
 */
export function namesOtherCompany(
  words: readonly Word[],
  { start, end }: WordSpan,
  own: readonly string[],
): boolean {
  const written = words
    .slice(startOfName(words, start), endOfName(words, end))
    .map(({ text }) => text)
    .filter((word) => !OF_PREPOSITIONS.has(word));
  const extra = written.filter((word) => !hasWord(own, word));
  const missing = own.filter((word) => !hasWord(written, word));
  if (extra.length === 0 || missing.length === 0) return false;
  return (
    extra.some((word) => missing.some((other) => isContrast(word, other))) ||
    isOtherInside(written, own)
  );
}

function hasWord(words: readonly string[], word: string): boolean {
  return words.some((one) => isSameWord(one, word) || isSameIndustry(one, word));
}

/** Do the words distinguish two companies: two numbers, two countries, two kinds? */
function isContrast(one: string, other: string): boolean {
  if (DISTINGUISHING_WORDS.some((words) => words.has(one) && words.has(other))) return true;
  return (isFigure(one) && isFigure(other)) || (isKind(one) && isKind(other));
}

/** Do the names begin and end alike, with other words in the middle? */
function isOtherInside(written: readonly string[], own: readonly string[]): boolean {
  if (Math.min(written.length, own.length) < INSIDE_WORDS_MIN) return false;
  return isSameWord(written[0], own[0]) && isSameWord(written.at(-1), own.at(-1));
}

const INSIDE_WORDS_MIN = 3;

function isSameWord(one = '', other = ''): boolean {
  return companyWordKey(one) === companyWordKey(other);
}

function isFigure(word: string): boolean {
  return /^\d/u.test(word);
}

function isKind(word: string): boolean {
  return ORGANISATION_WORDS.has(word) || isIndustry(word);
}

/** Is it a word that belongs to a company's name wherever it is next to it, as a number or a country does? */
function isNamePart(word: string): boolean {
  return (
    isFigure(word) ||
    isKind(word) ||
    GENERIC_COMPANY_WORDS.has(word) ||
    DISTINGUISHING_WORDS.some((words) => words.has(word))
  );
}

/** Parts of an organisation, which are not another one: 'Department of Trade'. */
const DEPARTMENT_WORDS = wordSet(
  'department division office center centre team board committee management services service',
);

/** Where the name begins: before a qualifier, 'South Quarry', or before its kind, 'University of Oriel'. */
function startOfName(words: readonly Word[], start: number): number {
  const before = words[start - 1];
  if (before === undefined || words[start]?.startsPhrase !== false) return start;
  if (isKindOf(words, start - 2)) return startOfName(words, start - 2);
  const isQualifier = DISTINGUISHING_WORDS.some((one) => one.has(before.text));
  return before.isCapital && isQualifier ? start - 1 : start;
}

/** Do a kind of organisation and 'of' begin here: 'University of', 'Central Bank of'? */
function isKindOf(words: readonly Word[], index: number): boolean {
  const kind = words[index];
  const join = words[index + 1];
  if (kind?.isCapital !== true || join?.startsPhrase !== false) return false;
  return OF_PREPOSITIONS.has(join.text) && isKind(kind.text) && !DEPARTMENT_WORDS.has(kind.text);
}

const PARTS_MAX = 3;
/** A space and a bracket, or a comma and a space. */
const MARK_LENGTH = 2;

function endOfName(words: readonly Word[], end: number): number {
  let last = end;
  while (last < end + PARTS_MAX) {
    const word = words[last];
    if (word === undefined || !word.isCapital || !isNamePart(word.text)) break;
    const isMarkedOff = word.start - (words[last - 1]?.end ?? 0) === MARK_LENGTH;
    if (word.startsPhrase && !isMarkedOff) break;
    last += 1;
  }
  return last;
}
