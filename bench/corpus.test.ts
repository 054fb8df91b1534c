import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCorpus } from './corpus.ts';
import { brokenFloors, floorsOf } from './floors.ts';
import { corpusFigures, judgeCase } from './measures/own-corpus.ts';

const corpus = loadCorpus(fileURLToPath(new URL('corpus', import.meta.url)));
const floors = floorsOf(readFileSync(new URL('floors.json', import.meta.url), 'utf8'));

test('the corpus has at least 12 prospects and 120 pages', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(12);
  expect(corpus.flatMap(({ pages }) => pages).length).toBeGreaterThanOrEqual(120);
});

test('everything in the corpus is invented: every host ends in .example', () => {
  const hosts = corpus.flatMap(({ pages }) =>
    pages.map(({ document }) => new URL(document.url).host),
  );

  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

test('the engine reaches its floors on the corpus', () => {
  const figures = corpusFigures(corpus.map(judgeCase));

  expect(brokenFloors(figures, floors)).toEqual([]);
});

test('no page is dated after the day it was judged', () => {
  for (const one of corpus) {
    const today = one.now.toISOString().slice(0, 10);
    for (const { judgement } of judgeCase(one)) {
      expect((judgement.date?.day ?? '') <= today).toBe(true);
    }
  }
});

test('every judgement explains itself', () => {
  for (const { judgement } of corpus.flatMap(judgeCase)) {
    expect(judgement.reasons).not.toEqual([]);
  }
});
