import { expect, test } from 'vitest';
import { documentFaults } from './documents.mjs';

const FILES = new Map([
  ['web/a.ts', ''],
  ['web/a.test.ts', "test('it\\'s kept', () => {});\ntest('it grows', () => {});"],
]);
const read = (path: string): string | null => FILES.get(path) ?? null;

test('a document that names what exists has no fault', () => {
  const text = "| rule | `web/a.ts` | `web/a.test.ts`: it's kept; it grows |";

  expect(documentFaults(text, read)).toEqual([]);
});

test('a missing file and a missing test are each a fault', () => {
  const text = '| rule | `web/b.ts` | `web/a.test.ts`: it shrinks |';

  expect(documentFaults(text, read)).toEqual([
    'web/b.ts does not exist.',
    "web/a.test.ts holds no test 'it shrinks'.",
  ]);
});
