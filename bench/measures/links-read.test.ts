import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCorpus } from '../corpus.ts';
import { linkFigures } from './links-read.ts';

const CORPUS = fileURLToPath(new URL('../corpus', import.meta.url));

test('by first impression clearly more of the five links lead to the person than by rank, every time the same', () => {
  const cases = loadCorpus(CORPUS);

  const figures = linkFigures(cases);

  const [byRank = 1, byPromise = 0] = figures.map(({ value }) => value);
  expect(byPromise - byRank).toBeGreaterThan(0.13);
  expect(linkFigures(cases.slice(0, 2))).toEqual(linkFigures(cases.slice(0, 2)));
});
