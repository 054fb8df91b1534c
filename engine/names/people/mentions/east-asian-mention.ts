import {
  CHINESE_FOLLOWERS,
  DOUBTFUL_GIVEN_NAME_ENDINGS,
  JAPANESE_GIVEN_NAME_ENDINGS,
} from '../../../lexicon/people/east-asian-names.ts';
import { SURNAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import { isHan, isHangul, isHiragana, isKatakana } from '../../../text/east-asian.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { NAME_STRENGTHS } from '../matching/name-strengths.ts';
import { isOnePhrase, plainMention, type Mention } from './mention.ts';

/**
 * The mention in these characters, whether written together, apart or with a middle dot; `null`
 * when they are in different phrases or part of a longer name. A single character counts as a surname.
 */
export function eastAsianMention(words: readonly Word[], place: WordSpan): Mention | null {
  const { start, end } = place;
  if (!isOnePhrase(words, place) || continuesAsName(words, start, end)) return null;
  const isLone = end - start === 1 && !isKatakana(words[start]?.text ?? '');
  const kind = isLone ? 'surname' : 'full';
  return plainMention(
    { kind, match: kind, strength: isLone ? NAME_STRENGTHS.loneCharacter : 1 },
    place,
  );
}

/** Chinese and Korean names have two or three characters: a name of two may continue with a third. */
const SHORT_NAME_LENGTH = 2;

/** Does the name continue? 王伟 is not 王伟明, but 王伟说 is '王伟 says'. Hiragana after a name is grammar. */
function continuesAsName(words: readonly Word[], start: number, end: number): boolean {
  const after = words[end];
  if (after === undefined || words[end - 1]?.end !== after.start) return false;
  if (end - start > SHORT_NAME_LENGTH) return isGivenNameLonger(words, start, end);
  if (end - start < SHORT_NAME_LENGTH) return false;
  if (isHangul(after.text)) return !SURNAME_PARTICLES.has(restOfWord(words, end));
  return isHan(after.text) && !CHINESE_FOLLOWERS.has(after.text);
}

function isGivenNameLonger(words: readonly Word[], start: number, end: number): boolean {
  const after = words[end]?.text ?? '';
  if (JAPANESE_GIVEN_NAME_ENDINGS.has(after)) return true;
  return DOUBTFUL_GIVEN_NAME_ENDINGS.has(after) && isJapanese(words, start, end);
}

/** Hiragana within this many characters means Japanese, not Chinese. */
const JAPANESE_CHARACTERS = 8;

function isJapanese(words: readonly Word[], start: number, end: number): boolean {
  return words
    .slice(Math.max(0, start - JAPANESE_CHARACTERS), end + JAPANESE_CHARACTERS)
    .some(({ text }) => isHiragana(text));
}

/** The Korean syllables up to the next space. */
function restOfWord(words: readonly Word[], start: number): string {
  let end = start + 1;
  while (words[end]?.start === words[end - 1]?.end && isHangul(words[end]?.text ?? '')) end += 1;
  return words
    .slice(start, end)
    .map(({ text }) => text)
    .join('');
}
