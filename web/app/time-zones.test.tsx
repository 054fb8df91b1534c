import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { reportResult } from '../../engine/testing/report-result.ts';

const OWN_ZONE = process.env['TZ'];

/** What formats dates asks for the zone as it is loaded. */
function moveTo(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  vi.resetModules();
}

afterEach(() => moveTo(OWN_ZONE));

test('fault 306: the day on which a token was last used is the same one west of Greenwich', async () => {
  moveTo('America/New_York');
  const { tokenTexts } = await import('../features/account/token-texts.ts');

  expect(
    tokenTexts.state('2027-02-18T02:00:00Z', '2026-11-20', new Date('2026-11-20T12:00:00Z')),
  ).toBe('Expires 17 February 2027, last used 20 November 2026');
});

test('fault 306: the timeline names the day of the research as the rest of the report does', async () => {
  moveTo('Pacific/Auckland');
  const { formatMoment } = await import('../ui/format.ts');
  const { TimelineChart } = await import('../features/report/timeline/timeline-chart.tsx');
  const { reportTimeline } = await import('../features/report/timeline/timeline-points.ts');
  const researchedAt = '2026-11-20T19:00:00.000Z';
  const results = ['2026-03-12', '2026-05-01', '2026-10-21'].map((day, index) =>
    reportResult(`result-${index}`, { date: { day, precision: 'day', origin: 'byline' } }),
  );
  const timeline = reportTimeline({ results, events: [], researchedAt });
  if (!timeline) throw new Error('There is no timeline.');
  const { unmount } = render(
    <TimelineChart timeline={timeline} researchedAt={researchedAt} onOpen={() => undefined} />,
  );
  onTestFinished(unmount);

  expect(formatMoment(researchedAt)).toMatch(/^21 November 2026, /);
  expect(screen.getByText('Research of 21 November 2026')).toBeInTheDocument();
});
