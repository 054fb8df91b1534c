import { expect, test } from 'vitest';
import { holdsTest, namedTests, numberedRows } from './proof-table.mjs';

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

test('each numbered row has the tests of its last cell alone', () => {
  const table = [
    '| #  | fault               | named test                 |',
    '| -- | ------------------- | -------------------------- |',
    '| 1  | `web/x.test.ts`: no | `web/a.test.ts`: “it stays” |',
    '| 2  | nothing             | –                          |',
  ].join('\n');

  expect(numberedRows(table)).toEqual([
    { number: 1, tests: [{ file: 'web/a.test.ts', name: 'it stays' }] },
    { number: 2, tests: [] },
  ]);
});

test('a name is found in its source also where its quotation marks are escaped', () => {
  expect(holdsTest(String.raw`test('it\'s there', run)`, "it's there")).toBe(true);
  expect(holdsTest("test('it is there', run)", "it's there")).toBe(false);
});
