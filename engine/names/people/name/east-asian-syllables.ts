/** A syllable of Chinese or Korean in Latin letters. */
const SYLLABLE =
  '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|yeong|yeon|yun|eun|eon|eok|ai|ei|ao|ou|an|en|in|un|on|ok|uk|ak|eo|ae|oo|ia|ie|iu|ua|ui|uo|ue|a|e|i|o|u)';

const ONE_SYLLABLE = new RegExp(`^${SYLLABLE}$`, 'u');
const TWO_SYLLABLES = new RegExp(`^(${SYLLABLE})(${SYLLABLE})$`, 'u');

/** May the normalised word be a Chinese or Korean given name of one or two syllables: 'Wei', 'Weilun'? */
export function isSyllables(word: string): boolean {
  return ONE_SYLLABLE.test(word) || TWO_SYLLABLES.test(word);
}

/** Is the normalised word one syllable? */
export function isSyllable(word: string): boolean {
  return ONE_SYLLABLE.test(word);
}

/** May the normalised word be one syllable in Hokkien or Cantonese too, which end in more sounds: 'Keat', 'Hock'? */
export function isDialectSyllable(word: string): boolean {
  return isSyllable(word) || DIALECT_SYLLABLE.test(word);
}

/** A syllable with the sounds that end one in Hokkien and Cantonese. */
const DIALECT_SYLLABLE =
  /^(?:[kpt]h|[kghs]w|ts|ch|sh|[bpmfdtnlgkhjszcyw])?[aeiouy]{1,2}(?:ng|ck|[nmtpkhw])?$/u;

/** The two syllables of a normalised word; `null` when it has more or fewer. */
export function twoSyllables(word: string): readonly [string, string] | null {
  const [, first, second] = TWO_SYLLABLES.exec(word) ?? [];
  return first === undefined || second === undefined ? null : [first, second];
}
