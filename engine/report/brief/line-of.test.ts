import { expect, test } from 'vitest';
import { daysSince } from './line-of.ts';

const DAY = { day: '2026-10-02', precision: 'day', origin: 'metadata' } as const;

test('days are counted whole', () => {
  expect(daysSince(DAY, new Date('2026-10-05T10:00:00Z'))).toBe(3);
});
