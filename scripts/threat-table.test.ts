import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersOfTests, rowNumbers } from './proof-table.mjs';

const rows = rowNumbers(readFileSync('docs/threats.md', 'utf8'));

test('the rows of the table of threats are numbered from 1, without a gap', () => {
  expect(rows).not.toEqual([]);
  expect(rows).toEqual(rows.map((_, index) => index + 1));
});

test('every threat has a test that begins with its number, and every such test a row', () => {
  expect(numbersOfTests('threat')).toEqual(rows);
});
