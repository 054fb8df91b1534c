import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { Profiler } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { reportResult } from '../../testing/report-result.ts';
import type { ReportItem } from './report-view.ts';
import type { ReportResult } from './report.ts';
import { ResultList } from './result-list.tsx';

const NOW = new Date('2026-11-21');

test('fault 56: a card that fails is replaced by a sentence, and the others stay', () => {
  const failing = {
    ...reportResult('two'),
    get title(): string {
      throw new Error('This card is broken.');
    },
  };
  const caught: unknown[] = [];
  const items = itemsOf([reportResult('one'), failing, reportResult('three')]);

  const { unmount } = render(<ResultList items={items} now={NOW} />, {
    onCaughtError: (error) => caught.push(error),
  });
  onTestFinished(unmount);

  expect(screen.getByText('Page one')).toBeInTheDocument();
  expect(screen.getByText('Page three')).toBeInTheDocument();
  expect(screen.getAllByText('This item could not be shown.')).toHaveLength(1);
  expect(caught).toHaveLength(1);
});

test('a long list is never put into the page all at once, and is whole in the end; a shorter one stays and grows again', () => {
  const items = itemsOf(Array.from({ length: 45 }, (_, place) => reportResult(`${place}`)));
  const counts: number[] = [];
  const count = (): void => {
    counts.push(document.querySelectorAll('article').length);
  };
  const listOf = (length: number) => (
    <Profiler id="list" onRender={count}>
      <ResultList items={items.slice(0, length)} now={NOW} />
    </Profiler>
  );

  const { rerender, unmount } = render(listOf(45));
  onTestFinished(unmount);
  rerender(listOf(12));
  rerender(listOf(45));

  const grown = counts.filter((each, index) => each !== counts[index - 1]);
  expect(grown).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 12, 15, 20, 25, 30, 35, 40, 45]);
});

function itemsOf(results: readonly ReportResult[]): readonly ReportItem[] {
  return results.map((result) => ({ result, mark: null, highlight: '' }));
}
