import { SOMEBODY_OUTSIDE } from '../../../lexicon/grammar/back-references.ts';
import {
  FINITE_VERB,
  NO_NAME_AT_HEAD,
  NOUN_ALONE,
  SINCE_THEN,
  SPEAKERS_OWN,
} from '../../../lexicon/grammar/sayings.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { answersQuestion, refersBack } from '../../sales-signals/voices/back-reference.ts';
import { SAID_BACK_WORDS_MAX, SAID_BACK_WORDS_MIN } from '../brief-weights.ts';
import { wordsIn } from '../said-stretches.ts';

/** Is it a statement that makes sense without what was said before it, and can be said in one breath? */
export function standsAlone(text: string, language: string | null): boolean {
  // The second half of a quotation begins with a small letter.
  const isSayable =
    hasOpenerLength(text) && !/[?？]$|^\p{Ll}/u.test(text) && !isCutInQuotation(text);
  const plain = plainLetters(text);
  const leans = answersQuestion(text) || refersBack(text, language);
  const meansOther = SOMEBODY_OUTSIDE[language ?? '']?.test(plain) === true;
  const isWhole = !NOUN_ALONE.test(plain) && !SINCE_THEN.test(plain);
  return isSayable && !leans && !meansOther && isWhole;
}

/** Does a quotation begin in the sentence and not end: '… on a drive called "Doug.'? */
function isCutInQuotation(text: string): boolean {
  const straight = text.split('"').length - 1;
  const [opened, closed] = [/[“„«]/gu, /[”»]/gu].map((mark) => text.match(mark)?.length ?? 0);
  return straight % 2 === 1 || opened !== closed;
}

function hasOpenerLength(text: string): boolean {
  const words = wordsIn(text);
  return words >= SAID_BACK_WORDS_MIN && words <= SAID_BACK_WORDS_MAX;
}

/** An English sentence as it can follow 'that'; '' when it cannot safely, or when it is more than one. */
export function clauseOf(text: string): string {
  if (/[.…] /u.test(text)) return '';
  if (!NO_NAME_AT_HEAD.test(text) || SPEAKERS_OWN.test(text) || !FINITE_VERB.test(text)) return '';
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/u, '');
}
