import { OCCASION, SPEAKS_AT } from '../../../lexicon/events/stage-words.ts';
import { dayAfter } from '../../../model/time.ts';
import { nearestDistance, type Span } from '../../../text/words.ts';
import { endsWithQuestion } from '../../sales-signals/voices/voice.ts';
import { isPersonName } from '../actors/event-actors.ts';
import type { EventSentence } from '../actors/whose-event.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { isStale, eventMentionOf } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';
import { eventDate } from '../statements/event-date.ts';
import { modalityOf } from '../statements/modality.ts';

/** The prospect's own talks that sentences report with their day: 'On 5 May Jane Doe spoke at the Risk Forum'. */
export function reportedTalks(facts: PageFacts): readonly EventMention[] {
  return facts.sentences.flatMap((sentence) => {
    const span = talkIn(sentence);
    const period = span === null ? null : dayOfTalk(facts, sentence, span);
    if (period === null) return [];
    return [eventMentionOf(facts, sentence, { kind: 'speaking', subject: 'person', period })];
  });
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
