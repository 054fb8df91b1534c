// Whether there is a title next to a name.
import { JOB_TITLE_ENDING, RANK_WORDS } from '../../../lexicon/job-titles/job-titles.ts';
import {
  TITLES_AFTER_NAMES,
  TITLES_BEFORE_SURNAMES,
  HONORIFICS,
} from '../../../lexicon/people/honorifics.ts';
import type { Word, WordSpan } from '../../../text/words.ts';

/** Is the normalised word a title, a form of address or a job title that precedes a surname? */
export function isTitleWord(text: string): boolean {
  return (
    HONORIFICS.has(text) ||
    TITLES_BEFORE_SURNAMES.has(text) ||
    RANK_WORDS.has(text) ||
    JOB_TITLE_ENDING.test(text)
  );
}

/** Is there a title right before the surname, or a form of address right after it? */
export function isTitled(words: readonly Word[], { start, end }: WordSpan): boolean {
  const before = words[start - 1];
  const after = words[end];
  const isBefore =
    before !== undefined && words[start]?.startsPhrase === false && isTitleWord(before.text);
  return isBefore || (after?.startsPhrase === false && TITLES_AFTER_NAMES.has(after.text));
}
