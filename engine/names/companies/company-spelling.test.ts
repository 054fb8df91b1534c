import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordListOf, wordsOf } from '../../text/words.ts';
import { companySpellingKey, companyWordKey, endOfSpelling } from './company-spelling.ts';

function keyOf(company: string): string {
  return companySpellingKey(wordListOf(company));
}

test.each([
  ['Copper Quay', 'CopperQuay'],
  ['Q.R.V. Systems', 'Q R V Systems'],
  ['Orbital Defence Organisation', 'Orbital Defense Organization'],
  ['Harbour Fibre Centre', 'Harbor Fiber Center'],
  ['Studio Forty-Two', 'Studio 42'],
  ['First Avenue', '1st Avenue'],
  ['Route 66', 'Route Sixty Six'],
  ['Hollin & Reeve', 'Hollin und Reeve'],
  ['Norvane Intl', 'Norvane International'],
  ['Müntzel', 'Muentzel'],
  ['Stadtwerke Ostheim', 'SW Ostheim'],
  ['Kreissparkasse Norden', 'KSK Norden'],
])('%s is spelled %s too', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ['Quillmere', 'Quillmore'],
  ['Studio 42', 'Studio 24'],
  ['Norvane Foods', 'Norvale Foods'],
  ['First Moorland', 'Second Moorland'],
])('%s is not spelled %s', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test('a name is found in a text however it is divided, and no other', () => {
  const word = fc.constantFrom(
    'Copper',
    'Quay',
    'CopperQuay',
    '42',
    'Forty',
    'Two',
    'Centre',
    'and',
  );

  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.array(word), (name, after) => {
      const key = companySpellingKey(wordListOf(name.join(' ')));
      const words = wordsOf([...name, ...after].join(' '));
      const end = endOfSpelling(words, 0, key, companyWordKey);

      if (end !== -1)
        expect(companySpellingKey(words.slice(0, end).map(({ text }) => text))).toBe(key);
      else expect(companyWordKey(words[0]?.text ?? '')).toBe('');
    }),
  );
});
