import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { MARLOW } from '../../../engine/testing/confirmed-page.ts';
import { reportResult } from '../../../engine/testing/report-result.ts';
import { IntelligenceReport } from './intelligence-report.tsx';
import type { Report } from './report.ts';

function show(part: Pick<Report, 'status' | 'results'>): void {
  const report: Report = {
    prospect: MARLOW,
    researchedAt: '2026-11-20T09:00:00.000Z',
    foundBy: 'scraperapi',
    unread: [],
    failures: [],
    rejected: [],
    ...part,
  };
  const { unmount } = render(
    <MemoryRouter>
      <IntelligenceReport report={report} />
    </MemoryRouter>,
  );
  onTestFinished(unmount);
}

test('where nothing could be linked to the person there is nothing to search, filter or sort', () => {
  show({ status: 'done', results: [reportResult('namesake', { verdict: 'other' })] });

  expect(screen.getByText('None of these could be linked to this person.')).toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a run that was stopped before it found anything says just that', () => {
  show({ status: 'cancelled', results: [] });

  expect(screen.getByText('Research was cancelled before anything was found.')).toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});
