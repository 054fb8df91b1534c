// Which reports need no verb of an event, and which texts only look like one.
import { HEADLINE_FIGURE } from '../../lexicon/pages/headline-words.ts';
import {
  COURT_STEMS,
  FUNERAL_STEMS,
  LOOK_BACK,
  OBITUARY_STEMS,
  PARTIES,
  PERIOD_STEMS,
  SPORT_STEMS,
  TRIBUTE_STEMS,
} from '../../lexicon/pages/report-words.ts';
import { AGE_IN_COURT } from '../../lexicon/people/ages.ts';
import { trueNames } from '../../text/lookups.ts';
import { normalizeText } from '../../text/normalize.ts';
import { stemMatcher, type StemMatcher } from '../../text/stem-matcher.ts';
import { statedYear } from '../dates/address-date.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Passage, ParsedPage } from '../page/parse-page.ts';
import type { NewsTrait } from './news-weights.ts';

/**
 * Traits of two groups: reports without a verb of an event (results of games, lists of a court, a company's figures), and texts
 * that look like reports but look back (obituaries, anniversaries). `opening` is the text's first paragraphs.
 */
export function reportTraits(
  page: ParsedPage,
  content: readonly Passage[],
  opening: readonly Passage[],
): readonly NewsTrait[] {
  const headlines = page.passages.filter(({ zone }) => zone === 'title');
  const heading = content.find(({ kind }) => kind === 'heading');
  const top = [...headlines, ...(heading === undefined ? [] : [heading]), ...opening];
  const lines = content.slice(0, LIST_LINES_MAX);
  return trueNames<NewsTrait>([
    [
      'gameResults',
      holds(top, SPORTS) && (scoresIn(page.title) > 0 || countIn(lines, scoresIn) >= RESULTS_MIN),
    ],
    ['courtList', holds(top, COURTS) && isCourtList(lines)],
    [
      'companyFigures',
      holds(top, PERIODS) &&
        countIn(lines, (text) => [...normalizeText(text).matchAll(FIGURES)].length) >= MATTERS_MIN,
    ],
    ['obituary', isObituary(page.title, headlines, lines)],
    ['lookBack', isLookBack(page, content, opening)],
  ]);
}

const SPORTS = stemMatcher(SPORT_STEMS);
const COURTS = stemMatcher(COURT_STEMS);
const PERIODS = stemMatcher(PERIOD_STEMS);
const OBITUARIES = stemMatcher(OBITUARY_STEMS);
const TRIBUTES = stemMatcher(TRIBUTE_STEMS);
const FUNERALS = stemMatcher(FUNERAL_STEMS);

/** Lines at the start of a page that hold its labels and its byline. */
export const HEAD_PASSAGES = 10;
/** Characters of a line looked at for its date. */
export const HEAD_LINE_CHARACTERS_MAX = 300;

/** Ages, cases or amounts from which a text is a court's list or a company's figures. */
const MATTERS_MIN = 2;

/** Lines of a page looked at for scores, parties and figures. */
const LIST_LINES_MAX = 60;

/** Words of one line or paragraph looked at; a longer one is a page without paragraphs. */
const LINE_WORDS_MAX = 200;

function holds(passages: readonly Passage[], matcher: StemMatcher): boolean {
  return passages.some(({ words }) => matcher.find(words, 0, LINE_WORDS_MAX) !== -1);
}

function countIn(lines: readonly Passage[], count: (text: string) => number): number {
  return lines.reduce((sum, { text }) => sum + count(text.slice(0, HEAD_LINE_CHARACTERS_MAX)), 0);
}

/** '3:1', '28–24', '2:28:44', '33:12', '1–0'; no date, no year, no share. */
const SCORE =
  /(?<![\d.,:/–-])(?:\d{1,3} ?[-–:] ?\d{1,3}|\d{1,2}[:.]\d{2}[:.,]\d{1,2})(?![\d:/–-]|[.,]\d| ?%| ?(?:am|pm|uhr)\b)/giu;
/** '09:30' is an hour of the day. */
const HOUR = /^(?:0\d|1\d|2[0-3]):[0-5]0$/u;

function scoresIn(text: string): number {
  return [...text.matchAll(SCORE)].filter(([score]) => !HOUR.test(score)).length;
}

/** Scores or times from which a text gives the results of a game or a race. */
const RESULTS_MIN = 3;

function isCourtList(lines: readonly Passage[]): boolean {
  const matters = countIn(lines, (text) =>
    Math.max([...text.matchAll(AGE_IN_COURT)].length, [...text.matchAll(PARTIES)].length),
  );
  return matters >= MATTERS_MIN;
}

const FIGURES = new RegExp(HEADLINE_FIGURE.source, 'gu');

/** The years of a life: '1931–2026', '1940 - †2026'. */
const LIFE_YEARS = /(?<!\d)(?<born>1[89]\d\d|20\d\d) ?[-–—/] ?[†✝]?(?<died>19\d\d|20\d\d)(?!\d)/u;

function isObituary(
  title: string,
  headlines: readonly Passage[],
  lines: readonly Passage[],
): boolean {
  const { born, died } = LIFE_YEARS.exec(title)?.groups ?? {};
  const years = Number(died) - Number(born);
  if (years >= LIFE_YEARS_MIN && years <= LIFE_YEARS_MAX) return true;
  if (holds(headlines, OBITUARIES)) return true;
  return holds(headlines, TRIBUTES) && holds(lines, FUNERALS);
}

/** Years from birth to death; fewer or more are a company's or a project's. */
const LIFE_YEARS_MIN = 35;
const LIFE_YEARS_MAX = 110;

/** A year by itself. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** Characters at the start of a text within which it says when what it reports took place. */
const FIRST_YEAR_CHARACTERS = 40;

/** Does the text look back: 'Twenty years on', or a beginning in years long before the page's own? */
function isLookBack(
  page: ParsedPage,
  content: readonly Passage[],
  opening: readonly Passage[],
): boolean {
  if (LOOK_BACK.test(normalizeText(page.title))) return true;
  const year = statedYear(page) ?? yearAtHead(content);
  const [first] = opening;
  if (year === null || first === undefined) return false;
  if (first.text.slice(0, FIRST_YEAR_CHARACTERS).search(YEAR) === -1) return false;
  const years = opening.flatMap(({ text }) => [...text.matchAll(YEAR)].map(([found]) => found));
  return years.every((found) => Number(found) <= year - LOOK_BACK_YEARS_MIN);
}

/** Years after which what a page reports is a look back. */
const LOOK_BACK_YEARS_MIN = 3;

function yearAtHead(content: readonly Passage[]): number | null {
  for (const { text } of content.slice(0, HEAD_PASSAGES)) {
    const [date] = findDates(text.slice(0, HEAD_LINE_CHARACTERS_MAX), {
      order: 'dmy',
      languages: [],
    });
    if (date !== undefined) return new Date(date.day).getUTCFullYear();
  }
  return null;
}
