// Whether a name is Arabic.
import { ARABIC_GIVEN_NAMES, ARABIC_PART } from '../../../lexicon/people/given-names.ts';
import { consonantsOf } from '../../../text/consonants.ts';

/** Is the name Arabic, judging by its parts, so that its vowels may be written in other ways? Words are normalised. */
export function isArabicName(given: string, surname: readonly string[]): boolean {
  if (surname.length === 0 || given === '') return false;
  const parts = [given, ...surname].filter(
    (word) => ARABIC_PART.test(word) && word.length >= PART_LENGTH_MIN,
  );
  const hasArticle = surname.length > 1 && ARTICLE.test(`${surname[0]}-`);
  return (
    (GIVEN_SOUNDS.has(consonantsOf(given)) || SERVANT_OF.test(given)) &&
    (parts.length > 0 || hasArticle || isVocalic(given))
  );
}

/** 'Abd', 'Abdel' begin a given name in two words: 'Abdel Rahman'. */
const SERVANT_OF = /^abd[eu]?[lr]?$/u;

/** Arabic given names by their consonants, however their vowels are written. */
const GIVEN_SOUNDS: ReadonlySet<string> = new Set(ARABIC_GIVEN_NAMES.map(consonantsOf));

/** In a shorter word the letters are not an article: Ali, Elsa. */
const PART_LENGTH_MIN = 5;
/** The Arabic article as a word of its own: 'al Mansouri'. */
const ARTICLE = /^(?:al|el)-/iu;

/** Does the spelling look Arabic? The consonants alone fit many other names. */
function isVocalic(given: string): boolean {
  return /(?:ou|oo|aa|dh|kh|ss|mm|ah$|[aeiou]d$|[aeiou]m$|[aeiou]f$)/u.test(given);
}
