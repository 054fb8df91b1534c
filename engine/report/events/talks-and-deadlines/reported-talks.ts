import { isNoNews } from '../../../lexicon/events/no-news.ts';
import {
  OCCASION,
  REPORT_OF,
  SPEAKERS,
  SPEAKS_AT,
  SPOKE,
  TOOK_PLACE,
} from '../../../lexicon/events/stage-words.ts';
import { REPORTED_SPEECH } from '../../../lexicon/grammar/speech.ts';
import { dayAfter } from '../../../model/time.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { nearestDistance, type Span } from '../../../text/words.ts';
import { endsWithQuestion, isStatement } from '../../sales-signals/voices/voice.ts';
import { isPersonName } from '../actors/event-actors.ts';
import type { EventSentence } from '../actors/event-place.ts';
import { daysApart } from '../dates/calendar-periods.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { isAtHead } from '../mentions/event-certainty.ts';
import { eventMentionOf, exactDaysIn, isStale } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';
import { eventDate } from '../statements/event-date.ts';
import { modalityOf } from '../statements/modality.ts';

/**
 * The prospect's own talks: those that sentences report with their day, 'On 5 May Jane Doe spoke at the Risk Forum'; or else their first
 * words in a report on an event, 'The forum met in Leeds on 5 May. … Jane Doe spoke first', or their introduction on the page of a future
 * one, 'Webinar: … 5 May, noon. … Speakers … Jane Doe is the head of audit at Acme'.
 */
export function reportedTalks(facts: PageFacts): readonly EventMention[] {
  const talks = facts.sentences.flatMap((sentence) => {
    const span = talkIn(sentence);
    const period = span === null ? null : dayOfTalk(facts, sentence, span);
    return period === null ? [] : [talkOf(facts, sentence, period)];
  });
  return talks.length > 0 ? talks : talkAtOccasion(facts);
}

function talkOf(facts: PageFacts, sentence: EventSentence, period: StatedPeriod): EventMention {
  return eventMentionOf(facts, sentence, { kind: 'speaking', subject: 'person', period });
}

/** The prospect's first words on a page about an event, or their introduction for a future one. */
function talkAtOccasion(facts: PageFacts): readonly EventMention[] {
  const { sentences, writtenOn, today } = facts;
  const period = dayOfOccasion(facts);
  if (period === null) return [];
  const isReported = isReportedSoon(period, facts);
  const isAhead = period.from > (writtenOn ?? today);
  const first = sentences.find(
    (sentence) =>
      (isReported && saysSomething(sentence)) || (isAhead && isIntroduced(facts, sentence)),
  );
  return first === undefined ? [] : [talkOf(facts, first, period)];
}

/** The day that the beginning of a page gives to an event: 'The forum met on 5 May', or 'Report of 5 May' on the page of a forum. */
function dayOfOccasion(facts: PageFacts): StatedPeriod | null {
  const { sentences, page } = facts;
  const head = sentences.filter(({ index }) => isAtHead(sentences, index));
  const titles = head.filter(({ text }) => !isStatement(text)).map(({ text }) => text);
  const isPageOfOne = [plainLetters(page.result.title), ...titles].some((text) =>
    OCCASION.test(text),
  );
  const [day] = head.flatMap(({ text }) => {
    if (TOOK_PLACE.test(text)) return exactDaysIn(text, facts);
    return isPageOfOne ? exactDaysIn(text, facts).filter((one) => isOfOccasion(text, one)) : [];
  });
  return day ?? null;
}

/** Is a date that of the event, 'Wednesday, 2 December, noon', and not that of the page, 'Leeds, 2 December'? */
function isOfOccasion(text: string, { start, end }: StatedPeriod): boolean {
  if (isNoNews(text)) return false;
  return (
    REPORT_OF.test(text) ||
    ((start <= MARK_CHARACTERS || !isStatement(text)) && /[a-z]{3}|\d/i.test(text.slice(end)))
  );
}

function isReportedSoon(period: StatedPeriod, { writtenOn, today }: PageFacts): boolean {
  if (writtenOn === null || period.to > today) return false;
  return daysApart(period, writtenOn) <= REPORT_DAYS_MAX;
}

/** The most days within which an event is reported on. */
const REPORT_DAYS_MAX = 30;

/** Does a sentence begin with the prospect, after the page has mentioned its speakers? */
function isIntroduced({ page, sentences }: PageFacts, { index, named }: EventSentence): boolean {
  return (
    named.person.some(({ start }) => start <= MARK_CHARACTERS) &&
    [plainLetters(page.result.title), ...sentences.slice(0, index).map(({ text }) => text)].some(
      (text) => SPEAKERS.test(text),
    )
  );
}

/** '- **' before a name. */
const MARK_CHARACTERS = 4;

/** Does a sentence that names only the prospect say that they spoke? */
function saysSomething({ attributed, text, actors, named }: EventSentence): boolean {
  const others = named.others.filter(({ start, end }) => isPersonName(text.slice(start, end)));
  return (
    attributed.kind !== 'heading' &&
    [...actors.person, ...named.person].length > 0 &&
    others.length === 0 &&
    (SPOKE.test(text) || REPORTED_SPEECH.test(text))
  );
}

/** The words of a sentence that report a talk, if the prospect is the person named nearest to them. */
function talkIn({ attributed, text, actors }: EventSentence): Span | null {
  if (attributed.names.person.length === 0 || !OCCASION.test(text)) return null;
  const found = SPEAKS_AT.exec(text);
  if (found === null || endsWithQuestion(text)) return null;
  const span = { start: found.index, end: found.index + found[0].length };
  const others = actors.others.filter(({ start, end }) => isPersonName(text.slice(start, end)));
  return nearestDistance(span, actors.person) <= nearestDistance(span, others) ? span : null;
}

/** The day or month of a talk; `null` if it was not held, has no date or is long past. */
function dayOfTalk(
  facts: PageFacts,
  { text, language }: EventSentence,
  span: Span,
): StatedPeriod | null {
  const modality = modalityOf(text, span, { language });
  if (modality !== 'fact' && modality !== 'ahead') return null;
  const period = eventDate({ text, span, kind: 'speaking' }, modality, facts);
  if (period === null || period === 'of-something-else') return null;
  return period.stated?.precision === 'year' || isStale(period, facts.today) ? null : period;
}

/** After this many days nobody writes to somebody about a talk they gave. */
const TALK_DAYS_MAX = 90;

/** Was a talk held too long ago to be news? Future talks never were. */
export function isOldTalk({ kind, period }: EventMention, today: string): boolean {
  return kind === 'speaking' && period !== null && period.to < dayAfter(today, -TALK_DAYS_MAX);
}
