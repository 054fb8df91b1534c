// When a page was first published.
import type { DateOrigin, PublicationDate } from '../../model/judgement.ts';
import { isoDay } from '../../model/time.ts';
import { declaredLanguage } from '../../text/language.ts';
import type { ParsedPage } from '../page/parse-page.ts';
import { recordingTypeOf } from '../page/recording-type.ts';
import { addressDate, isUndatedPage } from './address-date.ts';
import type { FoundDate } from './calendar.ts';
import { dateCandidates, type DateCandidate } from './date-candidates.ts';
import { dateOrderOf } from './date-order.ts';
import { CLUE_WEIGHTS, type DateClue } from './date-weights.ts';
import { metadataDates } from './metadata-dates.ts';
import { headMonths, type PageDateStyle } from './text-days.ts';

/**
 * When a page was first published, and where that was read. `null` when the evidence does not suffice: a wrong date is
 * worse than none. Never later than `now`. `language` is that of the text, or `null`.
 */
export function publicationDate(
  page: ParsedPage,
  language: string | null,
  now: Date,
): PublicationDate | null {
  const { metadata } = page.document;
  const declared = typeof metadata['language'] === 'string' ? metadata['language'] : '';
  const order = dateOrderOf(page, language, declared);
  const languages = [language, declaredLanguage(declared)].filter((code) => code !== null);
  const style = { order, languages, isRecording: recordingTypeOf(page) !== null };
  const best = likeliest(dateCandidates(page, style, now));
  if (best !== null) return { day: best.day, precision: 'day', origin: originOf(best) };
  return coarseDate(page, style, now);
}

function likeliest(candidates: readonly DateCandidate[]): DateCandidate | null {
  let best: DateCandidate | null = null;
  let bestOdds = 0;
  let allOdds = Math.exp(UNKNOWN_LOG_ODDS);
  for (const candidate of candidates) {
    const odds = Math.exp(logOddsOf(candidate));
    allOdds += odds;
    if (odds > bestOdds) [best, bestOdds] = [candidate, odds];
  }
  return bestOdds / allOdds >= DATE_CONFIDENCE_MIN ? best : null;
}

/** Share of the evidence a day needs to be shown; below it the date is unknown. */
const DATE_CONFIDENCE_MIN = 0.55;

/** Log-odds of 'unknown'. */
const UNKNOWN_LOG_ODDS = 0;

/** The clues of the page plus the best of the day's places in the text. Places cannot count against a declared publication date. */
function logOddsOf({ clues, places }: DateCandidate): number {
  const best = Math.max(...places.map((place) => sumOf(place)));
  const isFloored = places.length === 0 || clues.has('declared-published');
  return sumOf(clues) + (isFloored ? Math.max(0, best) : best);
}

function sumOf(clues: Iterable<DateClue>): number {
  let sum = 0;
  for (const clue of clues) sum += CLUE_WEIGHTS[clue];
  return sum;
}

const ORIGINS: readonly (readonly [DateOrigin, readonly DateClue[]])[] = [
  ['metadata', ['declared-published', 'declared-dated']],
  ['address', ['in-address']],
  ['byline', ['in-byline', 'before-heading', 'published-cue']],
  ['search result', ['in-search-result']],
];

function originOf({ clues, places }: DateCandidate): DateOrigin {
  const all = new Set([...clues, ...places.flat()]);
  return ORIGINS.find(([, kinds]) => kinds.some((kind) => all.has(kind)))?.[0] ?? 'text';
}

/** A month or a year is better than nothing, when the page or its address says so plainly. */
function coarseDate(page: ParsedPage, style: PageDateStyle, now: Date): PublicationDate | null {
  const declared = metadataDates(page.document.metadata, style.order, now).find(
    ({ kind, precision }) => kind !== 'modified' && precision !== 'day',
  );
  if (declared !== undefined) return coarse(declared, 'metadata');
  const address = addressDate(page.document.url);
  if (address?.precision === 'month' && address.day <= isoDay(now))
    return coarse(address, 'address');
  const [month, other] = isUndatedPage(page) ? [] : headMonths(page, style);
  const isPlain = month !== undefined && other === undefined && month.day <= isoDay(now);
  return isPlain ? coarse(month, 'byline') : null;
}

function coarse({ day, precision }: FoundDate, origin: DateOrigin): PublicationDate {
  return { day, precision, origin };
}
