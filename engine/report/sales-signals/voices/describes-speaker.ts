import {
  BIOGRAPHY_STEMS,
  FORMER_POST,
  PAST_OF_ONE,
  SELF_DESCRIPTION,
  YEARS,
} from '../../../lexicon/people/sore-points.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import { wordsOf } from '../../../text/words.ts';

const BIOGRAPHIES = stemMatcher(BIOGRAPHY_STEMS);

/** Does it tell where somebody comes from, what they do for a living, or how they live? */
export function describesSpeaker(text: string): boolean {
  const plain = plainLetters(text);
  if (SELF_DESCRIPTION.test(plain) || FORMER_POST.test(plain)) return true;
  return hasWordLike(text, BIOGRAPHIES) || (PAST_OF_ONE.test(plain) && YEARS.test(plain));
}

/** Does any word of it begin like one of these? */
export function hasWordLike(text: string, stems: ReturnType<typeof stemMatcher>): boolean {
  // What is set off by an apostrophe is a word of its own: 'l’amende'.
  const words = wordsOf(text.replaceAll(/['’](?=\p{L}{3})/gu, ' '));
  return stems.find(words, 0, words.length) !== -1;
}
