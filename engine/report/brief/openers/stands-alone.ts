import {
  ANSWER,
  BACK_REFERENCE_WORDS,
  CONCLUSION_OF_BEFORE,
  EAST_ASIAN_BACK_REFERENCE,
  OBJECT_OF_BEFORE,
  OWN_ONE_OF_BEFORE,
  PART_OF_BEFORE,
} from '../../../lexicon/grammar/back-references.ts';
import { isEastAsian } from '../../../text/east-asian.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';
import {
  EAST_ASIAN_CHARACTERS_PER_WORD,
  SAID_BACK_WORDS_MAX,
  SAID_BACK_WORDS_MIN,
} from '../brief-weights.ts';

/** Is it a statement that makes sense without what was said before it, and can be said in one breath? */
export function standsAlone(text: string, language: string | null): boolean {
  // The second half of a quotation begins with a small letter.
  const isSayable = isOneBreath(text) && !/[?？]$|^\p{Ll}/u.test(text) && !isCutInQuotation(text);
  return isSayable && !refersBack(text, language);
}

/** Somebody else's words begin in it and do not end: '… on a drive called "Doug.' */
function isCutInQuotation(text: string): boolean {
  const straight = text.split('"').length - 1;
  const [opened, closed] = [/[“„«]/gu, /[”»]/gu].map((mark) => text.match(mark)?.length ?? 0);
  return straight % 2 === 1 || opened !== closed;
}

function isOneBreath(text: string): boolean {
  const { length } = wordsOf(text);
  const words = isEastAsian(text) ? length / EAST_ASIAN_CHARACTERS_PER_WORD : length;
  return words >= SAID_BACK_WORDS_MIN && words <= SAID_BACK_WORDS_MAX;
}

/** Does it complete the sentence before: 'It is a picture of one.', 'But nobody reads it.' */
export function takesUp(text: string, language: string | null): boolean {
  return (language === 'en' && /^it\b/i.test(text)) || beginsWithReference(text, language);
}

/** 'That supplier …', 'Drei davon …', 'Yes, …': it means something that was named or asked before. */
export function refersBack(text: string, language: string | null): boolean {
  const plain = plainLetters(text);
  return (
    beginsWithReference(text, language) ||
    OBJECT_OF_BEFORE[language ?? '']?.test(plain) === true ||
    ANSWER.test(plain) ||
    CONCLUSION_OF_BEFORE.test(plain) ||
    OWN_ONE_OF_BEFORE.test(plain) ||
    EAST_ASIAN_BACK_REFERENCE.test(text) ||
    PART_OF_BEFORE.test(plain)
  );
}

function beginsWithReference(text: string, language: string | null): boolean {
  const [first, second] = wordsOf(text);
  if (first === undefined || language === null) return false;
  // 'Das tut weh' means something said before, 'Das Register' is a noun with its article.
  const isPronoun = language === 'de' && first.text === 'das' && second?.isCapital === false;
  return isPronoun || BACK_REFERENCE_WORDS[language]?.has(first.text) === true;
}
