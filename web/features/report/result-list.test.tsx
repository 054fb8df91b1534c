import { render, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { Profiler } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { Marks } from '#engine';
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

test('a long list is never put into the page all at once, and is whole in the end; a shorter one stays and grows again', async () => {
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
  await waitFor(() => expect(counts.at(-1)).toBe(45));
  rerender(listOf(12));
  // Once more, when the others have been forgotten.
  await waitFor(() => expect(counts.length).toBeGreaterThan(counts.indexOf(12) + 2));
  rerender(listOf(45));
  await waitFor(() => expect(counts.at(-1)).toBe(45));

  const grown = counts.filter((each, index) => each !== counts[index - 1]);
  expect(grown).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 12, 17, 22, 27, 32, 37, 42, 45]);
});

test('cards that are not to be seen stay in the page, come after the others, and are back at once', async () => {
  const items = itemsOf(Array.from({ length: 40 }, (_, place) => reportResult(`${place}`)));
  const even = items.filter((_, place) => place % 2 === 0);
  const odd = items.filter((_, place) => place % 2 === 1);
  const counts: string[] = [];
  const count = (): void => {
    counts.push(`${inPage().length} ${shown().length}`);
  };
  const listOf = (some: readonly ReportItem[]) => (
    <Profiler id="list" onRender={count}>
      <ResultList items={items} shown={some} now={NOW} />
    </Profiler>
  );
  const inPage = () => [...document.querySelectorAll('article h3')];
  const shown = () => screen.getAllByRole('heading', { level: 3 });

  const { rerender, unmount } = render(listOf(even));
  onTestFinished(unmount);
  await waitFor(() => expect(counts.at(-1)).toBe('40 20'));
  expect(counts.filter((each, index) => each !== counts[index - 1])).toEqual([
    '5 5',
    '10 10',
    '15 15',
    '20 20',
    '25 20',
    '30 20',
    '35 20',
    '40 20',
  ]);
  const cards = inPage();

  rerender(listOf(odd));
  expect(shown().map(({ textContent }) => textContent)).toEqual(
    odd.map(({ result }) => result.title),
  );
  expect(inPage()).toEqual(cards);
});

test('a mark is seen on its card before the results have been gone through with it', () => {
  const items = itemsOf([reportResult('one'), reportResult('two')]);
  const marks: Marks = new Map([[items[1]?.address ?? '', 'them']]);
  const listWith = (said: Marks) => (
    <ResultList items={items} marks={said} now={NOW} onMark={() => undefined} />
  );

  const { rerender, unmount } = render(listWith(new Map()));
  onTestFinished(unmount);
  rerender(listWith(marks));

  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual([
    'This is the one: Page two',
  ]);
});

function itemsOf(results: readonly ReportResult[]): readonly ReportItem[] {
  return results.map((result) => ({ result, address: result.url, highlight: '' }));
}
