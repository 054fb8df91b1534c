import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holdsTest, numberedRows } from './proof-table.mjs';

const THREATS = 29;

const rows = numberedRows(readFileSync('docs/threats.md', 'utf8'));

test('the table of threats holds each of them once, in order', () => {
  const numbers = Array.from({ length: THREATS }, (_, index) => index + 1);

  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test.each(rows)('each test named for threat $number exists', ({ tests }) => {
  expect(tests).not.toEqual([]);
  for (const { file, name } of tests) {
    expect(holdsTest(readFileSync(file, 'utf8'), name), `${file}: ${name}`).toBe(true);
  }
});
