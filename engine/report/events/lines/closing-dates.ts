import { CLOSING } from '../../../lexicon/events/closing-dates.ts';
import type { EventWordClass } from '../../../lexicon/events/event-words.ts';
import type { EventKind } from '../../../model/brief.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf } from '../../../text/words.ts';
import type { AttributedSentence } from '../../sales-signals/attributed-sentences.ts';
import { titleWordsIn } from '../../sales-signals/described-speaker.ts';
import { dayAhead, toldEvent } from '../mentions/event-in-sentence.ts';
import type { EventMention, PageFacts } from '../mentions/event-mention.ts';

/** The most words in a line that gives only a closing date. */
const WORDS_MAX = 9;

/**
 * The closing dates on lines of a notice, if still ahead: 'Closing date: 4 December 2026', 'Tilbudsfristen er 14.
 * desember.' What closes is what the page has named before the line.
 */
export function closingDates(facts: PageFacts): readonly EventMention[] {
  return facts.page.sentences.flatMap((attributed, index) => {
    const text = plainLetters(attributed.sentence.text);
    if (!CLOSING.test(text) || wordListOf(text).length > WORDS_MAX) return [];
    const period = dayAhead(text, facts);
    const kind = period === null ? null : kindOfWhatCloses(facts, index);
    return kind === null
      ? []
      : [toldEvent(facts, { attributed, text }, { kind, subject: 'company', period })];
  });
}

/** What closes: a tender or a vacancy that the page has named, else `null`, since it may be a bond or a prize. */
function kindOfWhatCloses(facts: PageFacts, index: number): EventKind | null {
  const { page, findWords, isTitled, isOwnSite, inFocus } = facts;
  if (!isTitled && !isOwnSite && inFocus[index] !== true) return null;
  const before = page.sentences.slice(0, index);
  if (before.some(isJobHeading)) return 'hiring';
  const told = [page.result.title, ...before.map(({ sentence }) => sentence.text)];
  const words = findWords(plainLetters(told.join('. ')));
  const found = CLOSING_KINDS.find(([, roles]) => roles.some((role) => words.has(role)));
  return found?.[0] ?? null;
}

const CLOSING_KINDS: readonly (readonly [EventKind, readonly EventWordClass[]])[] = [
  ['tender', ['tendering', 'tender', 'bids']],
  ['hiring', ['hiring', 'vacant']],
];

/** Is it a heading with a post, such as 'Head of Audit (m/f)' above the line? */
function isJobHeading({ kind, sentence }: AttributedSentence): boolean {
  return kind === 'heading' && titleWordsIn(sentence.words).length > 0;
}
