import { expect, test } from 'vitest';
import { answerEntryFrom, surplusOf } from './answer-cache.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const entry = (kind: string, answeredAt: string): unknown => ({
  kind,
  answeredAt,
  prospectKeys: ['jane doe|acme'],
  characters: 2,
  answer: [],
});

test.each([
  ['page', '2026-11-20T12:00:00Z', true],
  ['page', '2026-11-13T12:00:01Z', true],
  ['page', '2026-11-13T12:00:00Z', false],
  ['links', '2026-11-19T12:00:01Z', true],
  ['links', '2026-11-19T12:00:00Z', false],
  ['company', '2026-11-19T12:00:01Z', true],
  ['company', '2026-11-19T12:00:00Z', false],
  ['page', '2026-11-20T12:00:01Z', false],
  ['page', 'some day', false],
  ['something', '2026-11-20T12:00:00Z', false],
])('%s answered at %s: used again %s', (kind, answeredAt, isUsed) => {
  expect(answerEntryFrom(entry(kind, answeredAt), NOW) !== null).toBe(isUsed);
});

test.each([undefined, null, 'page', [], { kind: 'page' }])('no entry is made of %j', (value) => {
  expect(answerEntryFrom(value, NOW)).toBeNull();
});

test('the oldest go when there are more than 200, or more than 20 million characters', () => {
  const sized = (count: number, characters: number) =>
    Array.from({ length: count }, (_, index) => ({
      answeredAt: new Date(NOW.getTime() - index * 1000).toISOString(),
      characters,
      index,
    })).toReversed();
  const surplus = (count: number, characters: number) =>
    surplusOf(sized(count, characters)).map(({ index }) => index);

  expect(surplus(200, 100_000)).toEqual([]);
  expect(surplus(202, 10)).toEqual([200, 201]);
  expect(surplus(5, 9_000_000)).toEqual([2, 3, 4]);
});
