import { plainLetters } from '../../../text/plain-letters.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { dayAhead, toldEvent } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';

/** How many lines must open with a time for a page to be a programme. */
const TIMED_LINES_MIN = 3;
const TIMED = /^\W{0,4}(?:[01]?\d|2[0-3])[.:h]\s?[0-5]\d(?!\d|\.\d)/u;
const SENTENCE_END = /[.。!]["'”’»)*_]{0,4}$/u;

/**
 * The prospect's own talks ahead, from a programme: '26 November' above '09.40 Three lines, one map: Jane Doe, Acme'.
 */
export function programmeTalks(facts: PageFacts): readonly EventMention[] {
  const { sentences, result } = facts.page;
  const timed = sentences.filter(({ sentence }) => TIMED.test(sentence.text));
  if (timed.length < TIMED_LINES_MIN) return [];
  let named = dayAhead(plainLetters(result.title), facts);
  let period: StatedPeriod | null = null;
  return sentences.flatMap((attributed) => {
    const text = plainLetters(attributed.sentence.text);
    if (SENTENCE_END.test(text)) return [];
    named = dayAhead(text, facts) ?? named;
    // A day counts once a time follows it, which 'Registration closes on 1 August' does not have.
    if (TIMED.test(text)) period = named;
    return period === null || attributed.names.person.length === 0
      ? []
      : [toldEvent(facts, { attributed, text }, { kind: 'speaking', subject: 'person', period })];
  });
}
