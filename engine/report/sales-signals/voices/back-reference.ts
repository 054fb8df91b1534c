import {
  ANSWER,
  BACK_REFERENCE_WORDS,
  CONCLUSION_OF_BEFORE,
  EAST_ASIAN_BACK_REFERENCE,
  FILLER,
  MAY_REFER_BACK,
  OWN_ONE_OF_BEFORE,
  POINTS_BACK_AT_END,
  TIME_OF_SPEAKING,
  TURN_OF_THOUGHT,
} from '../../../lexicon/grammar/back-references.ts';
import {
  COUNTED_BEFORE,
  PART_OF_BEFORE,
  SHARE_OF_BEFORE,
} from '../../../lexicon/grammar/counts-of-before.ts';
import { OBJECT_OF_BEFORE } from '../../../lexicon/grammar/objects-of-before.ts';
import { NUMBER_WORDS } from '../../../text/number-words.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import { endsWithQuestion } from './voice.ts';

/**
 * Does the sentence continue the one before it, so that it should be read with it: 'It is a picture of one.', 'But nobody reads it.', an
 * answer to a rhetorical question, 'I sailed on all nine.' after 'We have nine boats.'?
 */
export function continuesPrevious(text: string, before: string, language: string | null): boolean {
  const own = numberWordsIn(text, language);
  return (
    endsWithQuestion(before) ||
    MAY_REFER_BACK[language ?? '']?.test(plainLetters(text)) === true ||
    answersQuestion(text) ||
    makesPoint(text, language) ||
    refersBack(text, language) ||
    numberWordsIn(before, language).some((number) => own.includes(number))
  );
}

/** The figures and number words of a text, without 'one', which is a pronoun and an article too. */
function numberWordsIn(text: string, language: string | null): readonly string[] {
  const words = NUMBER_WORDS.get(language ?? '');
  return wordListOf(text).filter((word) => /^\d/u.test(word) || (words?.get(word) ?? 1) !== 1);
}

const IN_ANY_LANGUAGE = [
  CONCLUSION_OF_BEFORE,
  COUNTED_BEFORE,
  OWN_ONE_OF_BEFORE,
  PART_OF_BEFORE,
  POINTS_BACK_AT_END,
  SHARE_OF_BEFORE,
];

/** Does the sentence refer to something named before: 'That supplier …', 'Drei davon …'? */
export function refersBack(text: string, language: string | null): boolean {
  const plain = plainLetters(text);
  return (
    (beginsWithReference(text, language) &&
      !TIME_OF_SPEAKING.test(plain) &&
      !answersQuestion(text)) ||
    OBJECT_OF_BEFORE[language ?? '']?.test(plain) === true ||
    EAST_ASIAN_BACK_REFERENCE.test(text) ||
    IN_ANY_LANGUAGE.some((reference) => reference.test(plain))
  );
}

/** Does it begin like an answer: 'Yes, …'? */
export function answersQuestion(text: string): boolean {
  return ANSWER.test(plainLetters(text));
}

/** Is it the point that the sentence before leads up to: 'What is missing is …'? */
export function makesPoint(text: string, language: string | null): boolean {
  return TURN_OF_THOUGHT[language ?? '']?.test(plainLetters(text)) === true;
}

/** Is it a mere exclamation: 'Oh boy.'? */
export function isFiller(text: string): boolean {
  return FILLER.test(plainLetters(text));
}

function beginsWithReference(text: string, language: string | null): boolean {
  const [first, second] = wordsOf(text);
  if (first === undefined || language === null) return false;
  // 'Das' is a pronoun in 'Das tut weh' and an article in 'Das Register'.
  const isPronoun = language === 'de' && first.text === 'das' && second?.isCapital === false;
  return isPronoun || BACK_REFERENCE_WORDS[language]?.has(first.text) === true;
}
