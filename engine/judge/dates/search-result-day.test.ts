import { expect, test } from 'vitest';
import { searchResultDay } from './date-candidates.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

function dayOf(description: string): string | null {
  const page = { id: '', url: '', title: '', markdown: '', metadata: {} };
  return searchResultDay({ ...page, description }, NOW);
}

test.each([
  ['5 days ago', '2026-11-15'],
  ['vor 3 Tagen', '2026-11-17'],
  ['il y a 2 jours', '2026-11-18'],
  ['hace 4 días', '2026-11-16'],
  ['2 weeks ago', '2026-11-06'],
  ['3 hours ago', '2026-11-20'],
  ['för 2 dagar sedan', '2026-11-18'],
  ['Jul 21, 2026', '2026-07-21'],
  ['21. Juli 2026', '2026-07-21'],
])('%s was %s', (shown, day) => {
  expect(dayOf(`${shown} — The bank has named a new chief.`)).toBe(day);
});

test.each(['2 months ago', 'yesterday-ish', '', '5'])('%j names no exact day', (shown) => {
  expect(dayOf(`${shown} — The bank has named a new chief.`)).toBeNull();
});

test('a date at the head of the snippet counts, one inside it does not', () => {
  expect(dayOf('Mar 12, 2026 — The bank has named a new chief.')).toBe('2026-03-12');
  expect(
    dayOf('The bank said on Mar 12, 2026 that it has named a new chief - at last.'),
  ).toBeNull();
});
