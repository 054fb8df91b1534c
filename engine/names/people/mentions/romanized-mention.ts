// Where a text in Latin letters names a person entered in Chinese, Japanese or Korean.
import { isEastAsian, isKatakana } from '../../../text/east-asian.ts';
import type { PersonName } from '../name/person-name.ts';
import { canBeReadAs, readingKey, readingsOf } from '../spelling/readings.ts';
import { AS_READ, isOnePhrase, plainMention, type MentionFinder } from './mention.ts';

/**
 * Creates a finder for names in characters on pages in Latin letters: '赵伟明' is 'Zhao Weiming' and 'Wei-ming Zhao', '황지원'
 * 'Jiwon Hwang'. Many names share a reading, so the whole name has to be there.
 */
export function romanizedFinderFor(names: readonly PersonName[]): MentionFinder {
  const wanted = names
    .map(({ surname }) => surname)
    .filter(
      (characters) =>
        characters.length > 1 && characters.every((one) => isEastAsian(one) && !isKatakana(one)),
    );
  const beginnings = new Set(
    wanted.flatMap((characters) =>
      characters
        .slice(0, FAMILY_CHARACTERS_MAX + 1)
        .flatMap(readingsOf)
        .map(firstOfKey),
    ),
  );
  return (words, index) => {
    const word = words[index];
    if (wanted.length === 0 || word?.isCapital !== true) return null;
    if (!beginnings.has(firstOfKey(word.text))) return null;
    const ends = [index + 2, index + WORDS_MAX].filter((end) =>
      isOnePhrase(words, { start: index, end }),
    );
    const end = ends.findLast((last) => {
      const written = words.slice(index, last).map(({ text }) => text);
      return wanted.some((characters) => isWrittenAs(characters, written));
    });
    return end === undefined ? null : plainMention(AS_READ, { start: index, end });
  };
}

/** A family name, and a given name in two words. */
const WORDS_MAX = 3;
/** 欧阳 and 長谷川 are family names, and わたなべ is one in kana. */
const FAMILY_CHARACTERS_MAX = 5;

function firstOfKey(reading: string): string {
  return readingKey(reading).charAt(0);
}

/** Do the words spell the characters, with the family name first or last? */
function isWrittenAs(characters: readonly string[], words: readonly string[]): boolean {
  const familyFirst = [words[0] ?? '', words.slice(1).join('')];
  const familyLast = [words.at(-1) ?? '', words.slice(0, -1).join('')];
  return [familyFirst, familyLast].some(([family = '', given = '']) =>
    isReadAs(characters, readingKey(family), readingKey(given)),
  );
}

function isReadAs(characters: readonly string[], family: string, given: string): boolean {
  const longest = Math.min(FAMILY_CHARACTERS_MAX, characters.length - 1);
  for (let count = 1; count <= longest; count += 1) {
    if (
      canBeReadAs(characters.slice(0, count), family) &&
      canBeReadAs(characters.slice(count), given)
    )
      return true;
  }
  return false;
}
