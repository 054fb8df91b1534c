import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersOfTests, rowNumbers } from './proof-table.mjs';

const rows = rowNumbers(readFileSync('docs/faults.md', 'utf8'));

test('the rows of the table of faults are numbered from 1, without a gap', () => {
  expect(rows).not.toEqual([]);
  expect(rows).toEqual(rows.map((_, index) => index + 1));
});

test('every fault has a test that begins with its number, and every such test a row', () => {
  expect(numbersOfTests('fault')).toEqual(rows);
});
