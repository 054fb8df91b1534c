import type { EventWordClass } from '../../lexicon/events/event-words.ts';
import type { Citation, EventKind } from '../../model/brief.ts';
import type { Prospect } from '../../model/prospect.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { type Span, wordsOf } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { type AttributedSentence, isOnOwnSite } from '../sales-signals/attributed-sentences.ts';
import { dayAfter, type Period, yearOf } from './calendar-periods.ts';
import { sentencesInFocus } from './company-focus.ts';
import { actorsIn } from './event-actors.ts';
import { addedDate, eventDate } from './event-date.ts';
import { EVENT_FRAMES, type EventFrame } from './event-frames.ts';
import { DATED_KINDS, EVENT_DAYS_MAX, OPEN_KINDS } from './event-weights.ts';
import { createEventWordFinder, type EventWordFinder } from './event-word-finder.ts';
import { framesIn } from './frames-in-sentence.ts';
import { type Modality, modalityOf } from './modality.ts';
import { writtenOn } from './page-day.ts';
import { statedPeriods } from './stated-periods.ts';
import { canBeOwned, ownerOf, speaksOfUs } from './whose-event.ts';

/** One sentence that surely tells an event of the prospect or their company. */
export type ToldEvent = {
  readonly kind: EventKind;
  readonly subject: 'person' | 'company';
  /** The event's own date; `null` when the sentence gives none. */
  readonly period: Period | null;
  /** The day of the page; `null` when it is unknown. */
  readonly toldOn: string | null;
  readonly citation: Citation;
  readonly isHeading: boolean;
  /** Names its subject and not 'the company'. */
  readonly isNamed: boolean;
  /** In plain letters. */
  readonly text: string;
  /** Words of other people and organisations that it names. */
  readonly others: readonly string[];
};

type PageFacts = {
  readonly page: AnalyzedPage;
  readonly day: string | null;
  readonly languages: readonly string[];
  readonly today: string;
  readonly isOwnSite: boolean;
  /** By sentence: is the company what 'the company' means there? */
  readonly inFocus: readonly boolean[];
  readonly findWords: EventWordFinder;
};

/** What the pages surely tell, sentence by sentence. Linear in the length of the pages. */
export function eventsTold(
  prospect: Prospect,
  pages: readonly AnalyzedPage[],
  now: Date,
): readonly ToldEvent[] {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const finders = new Map<string | null, EventWordFinder>();
  const finderFor = (language: string | null): EventWordFinder => {
    const known = finders.get(language) ?? createEventWordFinder(language);
    finders.set(language, known);
    return known;
  };
  return pages.flatMap((page) => {
    const { result, sentences } = page;
    const day = writtenOn(result, today);
    // An old page tells of nothing that is new now.
    if (day !== null && day < dayAfter(today, -EVENT_DAYS_MAX)) return [];
    const languages = result.language === null ? [] : [result.language];
    const isOwnSite = isOnOwnSite(prospect, result);
    const inFocus = sentencesInFocus(sentences, isTitled(page));
    const findWords = finderFor(result.language);
    const facts: PageFacts = { page, day, languages, today, isOwnSite, inFocus, findWords };
    const told = sentences.flatMap((_, index) => eventsIn(facts, index));
    return told.length > 0 ? told : headlined(facts);
  });
}

/** Sentences in which a story comes to the day of what its headline tells. */
const STORY_SENTENCES = 3;
/** Days by which news may be late. */
const STORY_DAYS_MAX = 75;

/**
 * Where no sentence tells an event in words that are known, but the headline does: the first sentence about the company that
 * gives a day shortly before the page's. 'Data breach at Acme' over 'On Saturday copies of the papers turned up …'.
 */
function headlined(facts: PageFacts): readonly ToldEvent[] {
  const { page, day, inFocus, languages } = facts;
  const { title, language } = page.result;
  const text = plainLetters(title);
  if (day === null || QUESTION.test(title)) return [];
  const names = page.findNames(wordsOf(title), title);
  const frame = headlineFrame(text, facts);
  if (frame === null || modalityOf(text, { start: 0, end: text.length }, { language }) !== 'fact')
    return [];
  const isOthers = names.company.length === 0 && names.others.length > 0;
  if (isOthers) return [];
  for (const [index, attributed] of page.sentences.slice(0, STORY_SENTENCES).entries()) {
    const told = plainLetters(attributed.sentence.text);
    const [period] = statedPeriods(told, { writtenOn: day, languages, tense: 'past' });
    const isAbout = attributed.names.company.length > 0 || inFocus[index] === true;
    if (!SENTENCE_END.test(told) || period === undefined || !isAbout) continue;
    if (attributed.names.person.length > 0 || period.from < dayAfter(day, -STORY_DAYS_MAX))
      return [];
    const place = { attributed, index, text: told, span: period, kind: frame.kind, frame };
    const event = eventAt(facts, place);
    return event === null ? [] : [event];
  }
  return [];
}

const SENTENCE_END = /[.。!]["')\]]{0,2}$/u;

/** The kind of event that a headline names: headlines leave verbs out. */
function headlineFrame(text: string, { findWords }: PageFacts): EventFrame | null {
  const words = findWords(text);
  const none = { company: [], organisations: [], authorities: [] };
  const [whole] = framesIn(text, words, none);
  if (whole !== undefined && HEADLINE_KINDS.has(whole.frame.kind)) return whole.frame;
  const named = [...HEADLINE_NOUNS].find(([, noun]) => (words.get(noun) ?? []).length > 0);
  return EVENT_FRAMES.find(({ kind }) => kind === named?.[0]) ?? null;
}

/** Kinds that headlines tell by a noun alone. */
const HEADLINE_NOUNS: ReadonlyMap<EventKind, EventWordClass> = new Map([
  ['fine', 'fine'],
  ['breach', 'attack'],
  ['investigation', 'inquiry'],
  ['litigation', 'suit'],
  ['acquisition', 'deal'],
]);
const HEADLINE_KINDS: ReadonlySet<EventKind> = new Set([
  ...HEADLINE_NOUNS.keys(),
  'audit',
  'certification',
  'funding',
  'award',
  'restructuring',
]);

/** Does the page's title name the company? */
function isTitled({ result, findNames }: AnalyzedPage): boolean {
  return findNames(wordsOf(result.title), result.title).company.length > 0;
}

/** 'About us · Products · Press': the menu of a site. */
const MENU = /(?: [·|/•] [^·|/•]{1,60}){3}/u;
const QUESTION = /[?？]["'”»)*_]*$/u;

function eventsIn(facts: PageFacts, index: number): readonly ToldEvent[] {
  const attributed = facts.page.sentences[index];
  if (attributed === undefined) return [];
  if (QUESTION.test(attributed.sentence.text) || MENU.test(attributed.sentence.text)) return [];
  const text = plainLetters(attributed.sentence.text);
  const { isOwnSite, inFocus, page } = facts;
  const { language } = page.result;
  const isInFocus = inFocus[index] === true;
  if (!canBeOwned(attributed, { text, isOwnSite, isInFocus, language })) return [];
  const told: (ToldEvent & { readonly span: Span })[] = [];
  const words = facts.findWords(text);
  for (const { frame, span } of framesIn(text, words, actorsIn(attributed, text))) {
    if (told.length === EVENTS_IN_SENTENCE_MAX) break;
    if (told.some((other) => isToldAgain(text, other, { kind: frame.kind, span }))) continue;
    const event = eventAt(facts, { attributed, index, text, span, kind: frame.kind, frame });
    if (event !== null) told.push({ ...event, span });
  }
  return told;
}

/** A sentence may tell of a licence and of the office that was opened with it. */
const EVENTS_IN_SENTENCE_MAX = 2;

/** Only what stands in another clause is another event. */
function isToldAgain(
  text: string,
  { kind, span }: Pick<Place, 'kind' | 'span'>,
  other: Pick<Place, 'kind' | 'span'>,
): boolean {
  const between = text.slice(
    Math.min(span.end, other.span.end),
    Math.max(span.start, other.span.start),
  );
  return kind === other.kind || !between.includes(', ');
}

type Place = {
  readonly attributed: AttributedSentence;
  readonly index: number;
  readonly text: string;
  readonly span: Span;
  readonly kind: EventKind;
  readonly frame: EventFrame;
};

function eventAt(facts: PageFacts, place: Place): ToldEvent | null {
  const { attributed, text, span, kind } = place;
  const { result } = facts.page;
  const { isOwnSite } = facts;
  const owner = ownerOf(attributed, {
    text,
    span,
    kind,
    isOwnSite,
    isInFocus: facts.inFocus[place.index] === true,
    language: result.language,
  });
  if (owner === null) return null;
  // An audit without findings is still one: only what stands before it can take it back.
  const told = kind === 'audit' ? { start: span.start, end: span.start } : span;
  const modality = modalityOf(text, told, {
    language: result.language,
    isSuspected: SUSPECTED_KINDS.has(kind),
  });
  const period = periodOf(facts, place, modality);
  if (period === 'stale' || !isSaidForSure(place, modality, period, facts)) return null;
  return {
    kind,
    subject: owner,
    period,
    toldOn: result.date?.day ?? null,
    citation: {
      quote: attributed.sentence.quote,
      resultId: result.id,
      url: result.url,
      date: result.date,
    },
    isHeading: attributed.kind === 'heading',
    isNamed: attributed.names.company.length + attributed.names.person.length > 0,
    text,
    others: attributed.names.others.flatMap(({ start, end }) =>
      attributed.sentence.words.slice(start, end).map((word) => word.text),
    ),
  };
}

/** Kinds that are about what is only suspected. */
const SUSPECTED_KINDS: ReadonlySet<EventKind> = new Set(['investigation', 'litigation']);

function periodOf(
  { page, day, languages, today }: PageFacts,
  { index, text, span, kind, frame }: Place,
  modality: Modality,
): Period | null | 'stale' {
  const reading = { writtenOn: day, languages };
  const found = eventDate(
    { text, span, kind, isLimited: frame.isLimited === true },
    modality,
    reading,
  );
  if (found === 'of-something-else') return null;
  if (found !== null) return isStale(found.period, today) ? 'stale' : found.period;
  const following = page.sentences.slice(index + 1, index + 1 + FOLLOWING_SENTENCES);
  const texts = following.map(({ sentence }) => plainLetters(sentence.text));
  const added = addedDate(texts, kind, reading);
  return added === null || isStale(added, today) ? null : added;
}

const FOLLOWING_SENTENCES = 4;

/** A season or a quarter may reach into the year. */
const LONG_PERIOD_DAYS = 92;

/** Older than a year; a year alone has to be the present one. */
function isStale({ from, to, stated }: Period, today: string): boolean {
  if (stated?.precision === 'year') return to < today;
  return (
    to < dayAfter(today, -EVENT_DAYS_MAX) ||
    from < dayAfter(today, -EVENT_DAYS_MAX - LONG_PERIOD_DAYS)
  );
}

type Told = { readonly place: Place; readonly period: Period | null };

/** What each way of telling needs to be believed: what lies ahead its day, what is open to be of a kind that always is. */
const BELIEVED: Readonly<Record<Modality, (told: Told) => boolean>> = {
  fact: () => true,
  ahead: ({ place, period }) =>
    isDated(period) || isOpenItself(place) || place.kind === 'restructuring',
  background: ({ period }) => isDated(period),
  unsure: ({ place }) => isOpenItself(place) && !DATED_KINDS.has(place.kind),
  negated: () => false,
  'taken-back': () => false,
};

function isSaidForSure(
  place: Place,
  modality: Modality,
  period: Period | null,
  facts: PageFacts,
): boolean {
  const { page } = facts;
  const hasDay = period === null ? page.result.date !== null : period.stated !== null;
  const isDatedOnly = DATED_KINDS.has(place.kind) || place.frame.isDated === true;
  if (isDatedOnly && (period === null || !hasDay)) return false;
  if (period === null && (!hasDay || !isNews(place, page) || isOldReport(place, facts)))
    return false;
  return BELIEVED[modality]({ place, period });
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
/** Kinds that last: they are news for as long as they are told. */
const LASTING_KINDS: ReadonlySet<EventKind> = new Set(['hiring', 'tender']);

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
  if (!isNamed || POST_KINDS.has(kind)) return false;
  const place = sentences.slice(0, index).filter((one) => one.kind !== 'heading').length;
  return place < NEWS_SENTENCES;
}

/** Who comes and goes on no day is told of in passing. */
const POST_KINDS: ReadonlySet<EventKind> = new Set(['appointment', 'departure']);

function isDated(period: Period | null): boolean {
  return period !== null && period.stated !== null && period.stated.precision !== 'year';
}

function isOpenItself({ kind, frame }: Place): boolean {
  return OPEN_KINDS.has(kind) || frame.isOpen === true;
}
