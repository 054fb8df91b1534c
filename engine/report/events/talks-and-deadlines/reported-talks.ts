import { OCCASION, SPEAKS_AT, SPOKE, TOOK_PLACE } from '../../../lexicon/events/stage-words.ts';
import { REPORTED_SPEECH } from '../../../lexicon/grammar/speech.ts';
import { dayAfter } from '../../../model/time.ts';
import { nearestDistance, type Span } from '../../../text/words.ts';
import { endsWithQuestion } from '../../sales-signals/voices/voice.ts';
import { isPersonName } from '../actors/event-actors.ts';
import type { EventSentence } from '../actors/whose-event.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { isAtHead } from '../mentions/event-certainty.ts';
import { eventMentionOf, exactDaysIn, isStale } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';
import { eventDate } from '../statements/event-date.ts';
import { modalityOf } from '../statements/modality.ts';

/**
 * The prospect's own talks that sentences report with their day, 'On 5 May Jane Doe spoke at the Risk Forum', and the first
 * words of theirs in the report on an occasion, 'The forum met in Leeds on 5 May. … Jane Doe spoke first'.
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

/** What the prospect first says on a page that reports on an occasion. */
function talkAtOccasion(facts: PageFacts): readonly EventMention[] {
  const period = dayOfOccasion(facts);
  const first = facts.sentences.find((sentence) => saysSomething(sentence));
  return period === null || first === undefined ? [] : [talkOf(facts, first, period)];
}

/** The day shortly before the page's on which a sentence at its head says that an occasion took place. */
function dayOfOccasion(facts: PageFacts): StatedPeriod | null {
  const { sentences, writtenOn } = facts;
  if (writtenOn === null) return null;
  const days = sentences
    .filter(({ index, text }) => isAtHead(sentences, index) && TOOK_PLACE.test(text))
    .flatMap(({ text }) => exactDaysIn(text, facts));
  const [day] = days;
  const isRecent =
    day !== undefined && day.to <= writtenOn && day.from >= dayAfter(writtenOn, -REPORT_DAYS_MAX);
  return isRecent ? day : null;
}

/** Days within which an occasion is reported on. */
const REPORT_DAYS_MAX = 30;

/** Does a sentence that names the prospect, and nobody else, say that they spoke? */
function saysSomething({ attributed, text, actors, named }: EventSentence): boolean {
  const others = named.others.filter(({ start, end }) => isPersonName(text.slice(start, end)));
  return (
    attributed.kind !== 'heading' &&
    [...actors.person, ...named.person].length > 0 &&
    others.length === 0 &&
    (SPOKE.test(text) || REPORTED_SPEECH.test(text))
  );
}

/** The words by which a sentence lets somebody speak, if it names the prospect nearer to them than others. */
function talkIn({ attributed, text, actors }: EventSentence): Span | null {
  if (attributed.names.person.length === 0 || !OCCASION.test(text)) return null;
  const found = SPEAKS_AT.exec(text);
  if (found === null || endsWithQuestion(text)) return null;
  const span = { start: found.index, end: found.index + found[0].length };
  const others = actors.others.filter(({ start, end }) => isPersonName(text.slice(start, end)));
  return nearestDistance(span, actors.person) <= nearestDistance(span, others) ? span : null;
}

/** The day or month of a talk; `null` where it was not held, gives none, or is long past. */
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

/** Days after which nobody writes to somebody about a talk that they have given. */
const TALK_DAYS_MAX = 90;

/** Was a talk held too long ago to be news? Talks ahead are none too old. */
export function isOldTalk({ kind, period }: EventMention, today: string): boolean {
  return kind === 'speaking' && period !== null && period.to < dayAfter(today, -TALK_DAYS_MAX);
}
