import { plainLetters } from '../../../text/plain-letters.ts';
import type { StatedPeriod } from '../dates/stated-periods.ts';
import { dayAhead, toldEvent } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';

/** Lines that open with a time, from which a page is the programme of a day. */
const TIMED_LINES_MIN = 3;
const TIMED = /^\W{0,4}(?:[01]?\d|2[0-3])[.:h]\s?[0-5]\d(?!\d|\.\d)/u;
const SENTENCE_END = /[.。!]["'”’»)*_]{0,4}$/u;

/** '26 November' over '09.40 Three lines, one map: Jane Doe, Acme': the prospect's own talks on a programme, on days ahead. */
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
    // A day that no times follow is no day of the programme: 'Registration closes on 1 August'.
    if (TIMED.test(text)) period = named;
    return period === null || attributed.names.person.length === 0
      ? []
      : [toldEvent(facts, { attributed, text }, { kind: 'speaking', subject: 'person', period })];
  });
}
