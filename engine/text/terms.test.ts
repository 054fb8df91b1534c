import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';
import { wordListOf } from './words.ts';

test.each([
  ['Acme names a chief', ['acme', 'names', 'a', 'chief']],
  ['青波銀行', ['青波', '波銀', '銀行']],
  ['青 X 波', ['青', 'x', '波']],
  ['UFJ銀行のリスク', ['ufj', '銀行', '行の', 'リスク']],
  ['새벽', ['새벽']],
  ['', []],
])('%s is compared by %j', (text, terms) => {
  expect(termsOf(wordListOf(text))).toEqual(terms);
});

test('a text without such characters is compared by its words', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,5}$/u)), (words) => {
      expect(termsOf(words)).toEqual(words);
    }),
  );
});
