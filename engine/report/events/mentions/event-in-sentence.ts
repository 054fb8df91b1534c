import type { EventKind } from '../../../model/brief.ts';
import { dayAfter } from '../../../model/time.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { refersToCompany } from '../../sales-signals/reference-words.ts';
import { withoutOwnNames } from '../actors/event-actors.ts';
import { ownerOf } from '../actors/whose-event.ts';
import type { Period } from '../dates/calendar-periods.ts';
import { type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import { EVENT_DAYS_MAX } from '../frames/event-frames.ts';
import { addedDate, eventDate } from '../statements/event-date.ts';
import { type Modality, modalityOf } from '../statements/modality.ts';
import { isClosedAfter, isSaidForSure } from './event-certainty.ts';
import type { PageFacts, Place, EventMention } from './event-mention.ts';

/** The event that stands at a place; `null` where it is another's, old, or not said for sure. */
export function eventAt(facts: PageFacts, place: Place): EventMention | null {
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
  if (SUSPECTED_KINDS.has(kind) && isClosedAfter(facts, place.index)) return null;
  return toldEvent(facts, place, { kind, subject: owner, period });
}

/** What a sentence tells, with the words that prove it. */
export function toldEvent(
  { page: { result }, isOwnSite }: PageFacts,
  { attributed, text }: Pick<Place, 'attributed' | 'text'>,
  event: Pick<EventMention, 'kind' | 'subject' | 'period'>,
): EventMention {
  const { sentence, names, kind } = attributed;
  return {
    ...event,
    toldOn: result.date?.day ?? null,
    citation: { quote: sentence.quote, resultId: result.id, url: result.url, date: result.date },
    isHeading: kind === 'heading',
    isNamed: names.company.length + names.person.length > 0,
    isMeant: isOwnSite || refersToCompany(text, result.language),
    isByDate: false,
    text,
    others: names.others.flatMap(({ start, end }) =>
      sentence.words.slice(start, end).map((word) => word.text),
    ),
    nameLike: result.language === 'de' || kind === 'heading' ? [] : nameLikeIn(attributed, text),
  };
}

/** 'Leeds', 'ISO 27001': within a sentence, and no month or weekday. German writes every noun so, and headings every word. */
const NAME_LIKE =
  /(?<=[a-z\d,;:] )(?!Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}[\p{L}\d]+(?: \d{3,6}(?!\d))?/gu;

function nameLikeIn(attributed: AttributedSentence, text: string): readonly string[] {
  return withoutOwnNames(attributed, text).match(NAME_LIKE) ?? [];
}

/** Kinds that are about what is only suspected. */
const SUSPECTED_KINDS: ReadonlySet<EventKind> = new Set(['investigation', 'litigation']);

function periodOf(
  { page, day, languages, today }: PageFacts,
  { attributed, index, text, span, kind, frame }: Place,
  modality: Modality,
): Period | null | 'stale' {
  const reading = { writtenOn: day, languages };
  const found = eventDate(
    { text: withoutOwnNames(attributed, text), span, kind, isLimited: frame.isLimited === true },
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

/** Is a date older than a year? A year alone has to be the present one. */
export function isStale({ from, to, stated }: Period, today: string): boolean {
  if (stated?.precision === 'year') return to < today;
  return (
    to < dayAfter(today, -EVENT_DAYS_MAX) ||
    from < dayAfter(today, -EVENT_DAYS_MAX - LONG_PERIOD_DAYS)
  );
}

/** The first exact day after today in a line in plain letters; `null` if there is none. */
export function dayAhead(text: string, { day, today, languages }: PageFacts): StatedPeriod | null {
  const periods = statedPeriods(text, { writtenOn: day ?? today, languages, tense: 'nearest' });
  return periods.find(({ from, stated }) => stated?.precision === 'day' && from > today) ?? null;
}
