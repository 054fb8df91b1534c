import { expect, test } from 'vitest';
import { placeOfPhrase } from './place-of-phrase.ts';
import { wordListOf, wordsOf } from './words.ts';

test.each([
  ['the bank of the bank of Norvald', 'bank of Norvald', 4],
  ['Norvald', 'bank of Norvald', -1],
  ['bank, of Norvald', '', -1],
  ['青波銀行の山田', '山田', 5],
  ['アクストンの山田', 'アクス', -1],
])('in "%s" the phrase "%s" is at %i', (text, phrase, place) => {
  expect(placeOfPhrase(wordsOf(text), wordListOf(phrase))).toBe(place);
});
