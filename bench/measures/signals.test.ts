import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCorpus } from '../corpus.ts';
import { signalFigures } from './signals.ts';

const figures = new Map(
  signalFigures(loadCorpus(fileURLToPath(new URL('../corpus', import.meta.url)))).map(
    ({ name, value }) => [name, value],
  ),
);

test('signals of the corpus reach their floors', () => {
  expect(figures.get('signals precision')).toBeGreaterThanOrEqual(0.9);
  expect(figures.get('signals recall')).toBeGreaterThanOrEqual(0.75);
});

test('every line of every brief of the corpus is proven', () => {
  expect(figures.get('brief lines')).toBeGreaterThan(100);
  expect(figures.get('brief lines proven')).toBe(1);
});
