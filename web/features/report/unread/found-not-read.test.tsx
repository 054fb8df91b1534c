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

function show(
  report: Report,
  onRead: ReadMoreControl['onRead'] = () => undefined,
  canRead = true,
): void {
  const further = {
    reading: [],
    canRead,
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

test('without anybody to read them the pages cannot be asked for, and what is missing is said', async () => {
  const onRead = vi.fn<ReadMoreControl['onRead']>();
  show({ ...REPORT, unread: [reportResult('unread', { readingMinutes: null })] }, onRead, false);

  const button = screen.getByRole('button', { name: 'Read 1 more' });
  expect(button).toHaveAccessibleDescription('Costs 1');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Read: Page unread', hidden: true }));

  expect(onRead).not.toHaveBeenCalled();
});

test('of two pages with one headline the second is taken for a copy, which comes last and is read last', async () => {
  const title = 'Nordvik Bank writes to its customers after a breach';
  const read = reportResult('read', { title });
  const copy = reportResult('copy', { title: title.toUpperCase(), readingMinutes: null });
  const other = reportResult('other', { readingMinutes: null });
  const [one, two] = ['one', 'two'].map((id) =>
    reportResult(id, { title: 'A supplier lost the data of 41,000', readingMinutes: null }),
  );
  const onRead = vi.fn<ReadMoreControl['onRead']>();
  show(
    { ...REPORT, results: [read], unread: [copy, one, two, other].flatMap((each) => each ?? []) },
    onRead,
  );

  const notes = screen.getAllByText('Probably a copy of a page above');
  const marked = notes.map((note) => note.closest('li')?.getAttribute('data-unread'));
  expect(marked).toEqual(['copy', 'two']);
  await userEvent.click(screen.getByRole('button', { name: 'Read 4 more' }));
  expect(onRead.mock.calls).toEqual([[['one', 'other', 'copy', 'two']]]);
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
