import type { BriefLine, Citation, StatedDay } from '../../model/brief.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { DAY_MS } from '../../model/time.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { FRAGMENT_END_WORDS, FRAGMENT_WORDS_MAX } from './brief-weights.ts';

/** A line with its link to the words; a quotation mark whose partner lies beyond the quote is left off. */
export function lineOf(text: string, evidence: Citation): BriefLine {
  const { resultId, url, date } = evidence;
  const quote = withoutLoneMarks(evidence.quote);
  return { text, quote, resultId, url: textFragmentUrl(url, quote), date };
}

function withoutLoneMarks(quote: string): string {
  if ((quote.match(MARKS) ?? []).length !== 1) return quote;
  return quote.replace(OPENING, '').replace(CLOSING, '').trimEnd();
}

/** Quotation marks of any style. */
const MARKS = /["“”„«»]/gu;

/** A quotation mark at the beginning: '“We'. */
const OPENING = /^["“„«]\s*/u;

/** A quotation mark at the end: 'it”'. */
const CLOSING = /["”“»]$/u;

/** The evidence that a stretch of a page is. */
export function evidenceOn({ id, url, date }: ResearchResult, quote: string): Citation {
  return { quote, resultId: id, url, date };
}

/** The first citation of each page, in their order. */
export function onePerPage(citations: readonly Citation[]): readonly Citation[] {
  return [
    ...new Map(citations.toReversed().map((one) => [one.resultId, one])).values(),
  ].toReversed();
}

/** For sorting: the later day first, undated last. */
export function laterFirst(one: StatedDay | null, other: StatedDay | null): number {
  const [a, b] = [one?.day ?? '', other?.day ?? ''];
  return a === b ? 0 : a < b ? 1 : -1;
}

/** Whole days from `date` to `now`; negative when it lies ahead. */
export function daysSince(date: StatedDay, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(date.day)) / DAY_MS);
}

/** The age of a page in years; a year where it gives no date. */
export function yearsSince(date: StatedDay | null, now: Date): number {
  return date === null ? 1 : daysSince(date, now) / DAYS_PER_YEAR;
}

const DAYS_PER_YEAR = 365;

/**
 * The page's address with a fragment that makes the browser jump to the quoted words and mark them. The words are those
 * a reader sees, without Markdown; long quotes are given by their first and last words, which survive small edits.
 */
export function textFragmentUrl(url: string, quote: string): string {
  const words = plainTextOf(quote)
    .split(' ')
    .filter((word) => word !== '');
  const [address = '', ...fragment] = url.split('#');
  const anchor = fragment.join('#').split(DIRECTIVE)[0] ?? '';
  const bare = anchor === '' ? address : `${address}#${anchor}`;
  if (words.length === 0) return bare;
  return `${address}#${anchor}${DIRECTIVE}text=${directiveFor(words)}`;
}

const DIRECTIVE = ':~:';

function directiveFor(words: readonly string[]): string {
  if (words.length <= FRAGMENT_WORDS_MAX) return encoded(words);
  return `${encoded(words.slice(0, FRAGMENT_END_WORDS))},${encoded(words.slice(-FRAGMENT_END_WORDS))}`;
}

/** Dash, comma and ampersand are syntax inside a text directive; only the dash is left alone by the URL's own rules. */
function encoded(words: readonly string[]): string {
  return encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');
}
