/** What different spellings of one long name have in common: 'subramanyam' and 'subramaniam'. Short words stay. */
export function spellingKey(word: string): string {
  if (word.length < SPELLING_LENGTH_MIN) return word;
  return SPELLING_RULES.reduce((key, [sound, same]) => key.replace(sound, same), word);
}

/** Shorter words are too easily another name: Meyer and Meier are two people. */
const SPELLING_LENGTH_MIN = 6;

/** Spellings of one sound, in the order in which they are made one: 'ph' and 'f', 'ck' and 'k'. */
const SPELLING_RULES: readonly (readonly [RegExp, string])[] = [
  [/y/gu, 'i'],
  [/x/gu, 'ks'],
  [/ph/gu, 'f'],
  [/ck|c|q/gu, 'k'],
  [/kh/gu, 'h'],
  [/oo|ou/gu, 'u'],
  [/ee/gu, 'i'],
  [/oh(?=[^aeiou])/gu, 'o'],
  [/w/gu, 'v'],
  [/z/gu, 's'],
  [/th/gu, 't'],
  [/oe/gu, 'o'],
  [/ae/gu, 'a'],
  [/ue/gu, 'u'],
  [/ei/gu, 'ai'],
  [/(\p{L})\1/gu, '$1'],
  [/(?<=ra)h?mania[mn]$/u, 'manian'],
];

/** Are two normalised words the same name, spelled alike? */
export function isSpelledAlike(a: string, b: string): boolean {
  return a === b || (a.length >= SPELLING_LENGTH_MIN && spellingKey(a) === spellingKey(b));
}
