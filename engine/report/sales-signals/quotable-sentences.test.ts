import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { quotableSentences } from './quotable-sentences.ts';

function quotesOf(line: string): readonly string[] {
  return quotableSentences(line).map(({ quote }) => quote);
}

test.each([
  [
    'Mr. Doe left on 3. Februar 2026 for good. He came back later.',
    ['Mr. Doe left on 3. Februar 2026 for good.', 'He came back later.'],
  ],
  [
    'She said: “We tried it all. It did not work.” Then she left us.',
    ['She said: “We tried it all.', 'It did not work.”', 'Then she left us.'],
  ],
  ['**A bold line of words.**', ['A bold line of words.']],
  ['**Leeds, 3 May:** the firm has news.', ['**Leeds, 3 May:** the firm has news.']],
  ['- a point of a list', ['a point of a list']],
  [
    'See [the U.K. page](https://a.example/x. y) for more words. And go home now.',
    ['See [the U.K. page](https://a.example/x. y) for more words.', 'And go home now.'],
  ],
  ['J. Doe runs it well.', ['J. Doe runs it well.']],
  [
    '“The machine said no.” Vendor Axlio objected. It is no. 5 of nine.',
    ['“The machine said no.”', 'Vendor Axlio objected.', 'It is no. 5 of nine.'],
  ],
  ['Το είπε η κ. Παππά χθες. Μετά έφυγε.', ['Το είπε η κ. Παππά χθες.', 'Μετά έφυγε.']],
])('%s is cut where its sentences end', (line, quotes) => {
  expect(quotesOf(line)).toEqual(quotes);
});

test('a quote is always a stretch of its line', () => {
  assert(
    property(string({ unit: 'grapheme' }), (line) => {
      expect(quotesOf(line).every((quote) => quote !== '' && line.includes(quote))).toBe(true);
    }),
  );
});
