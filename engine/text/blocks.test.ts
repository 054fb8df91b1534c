import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, inQuotationMarks, plainTextOf, quoteAsRead } from './blocks.ts';

test('a reader sees neither Markdown nor HTML nor addresses', () => {
  const markdown = [
    '## [Head](https://a.example/x_(y))',
    '![logo](https://a.example/l.png) **Bold** and _soft_ at https://a.example/z',
    '<p class="x">Tag &amp; text</p>',
    '- item \\*one\\*',
    '---',
    '| A | B |',
  ].join('\n');

  expect(blocksOf(markdown).map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Head'],
    ['paragraph', 'Bold and soft at'],
    ['paragraph', 'Tag & text'],
    ['item', 'item one'],
    ['table', '· A · B ·'],
  ]);
});

test.each([
  ['**Jane Doe**, head of risk', 'Jane Doe, head of risk'],
  ['She _never_ signs `blind`', 'She never signs blind'],
  ['[Acme](https://acme.example/a_(b)) hired [Jane](/j "Jane")', 'Acme hired Jane'],
  ['a \\*real\\* one', 'a *real* one'],
  ['~40 of snake_case [sic] <b>files</b>', '~40 of snake_case [sic] <b>files</b>'],
])('a quote is read without its markup: %s', (quote, read) => {
  expect(quoteAsRead(quote)).toBe(read);
});

test('a figure that opens a date stays', () => {
  expect(plainTextOf('29. Juni 2017, 23:39')).toBe('29. Juni 2017, 23:39');
});

test('a menu line is known by its share of link text', () => {
  const [menu, text] = blocksOf(
    '[Home](/) [News](/n)\n\nSee [here](/h) for all the details we have.',
  );

  expect(menu?.linkShare).toBeGreaterThan(0.8);
  expect(text?.linkShare).toBeLessThan(0.2);
});

test('any text becomes plain text without an exception', () => {
  const pieces = fc.constantFrom(
    '[',
    '](',
    ')',
    '![',
    '<',
    '>',
    '`',
    '_',
    '\\',
    '|',
    'a',
    ' ',
    '\n',
  );

  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 200 }), (parts) => {
      for (const { text, linkShare } of blocksOf(parts.join(''))) {
        expect(text).not.toBe('');
        expect(linkShare).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.each([
  ['We count doors.', '“We count doors.”'],
  ['He calls it "robust".', '“He calls it "robust".”'],
  ['"We count doors," she said.', '"We count doors," she said.'],
  ['«Nous comptons», dit-elle', '«Nous comptons», dit-elle'],
  ['We count doors," she said.', '"We count doors," she said.'],
  ['We count doors,” she said.', '“We count doors,” she said.'],
  ['Wir zählen“, sagt sie.', '„Wir zählen“, sagt sie.'],
  ['"We count doors', '"We count doors"'],
  ['She says: "We count', '“She says: "We count"”'],
  ['A 24" screen shows it.', '“A 24" screen shows it.”'],
])(
  'words keep their own quotation marks, none is closed by another kind, and those that begin with one quotation marks get no others: %s',
  (words, quoted) => {
    expect(inQuotationMarks(words)).toBe(quoted);
  },
);
