import {
  AGGLUTINATIVE_LANGUAGES,
  OTHER_ENDINGS,
  SLAVIC_ENDINGS,
  SLAVIC_LANGUAGES,
  SOFTENED,
} from '../../lexicon/grammar/draft/name-forms.ts';
import { consonantsOf, isConsonantScript } from '../../text/consonants.ts';

/** May one word be the other in another case of this language, or in another script? Both are normalised. */
export function isSameName(one: string, other: string, language: string | null): boolean {
  if (one === other) return true;
  if (isConsonantScript(one) !== isConsonantScript(other)) {
    const sounds = consonantsOf(one);
    return sounds.length >= CONSONANTS_MIN && sounds === consonantsOf(other);
  }
  return isInflected(one, other, language) || isInflected(other, one, language);
}

function isInflected(word: string, base: string, language: string | null): boolean {
  if (base.length < BASE_LETTERS_MIN) return false;
  if (language !== null && SLAVIC_LANGUAGES.has(language)) {
    return stemsOf(base).some(
      (stem) =>
        word === stem || (word.startsWith(stem) && SLAVIC_ENDINGS.has(word.slice(stem.length))),
    );
  }
  if (!word.startsWith(base)) return false;
  const ending = word.slice(base.length);
  return language !== null && AGGLUTINATIVE_LANGUAGES.has(language)
    ? ending.length <= AGGLUTINATED_LETTERS_MAX
    : OTHER_ENDINGS.has(ending) && (language === 'de' || ending === 's');
}

const BASE_LETTERS_MIN = 3;
const AGGLUTINATED_LETTERS_MAX = 6;
const CONSONANTS_MIN = 3;

/** 'marek' declines as 'mark-', 'wrona' as 'wron-', 'baltika' as 'baltik-' and 'baltic-'. */
function stemsOf(base: string): readonly string[] {
  const bare = base.replace(/[aeiouy]{1,2}$/u, '');
  const fleeting = base.replace(/i?e([bcdfghjklmnprstwz]+)$/u, '$1');
  const plain = [base, bare, fleeting, base.replace(/[aeiouy]$/u, '')];
  const softened = plain.flatMap((stem) => {
    const [last = ''] = /(?:ch|[kgrtdh])$/u.exec(stem) ?? [];
    const soft = SOFTENED.get(last);
    return soft === undefined ? [] : [stem.slice(0, -last.length) + soft];
  });
  return [...new Set([...plain, ...softened])].filter(
    ({ length }) => length >= BASE_LETTERS_MIN - 1,
  );
}
