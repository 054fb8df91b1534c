import { CASE_CLOSED } from '../../../lexicon/events/relief.ts';
import { UNDECIDED } from '../../../lexicon/grammar/undecided.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { isRunning } from '../../sales-signals/company-pages.ts';
import { speaksOfUs } from '../actors/whose-event.ts';
import { type Period, yearOf } from '../dates/calendar-periods.ts';
import type { Modality } from '../statements/modality.ts';
import type { PageFacts, Place } from './event-mention.ts';

/** Kinds that are reported only with a day by which, or since when. */
const DATED_KINDS: ReadonlySet<EventKind> = new Set(['deadline']);
/** Kinds that may be said of what is about to be done: the search itself is the event. */
const OPEN_KINDS: ReadonlySet<EventKind> = new Set(['tender', 'hiring', 'deadline']);

type Told = { readonly place: Place; readonly period: Period | null };

/** Whether a report counts, by how it is put: what lies ahead needs a day, and what is undecided must be of a kind that always is. */
const BELIEVED: Readonly<Record<Modality, (told: Told) => boolean>> = {
  fact: () => true,
  ahead: ({ place, period }) =>
    isDated(period) || isOpenItself(place) || place.kind === 'restructuring',
  background: ({ period }) => isDated(period),
  unsure: ({ place }) => isOpenItself(place) && !DATED_KINDS.has(place.kind),
  negated: () => false,
  'taken-back': () => false,
};

/** Does the text report the event at this place as one that has happened, or surely will, on a day that can be given? */
export function isSaidForSure(
  place: Place,
  modality: Modality,
  period: Period | null,
  facts: PageFacts,
): boolean {
  if (isOver(place, period, facts) || isUndecided(place)) return false;
  return isDatedEnough(place, period, facts) && BELIEVED[modality]({ place, period });
}

/** Does the event have a date of its own, or will the page's do? */
function isDatedEnough(place: Place, period: Period | null, facts: PageFacts): boolean {
  const { page } = facts;
  const isDatedOnly = DATED_KINDS.has(place.kind) || place.frame.isDated === true;
  if (period !== null) return !isDatedOnly || period.stated !== null;
  if (isDatedOnly || page.result.date === null) return false;
  return isNews(place, page) && !isOldReport(place, facts);
}

/** Is it a deadline that has passed: 'Was told to file a plan by the end of June', on a page of July? */
function isOver({ frame }: Place, period: Period | null, { day, today }: PageFacts): boolean {
  return frame.isLimited === true && period !== null && period.to < (day ?? today);
}

function isUndecided({ kind, text }: Place): boolean {
  return OPEN_KINDS.has(kind) && UNDECIDED.test(text);
}

const YEAR = /(?<![\d.,:])(?:19|20)\d\d(?![\d:%]|[.,]\d)/gu;

/** Accounts of a year that is long past. */
function isOldReport({ kind, text }: Place, { today }: PageFacts): boolean {
  if (kind !== 'report') return false;
  const years = (text.match(YEAR) ?? []).map(Number);
  return years.length > 0 && years.every((year) => year < yearOf(today) - 1);
}

/** Sentences at the head of a page that tell its news. */
const NEWS_SENTENCES = 4;
/** Kinds that last: they are news for as long as they are reported. */
const LASTING_KINDS: ReadonlySet<EventKind> = new Set(['hiring', 'tender', 'project']);

/**
 * Is what gives no day of its own the news of the page's day? At its head, and said of the company by name: further down, pages
 * tell what once was.
 */
function isNews(
  { kind, index, attributed, text }: Place,
  { sentences, result }: AnalyzedPage,
): boolean {
  const isNamed = attributed.names.company.length > 0;
  if (LASTING_KINDS.has(kind))
    return isNamed || attributed.spoken.length > 0 || speaksOfUs(text, result.language);
  // Menus and date lines above the text do not push its news down.
  const isFirst = sentences.slice(0, index).filter(isRunning).length < NEWS_SENTENCES;
  return isNamed && !POST_KINDS.has(kind) && isFirst;
}

/** Is a sentence among the first of its page, where its news stands? */
export function isAtHead(sentences: AnalyzedPage['sentences'], index: number): boolean {
  return sentences.slice(0, index).filter((one) => one.kind !== 'heading').length < NEWS_SENTENCES;
}

/** Somebody's coming or going without a day is only mentioned in passing. */
const POST_KINDS: ReadonlySet<EventKind> = new Set(['appointment', 'departure']);

function isDated(period: Period | null): boolean {
  return period !== null && period.stated !== null && period.stated.precision !== 'year';
}

function isOpenItself({ kind, frame }: Place): boolean {
  return OPEN_KINDS.has(kind) || frame.isOpen === true;
}

/** Does the next sentence close the case: 'It was told to mend its policy. The case is closed.'? */
export function isClosedAfter({ page }: PageFacts, index: number): boolean {
  return CASE_CLOSED.test(plainLetters(page.sentences[index + 1]?.sentence.text ?? ''));
}

const QUESTION_MARK = /[?？]["'”»)*_]*$/u;

/** Does a text ask and tell nothing? */
export function endsWithQuestionMark(text: string): boolean {
  return QUESTION_MARK.test(text);
}
