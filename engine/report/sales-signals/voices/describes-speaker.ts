import {
  BIOGRAPHY_STEMS,
  FORMER_POST,
  PAST_OF_ONE,
  SELF_DESCRIPTION,
  YEARS,
} from '../../../lexicon/people/sore-points.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { hasWordLike, stemMatcher } from '../../../text/stem-matcher.ts';

const BIOGRAPHIES = stemMatcher(BIOGRAPHY_STEMS);

/** Does it say where somebody comes from, what they do for a living, or how they live? */
export function describesSpeaker(text: string): boolean {
  const plain = plainLetters(text);
  if (SELF_DESCRIPTION.test(plain) || FORMER_POST.test(plain)) return true;
  return hasWordLike(text, BIOGRAPHIES) || (PAST_OF_ONE.test(plain) && YEARS.test(plain));
}
