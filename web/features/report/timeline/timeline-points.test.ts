import { expect, test } from 'vitest';
import type { EventLine, PublicationDate, StatedDay } from '#engine';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import { reportTimeline } from './timeline-points.ts';

const RESEARCHED_AT = '2026-11-21T09:00:00.000Z';

const dated = (day: string, precision: PublicationDate['precision'] = 'day') =>
  ({ date: { day, precision, origin: 'byline' } }) as const;

/** Told by a page of that day; it happened at a day of its own where one is known. */
const event = (reported: string, happenedOn: StatedDay | null = null): EventLine => ({
  text: 'A merger',
  quote: 'They merge.',
  resultId: 'a',
  url: 'https://news.example/a',
  kind: 'acquisition',
  subject: 'company',
  happenedOn,
  sources: [],
  ...dated(reported),
});

test('dated pages and events are in their months, a lane for each, stacked where they share one', () => {
  const results = [
    reportResult('a', dated('2026-11-02')),
    reportResult('b', dated('2026-11-01', 'month')),
    reportResult('c', { type: 'podcast', ...dated('2026-03-12') }),
    reportResult('d', { type: 'video', date: null }),
    reportResult('e', dated('2026-01-01', 'year')),
  ];

  const timeline = reportTimeline({
    results,
    events: [event('2026-10-05')],
    researchedAt: RESEARCHED_AT,
  });

  expect(timeline?.months).toHaveLength(12);
  expect([timeline?.months.at(0), timeline?.months.at(-1)]).toEqual(['2025-12', '2026-11']);
  expect(timeline?.hasEarlier).toBe(false);
  expect(timeline?.today).toBeCloseTo(11 + 20 / 31);
  expect(
    timeline?.lanes.map(({ name, points }) => [
      name,
      points.map(({ resultId, label, month, place }) => [resultId, label, month, place]),
    ]),
  ).toEqual([
    ['events', [['a', 'Merger or acquisition', 10, 0]]],
    [
      'pages',
      [
        ['c', 'Podcast', 3, 0],
        ['b', 'News', 11, 0],
        ['a', 'News', 11, 1],
      ],
    ],
  ]);
});

test('an event is at its own day, not at that of the page that reports it; without events there is no lane for them', () => {
  const results = ['a', 'b', 'c'].map((id) => reportResult(id, dated('2026-11-02')));
  const july = { day: '2026-07-09', precision: 'day' } as const;

  const withEvent = reportTimeline({
    results,
    events: [event('2026-11-02', july)],
    researchedAt: RESEARCHED_AT,
  });
  expect(withEvent?.lanes[0]?.points).toMatchObject([{ kind: 'event', month: 7, date: july }]);

  const without = reportTimeline({ results, events: [], researchedAt: RESEARCHED_AT });
  expect(without?.lanes.map(({ name }) => name)).toEqual(['pages']);
});

test('what is older than two years is in the first month, and fewer than three dated results make no picture', () => {
  const results = [
    reportResult('a', dated('2015-01-01')),
    reportResult('b', dated('2025-06-01')),
    reportResult('c', dated('2026-11-01')),
  ];

  const timeline = reportTimeline({ results, events: [], researchedAt: RESEARCHED_AT });
  expect(timeline?.months).toHaveLength(24);
  expect(timeline?.hasEarlier).toBe(true);
  expect(timeline?.lanes[0]?.points[0]).toMatchObject({ resultId: 'a', month: 0 });

  const two = results.slice(1);
  const events = [event('2026-10-05')];
  expect(reportTimeline({ results: two, events, researchedAt: RESEARCHED_AT })).toBeNull();
});
