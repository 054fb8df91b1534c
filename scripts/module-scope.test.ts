import { expect, test } from 'vitest';
import { sharedNames, stateInEngine } from './module-scope.mjs';

test('a name that two files export is found, whatever it names; passing one on is no second meaning', () => {
  const sources = new Map([
    [
      'engine/run/page.ts',
      'export type Page = string; export const A = 1; export function draw() {}',
    ],
    ['web/page.tsx', "export function Page() {} export { A } from '../engine/run/page.ts';"],
    ['web/draw.ts', 'export const draw = 1; const Page = 2; export { Page };'],
  ]);

  expect(sharedNames(sources)).toEqual([
    'Page is exported by engine/run/page.ts and web/page.tsx: rename one of them.',
    'draw is exported by engine/run/page.ts and web/draw.ts: rename one of them.',
  ]);
});

test.each([
  ['const known = new Map();', true],
  ['export const known = new WeakMap<object, string>();', true],
  ['let last = 0;', true],
  ['const NONE: ReadonlySet<string> = new Set();', false],
  ["const WORDS = new Set(['a']);", false],
  ['function read() { const known = new Map(); let last = 0; }', false],
])('state at the top of a module of the engine is found: %s', (source, isFound) => {
  const at = (file: string): number => stateInEngine(new Map([[file, `\n${source}`]])).length;

  expect(at('engine/text/words.ts')).toBe(isFound ? 1 : 0);
  expect(at('web/zod.ts')).toBe(0);
});
