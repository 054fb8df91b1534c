import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holdsTest, numberedRows } from './proof-table.mjs';

const FAULTS = 107;
/** Between these the tests are those of the accounts, under the names they have there. */
const FIRST_OF_ADMINISTRATION = 61;
const LAST_OF_ADMINISTRATION = 65;

const rows = numberedRows(readFileSync('docs/faults.md', 'utf8'));

test('the table of faults holds each of them once, in order', () => {
  const numbers = Array.from({ length: FAULTS }, (_, index) => index + 1);

  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test.each(rows)('each test named for fault $number exists', ({ tests }) => {
  expect(tests).not.toEqual([]);
  for (const { file, name } of tests) {
    expect(holdsTest(readFileSync(file, 'utf8'), name), `${file}: ${name}`).toBe(true);
  }
});

test.each(
  rows.filter(({ number }) => number < FIRST_OF_ADMINISTRATION || number > LAST_OF_ADMINISTRATION),
)('a test named for fault $number carries that number', ({ number, tests }) => {
  const numbered = tests.filter(({ name }) => {
    const said = /^faults? ([\d and%i]+):/.exec(name)?.[1] ?? '';
    return said === '%i' || said.split(' and ').includes(String(number));
  });

  expect(numbered).not.toEqual([]);
});
