// Which days the text names, and what is around each.
import {
  PUBLISHED_BEFORE,
  RANGE_BEFORE,
  RANGE_BEHIND,
  UPDATED_BEFORE,
} from '../../lexicon/dates/date-phrases.ts';
import {
  AVAILABLE_WORDS,
  PERIOD_WORDS,
  OTHER_DATE_WORDS,
  SHOWN_WORDS,
  UPDATED_WORDS,
  PUBLISHED_WORDS,
} from '../../lexicon/dates/date-words.ts';
import { trueNames } from '../../text/lookups.ts';
import { firstWordWhere, type Word } from '../../text/words.ts';
import type { Passage, ParsedPage } from '../page/parse-page.ts';
import { isInProse } from './date-in-prose.ts';
import { isContraryClue, type DateClue } from './date-weights.ts';
import { findDates, findMonths, type DateInText, type DateStyle } from './find-dates.ts';

/** One occurrence of a day in the text, with what was seen beside it. */
export type TextDay = DateInText & { readonly clues: readonly DateClue[] };

/** How a page writes dates, and whether it is a recording. */
export type PageDateStyle = DateStyle & { readonly isRecording: boolean };

type BlockPlace = {
  readonly passage: Passage;
  readonly index: number;
  readonly total: number;
  readonly heading: number;
};

/** Every day written in title, description or text, in reading order. */
export function textDays(page: ParsedPage, style: PageDateStyle): readonly TextDay[] {
  const content = contentOf(page);
  const heading = headingIndex(page, content);
  const inText = content.flatMap((passage, index) =>
    daysIn({ passage, index, total: content.length, heading }, style),
  );
  const [first, ...rest] = inText.slice(0, DATES_ON_PAGE_MAX);
  const opening: readonly TextDay[] =
    first === undefined ? [] : [{ ...first, clues: [...first.clues, 'first-in-text'] }];
  const inTitle = page.passages
    .filter(({ zone }) => zone === 'title' || zone === 'description')
    .flatMap(({ text }) => findDates(text, style))
    .map((date) => ({ ...date, clues: ['in-title' as const] }));
  return [...inTitle, ...opening, ...rest];
}

/** The months without a day in short lines around the heading: 'Episode 58 · June 2026 · 41 min'. None where such a line has a day. */
export function headMonths(page: ParsedPage, style: PageDateStyle): readonly DateInText[] {
  const content = contentOf(page);
  const heading = headingIndex(page, content);
  const lines = content.slice(0, EARLY_PASSAGES);
  if (lines.some(({ text }) => findDates(text, style).length > 0)) return [];
  return lines.flatMap((passage, index) => {
    const clues = placeClues({ passage, index, total: content.length, heading });
    if (!clues.some((clue) => BYLINE_CLUES.has(clue))) return [];
    const [month, ...more] = findMonths(passage.text);
    if (month === undefined || more.length > 0) return [];
    const all = [...clues, ...lineClues(passage, month), ...cueClues(passage, month, style)];
    const isLabel = all.includes('label') || all.includes('alone');
    const isOfOther = all.some(isContraryClue) || TENURE_BEHIND.test(passage.text.slice(month.end));
    return isLabel && !isOfOther ? [month] : [];
  });
}

/** The month in which a post in a CV began: 'Jan 2026 – Present', 'Sep 2021 –'. */
const TENURE_BEHIND = /^ ?[-–—] ?(?:$|\p{L})/u;

function contentOf({ passages }: ParsedPage): readonly Passage[] {
  return passages.filter(({ zone }) => zone !== 'title' && zone !== 'description');
}

/** Occurrences of dates looked at; a calendar or an archive list has more. */
const DATES_ON_PAGE_MAX = 200;

/** Where the article's own heading is: the first that shares its words with the page's title, or the first of all. */
function headingIndex(page: ParsedPage, content: readonly Passage[]): number {
  const title = new Set(
    page.passages.find(({ zone }) => zone === 'title')?.words.map((word) => word.text),
  );
  const own = content.findIndex(
    ({ kind, words }) =>
      kind === 'heading' && words.filter((word) => title.has(word.text)).length * 2 > words.length,
  );
  return own === -1 ? content.findIndex(({ kind }) => kind === 'heading') : own;
}

function daysIn(place: BlockPlace, style: PageDateStyle): readonly TextDay[] {
  const dates = findDates(place.passage.text, style).slice(0, DATES_IN_PASSAGE_MAX);
  return dates.map((date) => {
    const clues = [
      ...placeClues(place),
      ...lineClues(place.passage, date),
      ...cueClues(place.passage, date, style),
    ];
    const isProse = !clues.includes('dateline') && isInProse(place.passage, date);
    return { ...date, clues: isProse ? proseClues(clues) : clues };
  });
}

/** Dates looked at in one line; a line with more is a table of something else. */
const DATES_IN_PASSAGE_MAX = 12;

/** A sentence under the heading belongs to the story; its date is not the page's because it comes first. */
function proseClues(clues: readonly DateClue[]): readonly DateClue[] {
  return [...clues.filter((clue) => !BYLINE_CLUES.has(clue)), 'in-prose'];
}

/** What says only that a day comes near the heading. */
const BYLINE_CLUES: ReadonlySet<DateClue> = new Set(['in-byline', 'before-heading']);

function placeClues({ passage, index, total, heading }: BlockPlace): readonly DateClue[] {
  const distance = index - heading;
  return trueNames<DateClue>([
    ['in-byline', distance >= 0 && distance <= BYLINE_PASSAGES_AFTER],
    ['before-heading', distance < 0 && distance >= -BYLINE_PASSAGES_BEFORE],
    ['early', index < EARLY_PASSAGES],
    ['late', index > total * LATE_SHARE],
    ['in-aside', passage.zone === 'aside'],
    ['in-table', passage.kind === 'table'],
  ]);
}

/** Share of the page after which a date is the footer's or a comment's. */
const LATE_SHARE = 0.7;

/** Passages at the top of a page. */
const EARLY_PASSAGES = 12;

/** Passages after and before an article's heading in which its date usually is. */
const BYLINE_PASSAGES_AFTER = 5;
const BYLINE_PASSAGES_BEFORE = 3;

/** A time of day: '14:30', '9 am', '18 Uhr'. */
const CLOCK = /\d{1,2}[:.h]\d{2}(?!\d)|\d{1,2} ?(?:am|pm|uhr|h)\b/iu;
/** A time with seconds, which a machine wrote: 'T14:30:05'. */
const SECONDS = /^[T ,]{1,2}\d{2}:\d{2}:\d{2}/u;
const LINE_START_MAX = 3;
/** Characters around a date in which its time of day, or the other end of a range, can be. */
const CLOCK_CHARACTERS = 12;
const RANGE_CHARACTERS = 12;

function lineClues({ text, words }: Passage, { start, end }: DateInText): readonly DateClue[] {
  const around = indexAfter(words, start) + words.length - indexFrom(words, end);
  const isAtHead = isDateline(text, start, end);
  const after = text.slice(end, end + CLOCK_CHARACTERS);
  return trueNames<DateClue>([
    ['alone', around <= 1],
    ['label', around > 1 && around <= DATE_LABEL_WORDS_MAX],
    ['dateline', isAtHead],
    ['in-sentence', !isAtHead && around >= DATE_SENTENCE_WORDS_MIN],
    ['starts-line', start <= LINE_START_MAX],
    ['with-time', CLOCK.test(after)],
    ['with-seconds', SECONDS.test(after)],
    ['in-range', isOfSeveral(text, start, end)],
  ]);
}

/** Words beside a date that keep it a label, and that make it part of a sentence. */
const DATE_LABEL_WORDS_MAX = 8;
const DATE_SENTENCE_WORDS_MIN = 14;

/** Characters after a date in which an event's hours are. */
const CLOCK_RANGE_CHARACTERS = 24;

/** From when to when something takes place: '9.00–17.30', '9am - 5:30'. */
const CLOCK_RANGE = /\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?)? ?[-–] ?\d{1,2}[:.]\d{2}/iu;

/** Is it one of several days, or a day with the hours of something that takes place? */
function isOfSeveral(text: string, start: number, end: number): boolean {
  return (
    RANGE_BEHIND.test(text.slice(end, end + RANGE_CHARACTERS)) ||
    CLOCK_RANGE.test(text.slice(end, end + CLOCK_RANGE_CHARACTERS)) ||
    RANGE_BEFORE.test(text.slice(Math.max(0, start - RANGE_CHARACTERS), start))
  );
}

/** Nothing but a place before the date. */
const DATELINE_BEFORE = /^[^.!?\n]*$/u;
/** The dash or colon that ends a dateline, after Slavic 'г.' and 'р.' for 'year'. */
const DATELINE_AFTER = /^(?: [гр]\.)?[^\p{L}\d]{0,2}\s?(?:[–—:]|-)\s/u;

/** Characters before a date that leave room for a place and no more: 'London, 12 March 2026 –'. */
const DATELINE_CHARACTERS_MAX = 45;

/** Is it a dateline: 'London, 12 March 2026 – '? */
function isDateline(text: string, start: number, end: number): boolean {
  return (
    start <= DATELINE_CHARACTERS_MAX &&
    DATELINE_BEFORE.test(text.slice(0, start)) &&
    DATELINE_AFTER.test(text.slice(end, end + CLOCK_CHARACTERS))
  );
}

/** The sign of a death before its day: '† 12 March 2026'. */
const DEATH_MARK = /[†✝] ?$/u;

function cueClues(passage: Passage, date: DateInText, style: PageDateStyle): readonly DateClue[] {
  const before = passage.text.slice(Math.max(0, date.start - CLOCK_CHARACTERS), date.start);
  if (DEATH_MARK.test(before)) return ['other-cue'];
  if (UPDATED_BEFORE.test(before)) return ['updated-cue'];
  if (PUBLISHED_BEFORE.test(before)) return ['published-cue'];
  const clue = nearestCue(wordsAround(passage.words, date), style);
  return clue === null ? [] : [clue];
}

/** The words before a date, nearest first, then the two after it unless a new phrase begins there. */
function wordsAround(words: readonly Word[], { start, end }: DateInText): readonly string[] {
  const own = indexAfter(words, start);
  const sentence = words[own]?.sentence;
  const before = words
    .slice(Math.max(0, own - CUE_WORDS), own)
    .filter((word) => word.sentence === sentence);
  const next = indexFrom(words, end);
  const after = words.slice(next, next + 2);
  const ofOther = after.findIndex(({ startsPhrase }) => startsPhrase);
  return [...before.toReversed(), ...(ofOther === -1 ? after : after.slice(0, ofOther))].map(
    ({ text }) => text,
  );
}

/** Words before a date in which its cue can be. */
const CUE_WORDS = 10;

/** Each date belongs to the nearest cue before it, as in 'Published 1 March, updated 3 March'. */
function nearestCue(words: readonly string[], style: PageDateStyle): DateClue | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    // 'Release date' and 'Date: ' publish; the dates of anything else do not.
    if (word === 'date' && next !== undefined) return cueOf(next, undefined, style);
    const cue = cueOf(word, next, style);
    if (cue !== null) return cue;
  }
  return null;
}

function cueOf(
  word: string,
  next: string | undefined,
  { isRecording }: PageDateStyle,
): DateClue | null {
  if (UPDATED_WORDS.has(word)) return 'updated-cue';
  if (PUBLISHED_WORDS.has(word)) return 'published-cue';
  if (SHOWN_WORDS.has(word)) return isRecording ? 'shown-cue' : 'other-cue';
  if (OTHER_DATE_WORDS.has(word)) return 'other-cue';
  if (!PERIOD_WORDS.has(word)) return null;
  return AVAILABLE_WORDS.has(next ?? '') ? 'published-cue' : 'other-cue';
}

/** The index of the first word that ends after this offset. */
function indexAfter(words: readonly Word[], place: number): number {
  return firstWordWhere(words, ({ end }) => end > place);
}

/** The index of the first word that begins at this offset or later. */
function indexFrom(words: readonly Word[], place: number): number {
  return firstWordWhere(words, ({ start }) => start >= place);
}
