import {
  ANSWER,
  BACK_REFERENCE_WORDS,
  CONCLUSION_OF_BEFORE,
  EAST_ASIAN_BACK_REFERENCE,
  OBJECT_OF_BEFORE,
  OWN_ONE_OF_BEFORE,
  PART_OF_BEFORE,
} from '../../../lexicon/grammar/back-references.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';

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
