import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { expect, onTestFinished, test } from 'vitest';
import { reportResult } from '../../testing/report-result.ts';
import { ResultList } from './result-list.tsx';

test('fault 56: a card that fails is replaced by a sentence, and the others stay', () => {
  const failing = {
    ...reportResult('two'),
    get title(): string {
      throw new Error('This card is broken.');
    },
  };
  const caught: unknown[] = [];
  const items = [reportResult('one'), failing, reportResult('three')].map((result) => ({
    result,
    mark: null,
    highlight: '',
  }));

  const { unmount } = render(<ResultList items={items} now={new Date('2026-11-21')} />, {
    onCaughtError: (error) => caught.push(error),
  });
  onTestFinished(unmount);

  expect(screen.getByText('Page one')).toBeInTheDocument();
  expect(screen.getByText('Page three')).toBeInTheDocument();
  expect(screen.getAllByText('This item could not be shown.')).toHaveLength(1);
  expect(caught).toHaveLength(1);
});
