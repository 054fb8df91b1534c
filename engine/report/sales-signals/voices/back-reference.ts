import {
  ANSWER,
  BACK_REFERENCE_WORDS,
  CONCLUSION_OF_BEFORE,
  EAST_ASIAN_BACK_REFERENCE,
  FILLER,
  MAY_REFER_BACK,
  OBJECT_OF_BEFORE,
  OWN_ONE_OF_BEFORE,
  PART_OF_BEFORE,
  SHARE_OF_BEFORE,
  TIME_OF_SPEAKING,
  TURN_OF_THOUGHT,
} from '../../../lexicon/grammar/back-references.ts';
import { NUMBER_WORDS } from '../../../text/number-words.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';

/**
 * Does it go on from the sentence before it, which is better read with it: 'It is a picture of one.', 'But nobody reads it.', an answer
 * to one's own question, 'I sailed on all nine.' after 'We have nine boats.'
 */
export function takesUp(text: string, before: string, language: string | null): boolean {
  const own = numberWordsIn(text, language);
  return (
    /[?？]$/u.test(before) ||
    MAY_REFER_BACK[language ?? '']?.test(plainLetters(text)) === true ||
    answers(text) ||
    turns(text, language) ||
    refersBack(text, language) ||
    numberWordsIn(before, language).some((number) => own.includes(number))
  );
}

/** Its figures and number words; 'one' is a pronoun and an article too. */
function numberWordsIn(text: string, language: string | null): readonly string[] {
  const words = NUMBER_WORDS.get(language ?? '');
  return wordListOf(text).filter((word) => /^\d/u.test(word) || (words?.get(word) ?? 1) !== 1);
}

const IN_ANY_LANGUAGE = [CONCLUSION_OF_BEFORE, OWN_ONE_OF_BEFORE, PART_OF_BEFORE, SHARE_OF_BEFORE];

/** 'That supplier …', 'Drei davon …': it means something that was named before. */
export function refersBack(text: string, language: string | null): boolean {
  const plain = plainLetters(text);
  return (
    (beginsWithReference(text, language) && !TIME_OF_SPEAKING.test(plain) && !answers(text)) ||
    OBJECT_OF_BEFORE[language ?? '']?.test(plain) === true ||
    EAST_ASIAN_BACK_REFERENCE.test(text) ||
    IN_ANY_LANGUAGE.some((reference) => reference.test(plain))
  );
}

/** 'Yes, …': it answers what was asked, if anything was. */
export function answers(text: string): boolean {
  return ANSWER.test(plainLetters(text));
}

/** 'What is missing is …': the point of the sentence before it. */
export function turns(text: string, language: string | null): boolean {
  return TURN_OF_THOUGHT[language ?? '']?.test(plainLetters(text)) === true;
}

/** 'Oh boy.' */
export function isFiller(text: string): boolean {
  return FILLER.test(plainLetters(text));
}

function beginsWithReference(text: string, language: string | null): boolean {
  const [first, second] = wordsOf(text);
  if (first === undefined || language === null) return false;
  // 'Das tut weh' means something said before, 'Das Register' is a noun with its article.
  const isPronoun = language === 'de' && first.text === 'das' && second?.isCapital === false;
  return isPronoun || BACK_REFERENCE_WORDS[language]?.has(first.text) === true;
}
