import { expect, test } from 'vitest';
import { effortMs } from '../../testing/effort.ts';
import { readResultsPage } from './results-page.ts';

const CPU_MAX_MS = 50;

test.each([
  ['25,000 paragraphs side by side', '<p>x'.repeat(25_000)],
  ['19,000 paragraphs, just below the limit', '<p>x'.repeat(19_000)],
  ['2,600 headings, 400 deep', `${'<div>'.repeat(400)}${'<h3><a href=/x>t</a></h3>'.repeat(2600)}`],
  [
    '2,600 results, 400 deep',
    `${'<div>'.repeat(400)}${'<h3><a href=https://a.example>t</a></h3>'.repeat(2600)}`,
  ],
  ['20,000 elements in each other', '<div>'.repeat(20_000)],
  ['one attribute of 100 kB', `<h3><a href="https://a.example/${'a'.repeat(100_000)}">t</a></h3>`],
  ['20,000 attributes', `<div ${Array.from({ length: 20_000 }, (_, n) => `a${n}`).join(' ')}>`],
  ['25,000 entities', '&amp;'.repeat(25_000)],
  ['a tag that never ends', `<a ${'x="'.repeat(30_000)}`],
])('threat 21: %s are read in less than 50 ms of work', (_, html) => {
  expect(effortMs(() => readResultsPage(html), CPU_MAX_MS)).toBeLessThanOrEqual(CPU_MAX_MS);
});
