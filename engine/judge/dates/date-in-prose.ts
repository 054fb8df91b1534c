// Whether a date belongs to a sentence rather than to a byline.
import { PUBLISHED_WORDS } from '../../lexicon/dates/date-words.ts';
import { BYLINE_BEGINNING } from '../../lexicon/people/speakers.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { Passage } from '../page/parse-page.ts';
import type { DateInText } from './find-dates.ts';

/** The end of a sentence, with a quotation mark or bracket that closes there. */
const SENTENCE_BREAK = /[.!?…]["”»’)]{0,2}(?: |$)|[。！？]/u;
const SENTENCE_BREAKS = new RegExp(SENTENCE_BREAK.source, 'gu');

/** The first letter of a name, or of a German noun. */
const CAPITAL = /[\p{Lu}\p{Lt}]/u;

/**
 * Is a date part of a sentence, as in 'She spoke in London on 3 March 2019 about models.'? Not in a byline that ends in a full
 * stop, nor in a sentence that says when the page was published.
 */
export function isInProse({ text, words }: Passage, { start, end }: DateInText): boolean {
  const before = text.slice(Math.max(0, start - DATE_PROSE_CHARACTERS), start);
  const after = text.slice(end, end + DATE_PROSE_CHARACTERS);
  const close = after.search(SENTENCE_BREAK);
  if (close === -1) return false;
  const open = [...before.matchAll(SENTENCE_BREAKS)].at(-1);
  const first = start - before.length + (open === undefined ? 0 : open.index + open[0].length);
  const own = words.filter((word) => word.start >= first && word.end <= end + close);
  const others = own.filter((word) => word.end <= start || word.start >= end);
  const plain = others.filter((word) => !CAPITAL.test(text.charAt(word.start)));
  if (plain.length < DATE_PROSE_WORDS_MIN) return false;
  if (BYLINE_BEGINNING.test(normalizeText(text.slice(first, start)))) return false;
  const cue = others.filter((word) => word.end <= start).slice(-PROSE_CUE_WORDS);
  const rest = others.filter((word) => word.start >= end);
  const isPublished = cue.some((word) => PUBLISHED_WORDS.has(word.text));
  return !isPublished || rest.length > PROSE_REST_WORDS_MAX;
}

/** Words before a date within which, in prose, a cue is of that date, and words after it that still belong to it. */
const PROSE_CUE_WORDS = 3;
const PROSE_REST_WORDS_MAX = 5;

/** Words beside a date that make a sentence prose, and characters of it looked at on either side. */
const DATE_PROSE_WORDS_MIN = 4;
const DATE_PROSE_CHARACTERS = 300;
