import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figuresOf, judgedPairs, judgeOfficer, type JudgedPair } from './testing/judged-pairs.ts';

const COMPANY = 'Brennick Water';

const PEOPLE = judgedPairs(textOf('pairs-of-people.txt'), (name, written) =>
  judgeOfficer({ name, company: COMPANY }, { name: written, company: COMPANY }),
);

const PERSON = 'Dana Whitlock';

const COMPANIES = judgedPairs(textOf('pairs-of-companies.txt'), (company, written) =>
  judgeOfficer({ name: PERSON, company }, { name: PERSON, company: written }),
);

function textOf(file: string): string {
  return readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8');
}

function linesOf(pairs: readonly JudgedPair[]): readonly string[] {
  return pairs.map(({ entered, written }) => `${written} for ${entered}`);
}

test('nine in ten of the pairs of people’s names are judged right, and hardly one is confirmed wrongly', () => {
  const { f1, precision } = figuresOf(PEOPLE);

  expect(PEOPLE.length).toBeGreaterThanOrEqual(400);
  expect(f1).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.98);
});

test('nobody is confirmed by the post of somebody with another surname', () => {
  // The last of three names may be a second surname or the only one; the page does not show which.
  expect(linesOf(figuresOf(PEOPLE).wrong)).toEqual([
    'Harriet Colborne Stoddard for Harriet Colborne',
    'Harriet Colborne for Harriet Colborne Stoddard',
  ]);
});

test('the pairs of companies’ names are judged right, and hardly one is confirmed wrongly', () => {
  const { f1, precision } = figuresOf(COMPANIES);

  expect(COMPANIES.length).toBeGreaterThanOrEqual(240);
  expect(f1).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.97);
});
