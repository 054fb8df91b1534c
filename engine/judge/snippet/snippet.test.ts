import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAround, cutAtWords } from './snippet.ts';

test('a text that fits is left alone', () => {
  expect(cutAtWords(' short text ', 20)).toBe('short text');
});

test('a longer text ends after a word, with an ellipsis', () => {
  expect(cutAtWords('one two three four five six', 15)).toBe('one two three…');
});

test.each([
  ['The insurer has appointed Jo Anne Marsh to lead audit.', 33, 'The insurer has appointed…'],
  ['Revision leitet künftig Jo von der Marsch in Dale.', 31, 'Revision leitet künftig…'],
  ['El consejo ha nombrado a Juana de la Marsé jefa.', 34, 'El consejo ha nombrado a…'],
  ['Le conseil a nommé Jean-Luc J. Marche à l’audit.', 32, 'Le conseil a nommé…'],
  ['Rada powołała na szefową audytu Joannę Marską.', 40, 'Rada powołała na szefową audytu…'],
  ['Аудит у касі очолила Яна Марченко.', 26, 'Аудит у касі очолила…'],
  ['Bankayı artık Jale Mars Demir yönetecek, dedi.', 26, 'Bankayı artık…'],
])('a cut leaves no half of a name: %s', (text, length, cut) => {
  expect(cutAtWords(text, length)).toBe(cut);
});

test('a cut goes no farther back than three words of a name', () => {
  const title = 'Annual Report On The Internal Audit Of The Harbour Mutual Society';

  expect(cutAtWords(title, 40)).toBe('Annual Report On The Internal Audit Of…');
});

test('a text that begins within a sentence begins with the whole name', () => {
  const text =
    'The board met twice, and in the end it was decided that Jo Anne Marsh leads internal audit from the spring.';

  expect(cutAround(text, text.indexOf('leads'), 32)).toBe('…Jo Anne Marsh leads internal…');
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
