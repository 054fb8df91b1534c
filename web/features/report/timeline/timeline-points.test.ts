import { expect, test } from 'vitest';
import type { BriefLine, PublicationDate } from '#engine';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import { timelineOf } from './timeline-points.ts';

const RESEARCHED_AT = '2026-11-21T09:00:00.000Z';

const dated = (day: string, precision: PublicationDate['precision'] = 'day') =>
  ({ date: { day, precision, origin: 'byline' } }) as const;

const signal = (day: string): BriefLine => ({
  text: 'A merger',
  quote: 'They merge.',
  resultId: 'a',
  url: 'https://news.example/a',
  ...dated(day),
});

test('dated results and events stand in their months, a line for each kind, beside each other where they share one', () => {
  const results = [
    reportResult('a', dated('2026-11-02')),
    reportResult('b', dated('2026-11-01', 'month')),
    reportResult('c', { type: 'podcast', ...dated('2026-03-12') }),
    reportResult('d', { type: 'video', date: null }),
    reportResult('e', dated('2026-01-01', 'year')),
  ];

  const year = timelineOf({
    results,
    signals: [signal('2026-10-05')],
    researchedAt: RESEARCHED_AT,
  });

  expect(year?.months).toHaveLength(12);
  expect([year?.months.at(0), year?.months.at(-1)]).toEqual(['2025-12', '2026-11']);
  expect(year?.hasEarlier).toBe(false);
  expect(
    year?.lines.map(({ kind, points }) => [
      kind,
      points.map(({ resultId, month, place }) => [resultId, month, place]),
    ]),
  ).toEqual([
    [
      'news',
      [
        ['b', 11, 0],
        ['a', 11, 1],
      ],
    ],
    ['podcast', [['c', 3, 0]]],
    ['signal', [['a', 10, 0]]],
  ]);
});

test('what is older than two years stands in the first month, and fewer than three dated results make no picture', () => {
  const results = [
    reportResult('a', dated('2015-01-01')),
    reportResult('b', dated('2025-06-01')),
    reportResult('c', dated('2026-11-01')),
  ];

  const year = timelineOf({ results, signals: [], researchedAt: RESEARCHED_AT });
  expect(year?.months).toHaveLength(24);
  expect(year?.hasEarlier).toBe(true);
  expect(year?.lines[0]?.points[0]).toMatchObject({ resultId: 'a', month: 0 });

  const two = results.slice(1);
  const signals = [signal('2026-10-05')];
  expect(timelineOf({ results: two, signals, researchedAt: RESEARCHED_AT })).toBeNull();
});
