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
import { normalizeText } from '../../text/normalize.ts';
import { stemMatcher, type StemMatcher } from '../../text/stem-matcher.ts';
import { statedYear } from '../dates/address-date.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Passage, ParsedPage } from '../page/parse-page.ts';
import { HEAD_LINE_CHARACTERS_MAX, HEAD_PASSAGES, type NewsTrait } from './news-weights.ts';

const SPORTS = stemMatcher(SPORT_STEMS);
const COURTS = stemMatcher(COURT_STEMS);
const PERIODS = stemMatcher(PERIOD_STEMS);
const OBITUARIES = stemMatcher(OBITUARY_STEMS);
const TRIBUTES = stemMatcher(TRIBUTE_STEMS);
const FUNERALS = stemMatcher(FUNERAL_STEMS);

/**
 * Reports that need no verb of an event: results of games, lists of a court, a company's figures; and what looks like a report
 * and looks back: obituaries, anniversaries. `opening` is the text's first paragraphs.
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
  const traits: NewsTrait[] = [];
  if (holds(top, SPORTS) && isResult(page.title, lines)) traits.push('gameResults');
  if (holds(top, COURTS) && isCourtList(lines)) traits.push('courtList');
  if (holds(top, PERIODS) && countIn(lines, figuresIn) >= MATTERS_MIN)
    traits.push('companyFigures');
  if (isObituary(page.title, headlines, lines)) traits.push('obituary');
  if (isLookBack(page, content, opening)) traits.push('lookBack');
  return traits;
}

/** Ages, cases or amounts from which a text is a court's list or a company's figures. */
const MATTERS_MIN = 2;

/** Lines of a page looked at for scores, parties and figures. */
const LIST_LINES_MAX = 60;

function holds(passages: readonly Passage[], matcher: StemMatcher): boolean {
  return passages.some(({ words }) => matcher.isIn(words));
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

function isResult(title: string, lines: readonly Passage[]): boolean {
  return scoresIn(title) > 0 || countIn(lines, scoresIn) >= RESULTS_MIN;
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

function figuresIn(text: string): number {
  return [...normalizeText(text).matchAll(FIGURES)].length;
}

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

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** Characters at the start of a text within which it says when what it reports took place. */
const FIRST_YEAR_CHARACTERS = 40;

/** 'Twenty years on', or a text that begins in years long before the page's own. */
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
