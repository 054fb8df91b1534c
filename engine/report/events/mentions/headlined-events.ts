import { dayAfter } from '../../../model/time.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { charactersOf, wordsOf } from '../../../text/words.ts';
import { endsWithQuestion, isStatement } from '../../sales-signals/voices/voice.ts';
import { blanked } from '../actors/event-actors.ts';
import type { EventSentence } from '../actors/event-place.ts';
import { type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import type { EventFrame } from '../frames/event-frames.ts';
import { headlineFrame } from '../frames/kind-named.ts';
import { modalityOf } from '../statements/modality.ts';
import { eventAt } from './event-in-sentence.ts';
import type { PageFacts, EventMention } from './event-mention.ts';

/** The number of sentences within which a story gives the date of the event in its headline. */
const STORY_SENTENCES = 3;
/** The most days by which news may be late. */
const STORY_DAYS_MAX = 75;

/**
 * The event that only the headline reports in known words, dated by the first sentence about the company with a date shortly before the
 * page's: 'Data breach at Acme' over 'On Saturday copies of the papers turned up …'.
 */
export function headlined(facts: PageFacts): readonly EventMention[] {
  const frame = frameOfHeadline(facts);
  const story = frame === null ? null : dayOfStory(facts, 0);
  if (frame === null || story === null) return [];
  const { sentence, period } = story;
  if (sentence.named.person.length > 0) return [];
  const event = eventAt(facts, { ...sentence, span: period, kind: frame.kind, frame });
  return event === null ? [] : [event];
}

/** The first sentence about the company, from `start` on, that gives a date shortly before the page's. */
export function dayOfStory(
  { sentences, writtenOn, languages }: PageFacts,
  start: number,
): { readonly sentence: EventSentence; readonly period: StatedPeriod } | null {
  if (writtenOn === null) return null;
  for (const sentence of sentences.slice(start, start + STORY_SENTENCES)) {
    const { text, named, isInFocus } = sentence;
    if (!isStatement(text) || (named.company.length === 0 && !isInFocus)) continue;
    const [period] = statedPeriods(text, { writtenOn, languages, tense: 'past' });
    if (period === undefined) continue;
    return period.from < dayAfter(writtenOn, -STORY_DAYS_MAX) ? null : { sentence, period };
  }
  return null;
}

/** What the headline reports about the company, by name or not; `null` if it asks, denies or is about somebody else. */
function frameOfHeadline({ page, findWords }: PageFacts): EventFrame | null {
  const { title, language } = page.result;
  const words = wordsOf(title);
  const { company, person, others } = page.findNames(words, title);
  if (endsWithQuestion(title) || (company.length === 0 && others.length > 0)) return null;
  const own = [...company, ...person].map((name) => charactersOf(words, name));
  const text = blanked(plainLetters(title), own);
  const modality = modalityOf(text, { start: 0, end: text.length }, { language });
  return modality === 'fact' ? headlineFrame(text, findWords(text)) : null;
}
