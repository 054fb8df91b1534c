import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TITLE_CHARACTERS_MAX, shownTitle } from './page.ts';

test.each([
  ['Plain title', 'Plain title'],
  ['  two \n lines ', 'two lines'],
  ['gpj.\u202Eexe', 'gpj. exe'],
  ['zero\u200Bwidth', 'zero width'],
  ['half \uD83D here', 'half \uFFFD here'],
  ['whole 😀 here', 'whole 😀 here'],
  ['שלום עולם', 'שלום עולם'],
  ['\u0000', ''],
])('%j is shown as %j', (text, shown) => {
  expect(shownTitle(text)).toBe(shown);
});

test('a title is one bounded line without controls, whatever it was, and shown twice it stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
      const shown = shownTitle(text);

      expect(shown.length).toBeLessThanOrEqual(TITLE_CHARACTERS_MAX);
      expect(shown).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
      expect(shownTitle(shown)).toBe(shown);
    }),
  );
});
