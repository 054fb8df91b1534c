import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula } from './csv-text.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＠x', "'＠x"],
  ['  =1', "'  =1"],
  ['"=1', '\'"=1'],
  ['\t=1', "'\t'=1"],
  ['\tx', "'\tx"],
  ['\nx', "'\nx"],
  ['\rx', ' x'],
  ['a;=1', "a;'=1"],
  ['a\n "=1', 'a\n\' "=1'],
  ['\u{200B}=1', "'=1"],
  ['\u{0000}=1', "' =1"],
])('%j is disarmed', (cell, expected) => {
  expect(escapeFormula(cell)).toBe(expected);
});

test.each(['', 'Marlow – a profile', 'a = b, c-d', 'x@y.example', 'one; two', '2026-10-02'])(
  '%j stays as it is',
  (cell) => {
    expect(escapeFormula(cell)).toBe(cell);
  },
);

const PIECES = ['=', '+', '-', '@', '＝', ';', '\t', '\r', '\n', '"', "'", ' ', '\u{200B}', 'cmd'];

test('threat 17: no piece that any spreadsheet could take for a cell begins with a formula', () => {
  assert(
    property(array(oneof(constantFrom(...PIECES), string())), (pieces) => {
      const cells = escapeFormula(pieces.join('')).split(/[;\t\n]/u);

      expect(cells.filter((cell) => /^[\s"“”]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
    }),
  );
});
