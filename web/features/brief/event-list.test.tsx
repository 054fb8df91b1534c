import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EventLine } from '#engine';
import { EventList } from './event-list.tsx';

const EVENT: EventLine = {
  text: 'A fine for Acme',
  quote: 'The regulator fined Acme in July.',
  resultId: 'a',
  url: 'https://news.example/a',
  date: { day: '2026-08-02', precision: 'day', origin: 'byline' },
  kind: 'fine',
  subject: 'company',
  happenedOn: { day: '2026-07-09', precision: 'day' },
  sources: [],
};

test('an event is its most informative sentence, with its kind, its own day and its source as a label; other pages that report it are opened on demand', async () => {
  const other = {
    ...EVENT,
    resultId: 'b',
    url: 'https://other.example/b',
    quote: 'Acme was fined.',
  };
  const again = { ...EVENT, quote: 'The fine is the first of its kind.' };
  render(<EventList lines={[{ ...EVENT, sources: [EVENT, again, other] }]} />);

  const [item] = screen.getAllByRole('listitem');
  expect(item).toHaveTextContent(
    /^“The regulator fined Acme in July\.”Fine or sanction9 July 2026news\.example/u,
  );
  expect(item).not.toHaveTextContent('The fine is the first');
  const more = screen.getByRole('button', { name: '+1: another source' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('“Acme was fined.”')).toBeInTheDocument();
});

test('an event without a day of its own says when it was reported', async () => {
  render(<EventList lines={[{ ...EVENT, happenedOn: null }]} />);

  expect(screen.getByText('reported 2 August 2026')).toBeInTheDocument();
});

test('six events are seen at first, the rest by a button that the keyboard reaches, and all of them on paper', async () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const lines = numbers.map((number) => ({ ...EVENT, quote: `Event ${number}.` }));
  render(<EventList lines={lines} />);
  const hidden = () =>
    screen.getAllByRole('listitem').filter((item) => item.classList.contains('hidden'));
  expect(hidden().map(({ textContent }) => textContent.slice(0, 10))).toEqual([
    '“Event 7.”',
    '“Event 8.”',
  ]);
  for (const item of hidden()) expect(item).toHaveClass('print:grid');

  screen.getByRole('button', { name: 'Show 2 more events', expanded: false }).focus();
  await userEvent.keyboard('{Enter}');

  expect(hidden()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
});

test('six events are all seen at once', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((number) => ({ ...EVENT, quote: `Event ${number}.` }));

  render(<EventList lines={lines} />);

  expect(screen.queryByRole('button', { name: /^Show/u })).not.toBeInTheDocument();
});
