import { isHan, isHangul, isHiragana, isKatakana } from '../../../text/east-asian.ts';
import type { Word } from '../../../text/words.ts';
import type { Mention } from './mention.ts';
import { NAME_STRENGTHS } from './name-strengths.ts';

/** Chinese and Korean names have two or three characters: only behind two can there be one more. */
const SHORT_NAME_LENGTH = 2;
/** Last characters of Japanese given names, which behind a name of three or more make it longer: 佐藤健 is not 佐藤健一. */
const GIVEN_NAME_ENDINGS: ReadonlySet<string> = new Set('郎彦夫雄哉樹輝恵奈菜吾朗');
/** Those that are words in Chinese too. */
const DOUBTFUL_ENDINGS: ReadonlySet<string> = new Set(
  '太一二三子美人介助男也香江花斗平司志史治次之典',
);
/** Characters on either side that tell Japanese text from Chinese by its hiragana. */
const JAPANESE_CHARACTERS = 8;

/** What follows right after a Chinese name in running text: verbs, prepositions, posts and forms of address. */
const FOLLOWERS: ReadonlySet<string> = new Set(
  '说說表是在和与與的为為任出曾将將对對向從从也还還认認先女总總教董经經于於及等指告接被担擔称稱提谈談获獲氏様社部課取執代常会會監监最首副主',
);
/** What Korean hangs on a name: particles and forms of address. */
const PARTICLES: ReadonlySet<string> = new Set(
  '은 는 이 가 을 를 의 에 에게 에서 와 과 도 만 로 으로 이다 이라고 라고 씨 씨는 씨가 씨의 님 님은 님이'.split(
    ' ',
  ),
);

/**
 * The name that these characters are, with its parts written together, apart, or with a middle dot between; `null`
 * when they stand in different phrases or go on as a longer name. A lone character may be anything.
 */
export function eastAsianMention(
  words: readonly Word[],
  { start: index, end }: { readonly start: number; readonly end: number },
): Mention | null {
  const isOnePhrase = words.slice(index + 1, end).every(({ startsPhrase }) => !startsPhrase);
  if (!isOnePhrase || goesOn(words, index, end)) return null;
  const isLone = end - index === 1 && !isKatakana(words[index]?.text ?? '');
  return {
    kind: isLone ? 'surname' : 'full',
    match: isLone ? 'surname' : 'full',
    strength: isLone ? NAME_STRENGTHS.loneCharacter : 1,
    start: index,
    end,
    isPartOfOtherName: false,
    hasUnknownMiddle: false,
    hasOtherSuffix: false,
  };
}

/** 王伟 is not 王伟明, but is who 王伟说 speaks of. Hiragana behind a name is grammar. */
function goesOn(words: readonly Word[], start: number, end: number): boolean {
  const after = words[end];
  if (after === undefined || words[end - 1]?.end !== after.start) return false;
  if (end - start > SHORT_NAME_LENGTH) return isGivenNameLonger(words, start, end);
  if (end - start < SHORT_NAME_LENGTH) return false;
  if (isHangul(after.text)) return !PARTICLES.has(restOfWord(words, end));
  return isHan(after.text) && !FOLLOWERS.has(after.text);
}

function isGivenNameLonger(words: readonly Word[], start: number, end: number): boolean {
  const after = words[end]?.text ?? '';
  if (GIVEN_NAME_ENDINGS.has(after)) return true;
  return DOUBTFUL_ENDINGS.has(after) && isJapanese(words, start, end);
}

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
