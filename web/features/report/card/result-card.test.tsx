import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import type { ReportResult } from '../report.ts';
import { ResultCard } from './result-card.tsx';

const PROSPECT = {
  name: 'Jo Marsh',
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

function show(part: Partial<ReportResult>): void {
  const result = reportResult('one', part);
  const { unmount } = render(
    <ResultCard
      result={result}
      mark={null}
      highlight=""
      now={new Date('2026-11-20')}
      prospect={PROSPECT}
    />,
  );
  onTestFinished(unmount);
}

test.each([
  ['confirmed', 'Confirmed'],
  ['possible', 'Possible match'],
  ['other', 'Someone else'],
] as const)('a card whose page is judged %s says so', (verdict, words) => {
  show({ verdict });

  expect(screen.getByText(words)).toBeInTheDocument();
});

test('the title of a card leads to its page; an unsafe address leads nowhere', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Page one' })).toHaveAttribute(
    'href',
    'https://news.example/one',
  );

  show({ title: 'Unsafe', url: 'javascript:alert(1)' });
  expect(screen.getByRole('heading', { name: 'Unsafe' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Unsafe' })).not.toBeInTheDocument();
});

test('where a date is from is shown with the reasons that name something, for who asks, and nobody is told how long a podcast takes to read', () => {
  show({
    type: 'podcast',
    readingMinutes: 1,
    date: { day: '2026-03-12', precision: 'day', origin: 'metadata' },
    reasons: [
      { code: 'name-in-title', effect: 'for' },
      { code: 'shared-names', effect: 'for' },
    ],
  });

  expect(screen.getByText("Date from the page's metadata").closest('details')).not.toBeNull();
  expect(screen.queryByText(/^Names the same people/u)).not.toBeInTheDocument();
  expect(screen.queryByText('1 min read')).not.toBeInTheDocument();
});

test('a page that may be theirs says what is missing to be confirmed, and a confirmed one does not', () => {
  const reasons = [{ code: 'company-missing', effect: 'against' }] as const;
  const missing = /To be confirmed: Nothing on this page links the name to Acme\. Their position/;

  show({ verdict: 'possible', relevance: 63, reasons, readingMinutes: 2 });
  expect(screen.getByText(missing)).toBeInTheDocument();
});

test.each(['confirmed', 'other'] as const)('a page judged %s lacks nothing', (verdict) => {
  show({ verdict, reasons: [{ code: 'company-missing', effect: 'against' }] });

  expect(screen.queryByText(/To be confirmed/)).not.toBeInTheDocument();
});
