import { expect, test } from 'vitest';
import { retryAfterMs } from './exchange.ts';

const DATE = 'Fri, 20 Nov 2026 10:00:00 GMT';

test.each([
  ['seconds in the header', { 'retry-after': '7' }, '', 7000],
  ['no time at all', { 'retry-after': '0' }, '', 0],
  ['a date ahead', { date: DATE, 'retry-after': 'Fri, 20 Nov 2026 10:00:09 GMT' }, '', 9000],
  ['a date gone by', { date: DATE, 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, '', 0],
  ['a date without the date of the answer', { 'retry-after': DATE }, '', null],
  ['nonsense', { date: DATE, 'retry-after': 'soon' }, '', null],
  ['a negative number', { 'retry-after': '-5' }, '', null],
  ["Firecrawl's sentence", {}, 'Rate limit exceeded. Please retry after 37s, resets at', 37_000],
  ["Firecrawl's number", {}, '{"reason":"x","retry_after_seconds": 4}', 4000],
  ["Firecrawl's details", {}, '{"details":{"retryAfterSeconds":12}}', 12_000],
  ['a header before a text', { 'retry-after': '2' }, 'retry after 37s', 2000],
  ['nothing', {}, 'Busy.', null],
] as const)('%s is read as asked', (_, headers, text, expected) => {
  expect(retryAfterMs(new Headers(headers), text)).toBe(expected);
});
