// Whether a paragraph is a line of headlines that lead elsewhere.
import { isEastAsian } from '../../text/east-asian.ts';
import type { Span, Word } from '../../text/words.ts';

/**
 * Is it several headlines in one paragraph: '1. Acme fined · 2. Rain closes the coast road'? A headline begins with a capital and has
 * words in lower case, unlike job titles and names between signs, and unlike the steps of a plan.
 */
export function isTeaserLine(text: string, words: readonly Word[]): boolean {
  if (text.length > LINE_CHARACTERS_MAX) return false;
  return (
    areHeadlines(piecesBetween(NUMBER, text), NUMBERED_HEADLINES_MIN, words) ||
    areHeadlines(piecesBetween(SIGN, text), HEADLINES_MIN, words)
  );
}

/** Characters of a paragraph that may be a line of headlines, and the headlines it has at least. */
const LINE_CHARACTERS_MAX = 1200;
const HEADLINES_MIN = 3;
const NUMBERED_HEADLINES_MIN = 2;

/** What sets headlines off from each other in one line: a sign, or the next number. */
const SIGN = /(?:^| )[•·・▪■►»›|](?: |(?=\S))| \/ | [–—] /gu;
/** The number of a headline: '2. ', '3) '. */
const NUMBER = /(?:^|[ •·|])(?<number>\d{1,2})[.)] /gu;

/** What is between the marks; with numbers, only while each is one more than the one before. */
function piecesBetween(mark: RegExp, text: string): readonly Span[] {
  const marks = [...text.matchAll(mark)];
  const numbers = marks.map(({ groups }) => Number(groups?.['number'] ?? Number.NaN));
  const isCounted = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  if (!isCounted && numbers.some((number) => !Number.isNaN(number))) return [];
  const starts = [0, ...marks.map(({ index, 0: { length } }) => index + length)];
  const ends = [...marks.map(({ index }) => index), text.length];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? text.length }))
    .filter(({ start, end }) => /[\p{L}\d]/u.test(text.slice(start, end)));
}

const HEADLINE_WORDS_MIN = 4;
const HEADLINE_WORDS_MAX = 24;
const PLAIN_WORDS_MIN = 2;
const EAST_ASIAN_LENGTH_MIN = 8;
const EAST_ASIAN_LENGTH_MAX = 60;

function areHeadlines(pieces: readonly Span[], least: number, words: readonly Word[]): boolean {
  if (pieces.length < least) return false;
  const parts = pieces.map(({ start, end }) =>
    words.filter((word) => word.start >= start && word.end <= end),
  );
  if (!parts.every((part) => isHeadlineText(part))) return false;
  // 'Jo Marsh, head of audit, Acme • Lee Carr, chief risk officer, Beta': people, not headlines.
  const withCommas = parts.filter((part) =>
    part.some((word, index) => index > 0 && word.startsPhrase),
  ).length;
  return withCommas * 2 <= parts.length;
}

function isHeadlineText(part: readonly Word[]): boolean {
  const [first, ...rest] = part;
  const last = part.at(-1);
  if (first === undefined || first.sentence !== last?.sentence) return false;
  if (isEastAsian(first.text))
    return part.length >= EAST_ASIAN_LENGTH_MIN && part.length <= EAST_ASIAN_LENGTH_MAX;
  const plain = rest.filter(({ isCapital }) => !isCapital).length;
  const isLong = part.length >= HEADLINE_WORDS_MIN && part.length <= HEADLINE_WORDS_MAX;
  return first.isCapital && isLong && plain >= PLAIN_WORDS_MIN;
}
