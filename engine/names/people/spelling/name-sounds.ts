import { ROMANIZED_SURNAME } from '../../../lexicon/people/surnames.ts';

/**
 * Equal, up to their endings, for the romanisations of one Slavic, Greek, Armenian or Georgian name: 'vyshnevska' and
 * 'vishnevskaia', 'yevhen' and 'evgeni'. By the letters in which the tables differ: BGN/PCGN, ISO 9, the Ukrainian table of 2010,
 * ELOT 743, passports, German and Polish habits. For normalised words in Latin letters.
 */
export function romanizationKey(word: string): string {
  return ROMANIZATION_RULES.reduce((key, [sound, same]) => key.replace(sound, same), word);
}

// Digraphs come before the letters they consist of.
const ROMANIZATION_RULES: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh|sz|tsch|tch|ch(?=[aeiouyj])|cz/gu, 's'],
  [/dzh|dj/gu, 'j'],
  [/zh|rz/gu, 'z'],
  [/(?:ie|ey|ee)$/gu, 'i'],
  [/ts|tz/gu, 'c'],
  [/(?<=n)d/gu, 't'],
  [/mp/gu, 'b'],
  [/kh|gh|ch|g/gu, 'h'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/x/gu, 'ks'],
  [/[wu](?=[aeio])/gu, 'v'],
  [/w/gu, 'v'],
  [/(?<=[ae])u(?=[^aeiouy]|$)/gu, 'v'],
  [/[yij]+/gu, 'i'],
  [/i(?=[aeou])/gu, ''],
  [/ai|ei/gu, 'i'],
  [/ou/gu, 'u'],
  [/(\p{L})\1+/gu, '$1'],
];

/** May other romanisations of the normalised surname be looked for? */
export function isRomanizedSurname(word: string): boolean {
  return ROMANIZED_SURNAME.test(word);
}
