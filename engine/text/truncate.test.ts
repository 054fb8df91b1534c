import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAround, cutAtWords } from '../judge/snippet/snippet.ts';

test('a text that fits is left alone', () => {
  expect(cutAtWords(' short text ', 20)).toBe('short text');
});

test('a longer text ends after a word, with an ellipsis', () => {
  expect(cutAtWords('one two three four five six', 15)).toBe('one two three…');
});

test('no cut is longer than asked, and none ends in half a character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '😀', 'é', '王'), maxLength: 300 });

  fc.assert(
    fc.property(text, fc.nat(300), fc.integer({ min: 10, max: 200 }), (words, offset, length) => {
      for (const cut of [cutAtWords(words, length), cutAround(words, offset, length)]) {
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut).not.toMatch(/[\uD800-\uDFFF]/u);
      }
    }),
  );
});
