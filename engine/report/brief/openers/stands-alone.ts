import { SOMEBODY_OUTSIDE } from '../../../lexicon/grammar/back-references.ts';
import { COUNTED_BEFORE, NOUN_ALONE } from '../../../lexicon/grammar/sayings.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { answers, refersBack } from '../../sales-signals/voices/back-reference.ts';
import { SAID_BACK_WORDS_MAX, SAID_BACK_WORDS_MIN } from '../brief-weights.ts';
import { wordsIn } from '../own-passages.ts';

/** Is it a statement that makes sense without what was said before it, and can be said in one breath? */
export function standsAlone(text: string, language: string | null): boolean {
  // The second half of a quotation begins with a small letter.
  const isSayable = isOneBreath(text) && !/[?？]$|^\p{Ll}/u.test(text) && !isCutInQuotation(text);
  const plain = plainLetters(text);
  const leans = answers(text) || refersBack(text, language);
  const meansOther = SOMEBODY_OUTSIDE[language ?? '']?.test(plain) === true;
  const isWhole = !NOUN_ALONE.test(plain) && !COUNTED_BEFORE.test(plain);
  return isSayable && !leans && !meansOther && isWhole;
}

/** Somebody else's words begin in it and do not end: '… on a drive called "Doug.' */
function isCutInQuotation(text: string): boolean {
  const straight = text.split('"').length - 1;
  const [opened, closed] = [/[“„«]/gu, /[”»]/gu].map((mark) => text.match(mark)?.length ?? 0);
  return straight % 2 === 1 || opened !== closed;
}

function isOneBreath(text: string): boolean {
  const words = wordsIn(text);
  return words >= SAID_BACK_WORDS_MIN && words <= SAID_BACK_WORDS_MAX;
}
