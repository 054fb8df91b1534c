import { ON_STAGE, WITH_NAME } from '../../../lexicon/events/stage-words.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { isStatement } from '../../sales-signals/voices/voice.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { exactDaysIn, isStale, eventMentionOf } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';

/** How many lines must begin with a time to make a page a programme. */
const TIMED_LINES_MIN = 3;

/**
 * The prospect's own talks, of the last year or ahead: in a programme, '26 November' above '09.40 Three lines, one map: Jane Doe, Acme', or
 * in a line about who is on stage, 'Panel: Jane Doe (Acme)'.
 */
export function programmeTalks(facts: PageFacts): readonly EventMention[] {
  const { sentences, page } = facts;
  const areTimed = sentences.map(({ attributed }) => TIMED.test(attributed.sentence.quote));
  const isProgramme = areTimed.filter(Boolean).length >= TIMED_LINES_MIN;
  let named = dayIn(plainLetters(page.result.title), facts) ?? null;
  let period: StatedPeriod | null = null;
  return sentences.flatMap((sentence, index) => {
    const { text, attributed } = sentence;
    const isTimed = areTimed[index] === true;
    const stated = dayIn(dayPart(text), facts);
    if (stated !== undefined) named = stated;
    // A date counts only if a time follows it: not 'Registration closes on 1 August'.
    if (isTimed) period = named;
    if (attributed.names.person.length === 0) return [];
    const isListed = isProgramme && (isTimed || namesSpeakers(text));
    const listed = isListed ? period : null;
    const day = ON_STAGE.test(text) ? (period ?? named) : listed;
    if (day === null) return [];
    return [eventMentionOf(facts, sentence, { kind: 'speaking', subject: 'person', period: day })];
  });
}

/** The part of a line that may give the day: all of it, or the beginning of a sentence. */
function dayPart(text: string): string {
  return isStatement(text) ? text.slice(0, DAY_CHARACTERS) : text;
}

function namesSpeakers(text: string): boolean {
  return !isStatement(text) || WITH_NAME.test(text);
}

/** A time of day from six on. '[00:19]' is a position in a recording. */
const TIMED = /^[\s*_|>-]{0,4}(?:0?[6-9]|1\d|2[0-3])(?:[.:h]| h)\s?[0-5]\d(?!\d|[.:]\d)/u;
/** 'Thursday 26 March 2026, Town Hall.' */
const DAY_CHARACTERS = 26;

/** The first exact day in a line in plain letters: `null` if it is long past, `undefined` if there is none. */
function dayIn(text: string, facts: PageFacts): StatedPeriod | null | undefined {
  const [day] = exactDaysIn(text, facts);
  return day !== undefined && isStale(day, facts.today) ? null : day;
}
