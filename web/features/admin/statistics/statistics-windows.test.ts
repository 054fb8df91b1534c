import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { statisticsWindows } from './statistics.tsx';

const windowsAt = (now: string) => {
  const { weekAgo, monthAgo } = statisticsWindows(new Date(now));
  return [weekAgo.toISOString(), monthAgo.toISOString()];
};

test('a week is 7 days and a month is the same day of the month before', () => {
  expect(windowsAt('2026-11-20T15:30:00.000Z')).toEqual([
    '2026-11-13T15:30:00.000Z',
    '2026-10-20T15:30:00.000Z',
  ]);
});

test('fault 53: a month before the 31st of March is the last of February, leap year or not', () => {
  expect(windowsAt('2026-03-31T08:00:00.000Z')[1]).toBe('2026-02-28T08:00:00.000Z');
  expect(windowsAt('2028-03-31T08:00:00.000Z')[1]).toBe('2028-02-29T08:00:00.000Z');
});

test('January looks back into December of the year before', () => {
  expect(windowsAt('2027-01-05T00:00:00.000Z')).toEqual([
    '2026-12-29T00:00:00.000Z',
    '2026-12-05T00:00:00.000Z',
  ]);
});

test('the month always reaches back 28 to 31 days', () => {
  const moments = date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  assert(
    property(moments, (now) => {
      const days = (now.getTime() - statisticsWindows(now).monthAgo.getTime()) / 86_400_000;

      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
    }),
  );
});
