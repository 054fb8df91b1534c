import { CLOSING } from '../../../lexicon/dates/date-phrases.ts';
import type { EventWordClass } from '../../../lexicon/events/event-words.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf } from '../../../text/words.ts';
import { titleWordsIn } from '../../sales-signals/described-speaker.ts';
import type { EventSentence } from '../actors/event-place.ts';
import { exactDaysIn, eventMentionOf } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';

/** The most words in a line that gives only a closing date. */
const WORDS_MAX = 9;

/**
 * The closing dates in short lines of a notice, if still ahead: 'Closing date: 4 December 2026', 'Tilbudsfristen er 14. desember.' What
 * closes is named before the line, or else after it.
 */
export function closingDates(facts: PageFacts): readonly EventMention[] {
  return facts.sentences.flatMap((sentence) => {
    const { text } = sentence;
    if (!CLOSING.test(text) || wordListOf(text).length > WORDS_MAX) return [];
    const period = exactDaysIn(text, facts).find(({ from }) => from > facts.today);
    const kind = period === undefined ? null : kindOfWhatCloses(facts, sentence);
    if (period === undefined || kind === null) return [];
    return [eventMentionOf(facts, sentence, { kind, subject: 'company', period })];
  });
}

/** What closes: a tender or vacancy that the page names; else `null`, since it may be a bond or a prize. */
function kindOfWhatCloses(
  { page, sentences, findWords, isTitled, isOwnSite }: PageFacts,
  { index, isInFocus }: EventSentence,
): EventKind | null {
  if (!isTitled && !isOwnSite && !isInFocus) return null;
  const before = sentences.slice(0, index);
  if (before.some(isJobHeading)) return 'hiring';
  const kindIn = (texts: readonly string[]): EventKind | null => {
    const words = findWords(plainLetters(texts.join('. ')));
    const found = CLOSING_KINDS.find(([, classes]) => classes.some((one) => words.has(one)));
    return found?.[0] ?? null;
  };
  // A table of dates may come before what it is about.
  return (
    kindIn([page.result.title, ...textsOf(before)]) ?? kindIn(textsOf(sentences.slice(index + 1)))
  );
}

function textsOf(sentences: readonly EventSentence[]): readonly string[] {
  return sentences.map(({ attributed }) => attributed.sentence.text);
}

const CLOSING_KINDS: readonly (readonly [EventKind, readonly EventWordClass[]])[] = [
  ['tender', ['tendering', 'tender', 'bids']],
  ['hiring', ['hiring', 'vacant']],
];

/** Is it a heading with a job title: 'Head of Audit (m/f)'? */
function isJobHeading({ attributed: { kind, sentence } }: EventSentence): boolean {
  return kind === 'heading' && titleWordsIn(sentence.words).length > 0;
}
