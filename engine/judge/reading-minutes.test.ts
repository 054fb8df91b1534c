import { expect, test } from 'vitest';
import { readingMinutesOf } from './judge-documents.ts';
import { parsePage } from './page/parse-page.ts';

function minutes(markdown: string): number | null {
  const page = { id: '', url: '', title: '', description: '', metadata: {} };
  return readingMinutesOf(parsePage({ ...page, markdown }));
}

test('Korean is read by words as English is, not by syllables', () => {
  expect(minutes('읽히는 '.repeat(900))).toBe(minutes('read '.repeat(900)));
});

test('Chinese and Japanese are read by characters', () => {
  expect(minutes('读'.repeat(900))).toBe(4);
});

test('a page of one word takes a minute, a search result no time that is known', () => {
  expect(minutes('Hello')).toBe(1);
  expect(minutes('')).toBeNull();
});
