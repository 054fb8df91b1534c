import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holdsTest, namedTests, numbersIn, numbersOfTests, rowNumbers } from './proof-table.mjs';

test('names are read in quotation marks, several to a file and several files to a cell', () => {
  const cell = '`web/a.test.tsx`: “it stays”, “it grows”; `server/testing/suites/b.ts`: “it ends”';

  expect(namedTests(cell)).toEqual([
    { file: 'web/a.test.tsx', name: 'it stays' },
    { file: 'web/a.test.tsx', name: 'it grows' },
    { file: 'server/testing/suites/b.ts', name: 'it ends' },
  ]);
});

test('bare names are parted by semicolons, and keep their commas', () => {
  expect(namedTests('| `e2e/a.test.ts`: it stays, always; it grows |')).toEqual([
    { file: 'e2e/a.test.ts', name: 'it stays, always' },
    { file: 'e2e/a.test.ts', name: 'it grows' },
  ]);
});

test('a file that holds no tests names none', () => {
  expect(namedTests('`engine/a.ts`: what it does')).toEqual([]);
});

test('rows are counted by their first column', () => {
  const table = [
    '| #  | fault  | what the user sees |',
    '| -- | ------ | ------------------ |',
    '| 1  | 2      | nothing            |',
    '| 12 | offline | a sentence         |',
  ].join('\n');

  expect(rowNumbers(table)).toEqual([1, 12]);
});

test('the name of a test begins with one number, with several, or takes it from its rows', () => {
  const source = [
    "test('hazard 3: it ends', run);",
    'test("hazards 4, 5 and 16: it stays", run);',
    "test.each([[7, 400], [8, 500]])('hazard %i: %i is told', run);",
    'test(`hazard 9: ${ROUNDS} rounds`, run);',
    "test('hazard 10 and danger 2: it burns', run);",
    "test('danger 2 and hazard 11: it burns', run);",
    "test('it ends at hazard 12: never', run);",
  ].join('\n');

  expect(numbersIn(source, 'hazard')).toEqual([3, 4, 5, 16, 7, 8, 9, 10, 11]);
});

test('a name is found in its source also where its quotation marks are escaped', () => {
  expect(holdsTest(String.raw`test('it\'s there', run)`, "it's there")).toBe(true);
  expect(holdsTest("test('it is there', run)", "it's there")).toBe(false);
});

test.each(['fault', 'threat'])(
  'every row of the table of %ss has a test that begins with its number, and every such test a row',
  (kind) => {
    const rows = rowNumbers(readFileSync(`docs/${kind}s.md`, 'utf8'));

    expect(rows).not.toEqual([]);
    // Ascending, each once. Numbers that were left free stay free: tests and documents cite them.
    expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
    expect(numbersOfTests(kind)).toEqual(rows);
  },
);
