// Tells whether there is a job title near the name, and whether it is in the reader's field.
import { JOINING_WORDS } from '../../lexicon/grammar/prepositions.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { StemMatcher } from '../../text/stem-matcher.ts';
import type { Word } from '../../text/words.ts';
import {
  stretchesBeside,
  wordsOfStretch,
  type MentionContext,
  type Stretch,
} from '../mentions/mention-context.ts';
import { EVERYDAY_FIELD_WORDS, FIELD_WORDS, JOB_TITLES } from '../mentions/vocabulary.ts';
import { namesJobOfAnother } from './other-owner.ts';

/** Is a job title in the field near the name: 'director of audit', 'Compliance Chief', 'CISO', but not 'took a risk'? */
export function hasFieldJobTitle(context: MentionContext): boolean {
  return stretchesOfPerson(context, FIELD_REACH).some(hasFieldJobTitleIn);
}

/** Is a job title near the name, or near the start of a line below it? */
export function hasJobTitle(context: MentionContext): boolean {
  return holdsWord(JOB_TITLES, stretchesOfPerson(context, HELD_REACH));
}

/** The index of the words after the name among the stretches beside it. */
const AFTER = 1;

/** The stretches beside the name, without the words after it if they give the job to somebody else. */
function stretchesOfPerson(context: MentionContext, reach: number): readonly Stretch[] {
  return stretchesBeside(context, reach).map((stretch, index) =>
    index === AFTER && namesJobOfAnother(wordsOfStretch(stretch))
      ? { ...stretch, to: stretch.from }
      : stretch,
  );
}

const FIELD_REACH = 14;

const JOB_TITLE_REACH = 4;

function hasFieldJobTitleIn({ passage: { words }, from, to }: Stretch): boolean {
  for (
    let index = FIELD_WORDS.find(words, from, to);
    index !== -1;
    index = FIELD_WORDS.find(words, index + 1, to)
  ) {
    const word = words[index];
    if (word === undefined) return false;
    if (word.isCapital || JOB_TITLES.holds(word.text)) return true;
    if (
      JOB_TITLES.find(
        words,
        Math.max(from, index - JOB_TITLE_REACH),
        Math.min(to, index + JOB_TITLE_REACH),
      ) !== -1
    )
      return true;
  }
  return false;
}

/** Is a word of the vocabulary within `reach` words of the name, or of the start of a line below it? */
export function isBeside(matcher: StemMatcher, context: MentionContext, reach: number): boolean {
  return holdsWord(matcher, stretchesBeside(context, reach));
}

function holdsWord(matcher: StemMatcher, stretches: readonly Stretch[]): boolean {
  return stretches.some(({ passage, from, to }) => matcher.find(passage.words, from, to) !== -1);
}

const HELD_REACH = 8;

/** Does a job title in the field come right after the name, right before it, or in the line below? */
export function holdsFieldJobTitle(context: MentionContext): boolean {
  const stretches = stretchesOfPerson(context, HELD_REACH).map(wordsOfStretch);
  const [before = [], after = [], below = []] = stretches;
  return [before.toReversed(), after, below].some(opensWithJobTitle);
}

/** Do the words begin with a job title in the field? One other word may come before the word for the field. */
function opensWithJobTitle(words: readonly Word[]): boolean {
  const field = FIELD_WORDS.find(words, 0, words.length);
  const word = words[field];
  if (word === undefined) return false;
  const isTitle =
    word.isCapital ||
    !EVERYDAY_FIELD_WORDS.holds(word.text) ||
    JOB_TITLES.find(words, 0, field + JOB_TITLE_REACH) !== -1;
  return (
    isTitle &&
    words
      .slice(0, field)
      .filter(
        ({ text }) => !JOINING_WORDS.has(text) && !JOB_TITLES.holds(text) && !isEastAsian(text),
      ).length <= 1
  );
}
