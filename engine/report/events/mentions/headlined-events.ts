import { dayAfter } from '../../../model/time.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { charactersOf, wordsOf } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { blanked } from '../actors/event-actors.ts';
import { type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import type { EventFrame } from '../frames/event-frames.ts';
import { headlineFrame } from '../frames/kind-named.ts';
import { modalityOf } from '../statements/modality.ts';
import { endsWithQuestionMark } from './event-certainty.ts';
import { eventAt } from './event-in-sentence.ts';
import type { PageFacts, EventMention } from './event-mention.ts';

/** A story gives the day of the event in its headline within so many sentences. */
const STORY_SENTENCES = 3;
/** Days by which news may be late. */
const STORY_DAYS_MAX = 75;

/**
 * Where no sentence reports an event in words that are known, but the headline does: the first sentence about the company that
 * gives a day shortly before the page's. 'Data breach at Acme' over 'On Saturday copies of the papers turned up …'.
 */
export function headlined(facts: PageFacts): readonly EventMention[] {
  const frame = frameOfHeadline(facts);
  const story = frame === null ? null : dayOfStory(facts, 0);
  if (frame === null || story === null || story.attributed.names.person.length > 0) return [];
  const { attributed, index, text, period } = story;
  const event = eventAt(facts, {
    attributed,
    index,
    text,
    span: period,
    kind: frame.kind,
    frame,
  });
  return event === null ? [] : [event];
}

/** A sentence of a story, and the day it gives. */
type DayOfStory = {
  readonly attributed: AttributedSentence;
  readonly index: number;
  /** In plain letters. */
  readonly text: string;
  readonly period: StatedPeriod;
};

/** The first sentence about the company from `start` on that gives a day, if that lies shortly before the page's. */
export function dayOfStory(
  { page, day, inFocus, languages }: PageFacts,
  start: number,
): DayOfStory | null {
  if (day === null) return null;
  for (const [place, attributed] of page.sentences
    .slice(start, start + STORY_SENTENCES)
    .entries()) {
    const index = start + place;
    const text = plainLetters(attributed.sentence.text);
    const isAbout = attributed.names.company.length > 0 || inFocus[index] === true;
    if (!SENTENCE_END.test(text) || !isAbout) continue;
    const [period] = statedPeriods(text, { writtenOn: day, languages, tense: 'past' });
    if (period === undefined) continue;
    return period.from < dayAfter(day, -STORY_DAYS_MAX)
      ? null
      : { attributed, index, text, period };
  }
  return null;
}

/** What the headline reports of the company, or without a name; `null` where it asks, denies, or is about somebody else. */
function frameOfHeadline(facts: PageFacts): EventFrame | null {
  const { title, language } = facts.page.result;
  const words = wordsOf(title);
  const { company, person, others } = facts.page.findNames(words, title);
  const own = [...company, ...person].map((name) => charactersOf(words, name));
  const text = blanked(plainLetters(title), own);
  if (endsWithQuestionMark(title) || (company.length === 0 && others.length > 0)) return null;
  const modality = modalityOf(text, { start: 0, end: text.length }, { language });
  return modality === 'fact' ? headlineFrame(text, facts) : null;
}

const SENTENCE_END = /[.。!]["')\]]{0,2}$/u;
