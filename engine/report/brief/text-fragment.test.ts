import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { plainTextOf } from '../../text/blocks.ts';
import { textFragmentUrl } from './line-of.ts';

test.each([
  ['https://a.example/x', 'two words', 'https://a.example/x#:~:text=two%20words'],
  ['https://a.example/x#part', 'two words', 'https://a.example/x#part:~:text=two%20words'],
  ['https://a.example/x#:~:text=old', 'new', 'https://a.example/x#:~:text=new'],
  [
    'https://a.example/x',
    'well-known, A & B',
    'https://a.example/x#:~:text=well%2Dknown%2C%20A%20%26%20B',
  ],
  [
    'https://a.example/x',
    'in **bold** and [linked](https://b.example)',
    'https://a.example/x#:~:text=in%20bold%20and%20linked',
  ],
  ['https://a.example/x', '**', 'https://a.example/x'],
])('%s with “%s” leads to the words', (url, quote, expected) => {
  expect(textFragmentUrl(url, quote)).toBe(expected);
});

test('a long quote is given by its first and last words', () => {
  const words = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ');

  expect(textFragmentUrl('https://a.example/', words)).toBe(
    'https://a.example/#:~:text=w0%20w1%20w2%20w3%20w4%20w5,w24%20w25%20w26%20w27%20w28%20w29',
  );
});

test('fault 179: what the browser reads back are words of the quote, and no syntax is left in them', () => {
  assert(
    property(string({ unit: 'grapheme' }), (quote) => {
      const plain = plainTextOf(quote)
        .split(' ')
        .filter((word) => word !== '')
        .join(' ');

      const directive = textFragmentUrl('https://a.example/x', quote).split(':~:text=')[1] ?? '';

      const parts = directive.split(',').map((part) => decodeURIComponent(part));
      expect(directive).not.toMatch(/[-&\s]/u);
      expect(plain.startsWith(parts[0] ?? '') && plain.endsWith(parts.at(-1) ?? '')).toBe(true);
    }),
  );
});
