import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordListOf, wordsOf } from './words.ts';

test.each([
  ['O’Brien-Ñandú', ['obrien', 'nandu']],
  ["Acme's plan", ['acme', 'plan']],
  ['d’Acme, dell’Acme', ['d', 'acme', 'dell', 'acme']],
  ['l’amende de D’Amico', ['lamende', 'de', 'damico']],
  ['Marks & Spencer', ['marks', 'and', 'spencer']],
  ['the U.S. Army', ['the', 'us', 'army']],
  ['AT&T', ['at', 'and', 't']],
  ['张伟 said', ['张', '伟', 'said']],
  ['ABC銀行の山田', ['abc', '銀', '行', 'の', '山', '田']],
  ['センター東', ['センター', '東']],
  ['KB은행의 2026년', ['kb', '은', '행', '의', '2026', '년']],
  ['㈱山田', ['山', '田']],
])('the words of %s are found', (text, words) => {
  expect(wordListOf(text)).toEqual(words);
});

test.each([
  'Anna Nowak, dyrektor ds. ryzyka w Banku Wierzba',
  'Na scenie m.in. Dorota Lis i Jan Wilk',
  'Lars Holm, adm. direktør i Fjordlyst',
  'Talare var bl.a. Eva Lind och Per Ek',
  'Petra Vogt, stellv. vorsitzende des Rates',
])('%j is one sentence, whatever its abbreviations', (text) => {
  expect(new Set(wordsOf(text).map((word) => word.sentence)).size).toBe(1);
});

test('an abbreviation and an initial end no sentence, a full stop does', () => {
  const words = wordsOf('Dr. J. Smith of Acme Inc. spoke. He left.');

  expect(words.map((word) => word.sentence)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
});

test('a comma starts a phrase, a hyphen inside a name does not', () => {
  const words = wordsOf('Smith, Jean-Luc');

  expect(words.map((word) => word.startsPhrase)).toEqual([true, true, false]);
});

test('each word is where it says it is, in order, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      let end = 0;
      for (const word of wordsOf(text)) {
        expect(word.start).toBeGreaterThanOrEqual(end);
        expect(word.end).toBeGreaterThan(word.start);
        end = word.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
