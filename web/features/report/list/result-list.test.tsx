import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { expect, onTestFinished, test } from 'vitest';
import type { Marks } from '#engine';
import { reportResult } from '../../../../engine/testing/report-result.ts';
import type { ReportItem } from '../report-view.ts';
import type { ReportResult } from '../report.ts';
import { ResultList } from './result-list.tsx';

const NOW = new Date('2026-11-21');

const PROSPECT = {
  name: 'Jo Marsh',
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

test('fault 56: a card that fails is replaced by a sentence, and the others stay', () => {
  const failing = {
    ...reportResult('two'),
    get title(): string {
      throw new Error('This card is broken.');
    },
  };
  const caught: unknown[] = [];
  const items = itemsOf([reportResult('one'), failing, reportResult('three')]);

  const { unmount } = render(<ResultList items={items} now={NOW} prospect={PROSPECT} />, {
    onCaughtError: (error) => caught.push(error),
  });
  onTestFinished(unmount);

  expect(screen.getByText('Page one')).toBeInTheDocument();
  expect(screen.getByText('Page three')).toBeInTheDocument();
  expect(screen.getAllByText('This item could not be shown.')).toHaveLength(1);
  expect(caught).toHaveLength(1);
});

test('every card is in the page once, in the order of the list, and so it prints', () => {
  const items = itemsOf(Array.from({ length: 60 }, (_, place) => reportResult(`${place}`)));

  const { unmount } = render(<ResultList items={items} now={NOW} prospect={PROSPECT} />);
  onTestFinished(unmount);

  expect(titles()).toEqual(items.map(({ result }) => result.title));
  expect(document.querySelectorAll('[hidden], [aria-hidden="true"] article')).toHaveLength(0);
});

test('cards that a tab or filter leaves out are out of reach of focus and screen readers', () => {
  const items = itemsOf(Array.from({ length: 12 }, (_, place) => reportResult(`${place}`)));
  const odd = items.filter((_, place) => place % 2 === 1);

  const { rerender, unmount } = render(<ResultList items={items} now={NOW} prospect={PROSPECT} />);
  onTestFinished(unmount);
  rerender(<ResultList items={odd} now={NOW} prospect={PROSPECT} />);

  expect(titles()).toEqual(odd.map(({ result }) => result.title));
  const cards = [...document.querySelectorAll('article')];
  expect(cards).toHaveLength(odd.length);
  expect(document.querySelectorAll('a, button, summary').length).toBe(
    cards.flatMap((card) => [...card.querySelectorAll('a, button, summary')]).length,
  );

  rerender(<ResultList items={items} now={NOW} prospect={PROSPECT} />);
  expect(titles()).toHaveLength(items.length);
});

test('a mark is seen on its card before the results have been gone through with it', () => {
  const items = itemsOf([reportResult('one'), reportResult('two')]);
  const marks: Marks = new Map([[items[1]?.address ?? '', { mark: 'them', stated: [] }]]);
  const listWith = (said: Marks) => (
    <ResultList items={items} marks={said} now={NOW} prospect={PROSPECT} onMark={() => undefined} />
  );

  const { rerender, unmount } = render(listWith(new Map()));
  onTestFinished(unmount);
  rerender(listWith(marks));

  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual([
    'This is the one: Page two',
  ]);
});

const titles = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

function itemsOf(results: readonly ReportResult[]): readonly ReportItem[] {
  return results.map((result) => ({ result, address: result.url, highlight: '' }));
}
