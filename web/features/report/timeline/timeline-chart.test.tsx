import { render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import { TimelineChart } from './timeline-chart.tsx';
import { reportTimeline } from './timeline-points.ts';

const RESULTS = ['2026-03-12', '2026-05-01', '2026-10-21'].map((day, index) =>
  reportResult(`result-${index}`, { date: { day, precision: 'day', origin: 'byline' } }),
);

const RESEARCHED_AT = '2026-11-21T09:00:00.000Z';

test('one stop of the Tab key, arrow keys among the dots, each described by date, kind and title, and a click opens its card', async () => {
  const user = userEvent.setup();
  const timeline = reportTimeline({
    results: RESULTS,
    events: [],
    researchedAt: RESEARCHED_AT,
  });
  if (!timeline) throw new Error('There is no timeline.');
  const onOpen = vi.fn<(resultId: string) => void>();
  const { unmount } = render(
    <TimelineChart timeline={timeline} researchedAt={RESEARCHED_AT} onOpen={onOpen} />,
  );
  onTestFinished(unmount);
  const dots = screen.getAllByRole('link');
  expect(dots.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);

  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(dots[1]).toHaveFocus();
  expect(screen.getByText('1 May 2026 · News · Page result-1')).toBeInTheDocument();
  await user.click(dots[1] ?? document.body);
  expect(onOpen.mock.calls).toEqual([['result-1']]);

  await user.keyboard('{End}{ArrowRight}');
  expect(dots[2]).toHaveFocus();
  await user.hover(dots[0] ?? document.body);
  const words = screen.getByText('12 March 2026 · News · Page result-0');
  await user.keyboard('{Escape}');
  expect(words).not.toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
});
