import { render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import { IntelligenceReport } from '../intelligence-report.tsx';
import type { ReadMoreControl, Report } from '../report.ts';

const REPORT: Report = {
  status: 'done',
  prospect: {
    name: 'Jane Doe',
    company: 'Acme Bank',
    companyUrl: '',
    position: '',
    linkedinUrl: '',
    notes: '',
  },
  researchedAt: '2026-11-21T09:00:00.000Z',
  foundBy: 'scraperapi',
  results: [reportResult('read'), reportResult('also-read')],
  unread: [],
  failures: [],
  rejected: [],
};

function show(report: Report, onRead: ReadMoreControl['onRead'] = () => undefined): void {
  const further = {
    reading: [],
    canRead: true,
    costOf: (pages: number) => `Costs ${pages}`,
    onRead,
    onStop: () => undefined,
  };
  const { unmount } = render(
    <MemoryRouter>
      <IntelligenceReport report={report} further={further} />
    </MemoryRouter>,
  );
  onTestFinished(unmount);
}

test('what was found and not read is apart and marked, and read five at a time or singly, its cost said before', async () => {
  const unread = Array.from({ length: 7 }, (_, index) =>
    reportResult(`unread-${index}`, { readingMinutes: null }),
  );
  const onRead = vi.fn<ReadMoreControl['onRead']>();
  show({ ...REPORT, unread }, onRead);
  const section = within(screen.getByRole('region', { name: /^Found, not read/ }));

  expect(screen.getByText('2 pages read')).toBeInTheDocument();
  expect(screen.getByText('7 found, not read')).toBeInTheDocument();
  expect(section.queryByText('Unread')).not.toBeInTheDocument();
  const five = section.getByRole('button', { name: 'Read five more' });
  expect(five).toHaveAccessibleDescription('Costs 5');
  await userEvent.click(five);
  await userEvent.click(section.getByRole('button', { name: 'Read: Page unread-6', hidden: true }));

  expect(onRead.mock.calls).toEqual([[unread.slice(0, 5).map(({ id }) => id)], [['unread-6']]]);
});

test('a card whose page could not be read says so, can be read again and is not counted as read', async () => {
  const onRead = vi.fn<ReadMoreControl['onRead']>();
  const failed = reportResult('failed', {
    notRead: 'Firecrawl took too long.',
    readingMinutes: null,
  });
  show({ ...REPORT, results: [...REPORT.results, failed] }, onRead);

  expect(screen.getByText('Not read: Firecrawl took too long.')).toBeInTheDocument();
  expect(screen.getByText('2 pages read')).toBeInTheDocument();
  expect(screen.getByText('1 not read')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Read: Page failed' }));

  expect(onRead.mock.calls).toEqual([[['failed']]]);
});
