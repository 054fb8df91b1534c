import {
  BUSINESS_YEAR,
  COMPARED_WITH,
  COMPARES_FIGURES,
} from '../../../lexicon/dates/date-phrases.ts';
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import type { EventKind } from '../../../model/brief.ts';
import { dayAfter } from '../../../model/time.ts';
import { wordListOf } from '../../../text/words.ts';
import { meansCompany } from '../actors/company-focus.ts';
import type { EventSentence } from '../actors/event-place.ts';
import { hasItAsSubject } from '../actors/unnamed-company.ts';
import { ownerOf } from '../actors/whose-event.ts';
import type { Period } from '../dates/calendar-periods.ts';
import { isDayOrMonth, type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import { EVENT_DAYS_MAX } from '../frames/event-frames.ts';
import { addedDate, eventDate } from '../statements/event-date.ts';
import { type Modality, modalityOf } from '../statements/modality.ts';
import { isClosedAfter, isCertainEvent, isNewsOfPageDay } from './event-certainty.ts';
import type { EventMention, FramePlace, PageFacts } from './event-mention.ts';

/** The event that these words report; `null` if it is somebody else's, old or uncertain. */
export function eventAt(facts: PageFacts, place: FramePlace): EventMention | null {
  const { text, span, kind, language } = place;
  const subject = ownerOf(place);
  if (subject === null) return null;
  // An audit without findings is still one, so only the words before it can deny it.
  const reporting = kind === 'audit' ? { start: span.start, end: span.start } : span;
  // A settlement may be about suspicions too: 'Agreed to pay £2m to settle potential violations.'
  const isSuspected = SUSPECTED_KINDS.has(kind) || place.frame.trigger === 'settle';
  const modality = modalityOf(text, reporting, { language, isSuspected });
  const period = periodOf(facts, place, modality);
  if (period === 'stale' || !isCertainEvent(place, modality, period, facts)) return null;
  if (isSuspected && isClosedAfter(facts, place.index)) return null;
  const event = eventMentionOf(facts, place, { kind, subject, period });
  return { ...event, isMeant: event.isMeant || isOfCompanyInFocus(place) };
}

/** Does the sentence continue about the company: 'It moved its data to a new registry', 'Revenue rose by 6 per cent'? */
function isOfCompanyInFocus(place: FramePlace): boolean {
  return place.isInFocus && (place.frame.isOfAccounts === true || hasItAsSubject(place));
}

/** Kinds that may be about a mere suspicion. */
const SUSPECTED_KINDS: ReadonlySet<EventKind> = new Set(['investigation', 'litigation']);

/** The event of a sentence, with the quote that proves it. */
export function eventMentionOf(
  { page: { result } }: PageFacts,
  { attributed, text, nameless, isOwnSite, language }: EventSentence,
  event: Pick<EventMention, 'kind' | 'subject' | 'period'>,
): EventMention {
  const { sentence, names, kind } = attributed;
  // German nouns and words of headings have capitals without being names.
  const isNameLikeAnyway = language === 'de' || kind === 'heading';
  return {
    ...event,
    reportedOn: result.date?.day ?? null,
    citation: { quote: sentence.quote, resultId: result.id, url: result.url, date: result.date },
    isHeading: kind === 'heading',
    isNamed: names.company.length + names.person.length > 0,
    isMeant: isOwnSite || meansCompany(text, language),
    isByDate: false,
    text,
    others: names.others.flatMap(({ start, end }) =>
      sentence.words.slice(start, end).map((word) => word.text),
    ),
    nameLike: isNameLikeAnyway ? [] : (nameless.match(NAME_LIKE) ?? []),
    topic: topicOf(nameless),
  };
}

/**
 * What a report is about: the beginnings of its longer words, and its counts. 'Will close its older shaft and lay off about 1,140 workers'
 * gives close, older, shaft, 1140, worker.
 */
function topicOf(nameless: string): readonly string[] {
  const words = wordListOf(nameless.replaceAll(THOUSANDS, ''));
  const counts = words.filter((word) => COUNT.test(word));
  const stems = words
    .filter(
      (word) => word.length >= TOPIC_LETTERS_MIN && !/^\d/u.test(word) && !STOP_WORDS.has(word),
    )
    .map((word) => word.slice(0, TOPIC_STEM));
  return [...new Set([...counts, ...stems])];
}

/** Separators of thousands in a number: '61,000', '61.000', '61 000', but not in '2026 500 people'. */
const THOUSANDS = /(?<=(?<!\d)\d{1,3})[.,\s’'](?=\d{3}(?!\d))/gu;
/** A count, and no year or day. */
const COUNT = /^(?!(?:19|20)\d\d$)\d{3,}$/u;
const TOPIC_LETTERS_MIN = 5;
const TOPIC_STEM = 6;

/** A capitalised word inside a sentence that is no month or weekday: 'Leeds', 'ISO 27001'. */
const NAME_LIKE =
  /(?<=[a-z\d,;:] )(?!Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}[\p{L}\d]+(?: \d{3,6}(?!\d))?/gu;

/** The event's own date, or one that the next sentences give it; `'stale'` if it is too old. */
function periodOf(
  facts: PageFacts,
  place: FramePlace,
  modality: Modality,
): Period | null | 'stale' {
  const { index, nameless, span, kind, frame } = place;
  const needsDeadline = frame.needsDeadline === true;
  const found = eventDate({ text: nameless, span, kind, needsDeadline }, modality, facts);
  if (frame.isOfAccounts === true && (found === null || found === 'of-something-else'))
    return endOfAccounts(place, facts);
  if (found === 'of-something-else') return null;
  if (found !== null) return isStale(found, facts.today) ? 'stale' : found;
  const following = facts.sentences.slice(index + 1, index + 1 + FOLLOWING_SENTENCES);
  const texts = following.map(({ text }) => text);
  const added = addedDate(texts, kind, facts);
  return added === null || isStale(added, facts.today) ? null : added;
}

/** The end of the accounting period: 'a loss for the year to 30 June'. `null` at the beginning of a page, which is then the report itself. */
function endOfAccounts(place: FramePlace, facts: PageFacts): Period | null | 'stale' {
  const { today } = facts;
  const period = accountedPeriod(place, facts);
  if (period !== null && period.to < dayAfter(today, -EVENT_DAYS_MAX)) return 'stale';
  if (period === null || isNewsOfPageDay(place, facts.sentences)) return null;
  if (period.from === period.to || period.stated === null) return period;
  // The figures of a whole year are no news unless they are compared with another.
  const isNews = isDayOrMonth(period) ? !isStale(period, today) : COMPARES_FIGURES.test(place.text);
  if (!isNews) return 'stale';
  // The last month of a quarter or year.
  const day = `${period.to.slice(0, 'YYYY-MM'.length)}-01`;
  return { ...period, stated: { day, precision: 'month' } };
}

/** The last period that a report of earnings gives, without those it only compares with. */
function accountedPeriod({ text, nameless }: FramePlace, facts: PageFacts): Period | null {
  const { writtenOn, today, languages } = facts;
  const until = writtenOn ?? today;
  const reported = businessYear(text, until);
  if (reported !== null) return reported;
  const [last = null] = statedPeriods(nameless, { writtenOn, languages, tense: 'past' })
    .filter(({ to, start }) => to <= until && !COMPARED_WITH.test(nameless.slice(0, start)))
    .toSorted((one, other) => (one.to < other.to ? 1 : -1));
  return last;
}

/** A business year that a text names, up to its end or the day of writing: 'the financial year 2025/26'; `null` where it names none. */
function businessYear(text: string, until: string): Period | null {
  const [, year = '', ending = ''] = BUSINESS_YEAR.exec(text) ?? [];
  if (year === '') return null;
  const last = `${year.slice(0, year.length - ending.length)}${ending}`;
  const end = `${last}-12-31`;
  return { from: `${last}-01-01`, to: end < until ? end : until, stated: null };
}

/** How many sentences after an event may date its document. */
const FOLLOWING_SENTENCES = 4;

/** The days of a season or quarter, which may begin before the year does. */
const LONG_PERIOD_DAYS = 92;

/** Is a date more than a year old? A year alone must be the present one. */
export function isStale({ from, to, stated }: Period, today: string): boolean {
  if (stated?.precision === 'year') return to < today;
  return (
    to < dayAfter(today, -EVENT_DAYS_MAX) ||
    from < dayAfter(today, -EVENT_DAYS_MAX - LONG_PERIOD_DAYS)
  );
}

/** The exact days in a line in plain letters. */
export function exactDaysIn(
  text: string,
  { writtenOn, today, languages }: PageFacts,
): readonly StatedPeriod[] {
  const reading = { writtenOn: writtenOn ?? today, languages, tense: 'nearest' } as const;
  return statedPeriods(text, reading).filter(({ stated }) => stated?.precision === 'day');
}
