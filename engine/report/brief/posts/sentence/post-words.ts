import {
  FORMER_WORDS,
  INTERIM_WORDS,
  SIDE_POSTS,
} from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';

/** 'Former', beside a post that is over. */
export const FORMER = wholeWords(FORMER_WORDS);

/** 'Acting', beside a post held for a time. */
export const INTERIM = wholeWords(INTERIM_WORDS);

/** 'Trustee', 'lecturer': a post beside the job. */
export const SIDE = wholeWords(SIDE_POSTS);

/** The characters of a text right before a place. */
export function textBefore(text: string, place: number, characters: number): string {
  return text.slice(Math.max(0, place - characters), place);
}

/** The text between two places, whichever comes first. */
export function textBetween(text: string, one: number, other: number): string {
  return text.slice(Math.min(one, other), Math.max(one, other));
}
