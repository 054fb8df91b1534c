import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { expect, onTestFinished, test } from 'vitest';
import { FailureNotes } from './report-notes.tsx';

const EMPTY = {
  service: 'scraperapi',
  reason: 'empty',
  message: 'No results found',
  status: 200,
} as const;

test('that nothing was found is no problem of a service; a page without text is one', () => {
  const { unmount, rerender } = render(<FailureNotes failures={[EMPTY]} />);
  onTestFinished(unmount);
  expect(screen.queryByText('Some services had problems')).not.toBeInTheDocument();

  rerender(
    <FailureNotes failures={[EMPTY, { ...EMPTY, message: 'No text.', isAboutPage: true }]} />,
  );
  expect(screen.getByText('Some services had problems')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('where somebody was asked and knew nothing, that is said, and not that a key is missing', () => {
  const missing = { ...EMPTY, reason: 'missing-key', message: 'API key not found.' } as const;
  const failures = [EMPTY, { ...missing, service: 'serpapi' } as const];
  const { unmount, rerender } = render(<FailureNotes failures={failures} isEmpty />);
  onTestFinished(unmount);
  expect(screen.getByText('The searches found nothing')).toBeInTheDocument();
  expect(screen.getByText('API key not found.')).toBeInTheDocument();

  rerender(<FailureNotes failures={failures} />);
  expect(screen.getByText('API keys are missing')).toBeInTheDocument();
});

test('that keys are missing is not called a problem of the services', () => {
  const missing = { ...EMPTY, reason: 'missing-key', message: 'API key not found.' } as const;
  const failures = [missing, { ...missing, service: 'firecrawl' } as const];
  const { unmount, rerender } = render(<FailureNotes failures={failures} />);
  onTestFinished(unmount);
  expect(screen.getByText('API keys are missing')).toBeInTheDocument();

  rerender(
    <FailureNotes failures={[...failures, { ...EMPTY, reason: 'refused', message: 'Down.' }]} />,
  );
  expect(screen.getByText('Some services had problems')).toBeInTheDocument();
});
