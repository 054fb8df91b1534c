import { expect, test } from 'vitest';
import { ageWords } from './age-words.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', 'a moment ago'],
  ['2026-11-20T11:59:01Z', 'a moment ago'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:00:01Z', '59 minutes ago'],
  ['2026-11-20T09:30:00Z', '2 hours ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
  ['2026-11-20T12:05:00Z', 'a moment ago'],
])('what was answered at %s is %s', (moment, words) => {
  expect(ageWords(moment, NOW)).toBe(words);
});
