import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FoldedList } from './folded-list.tsx';
import { Folded } from './folded.tsx';
import { FoldingCard } from './folding-card.tsx';

const ROWS = ['One', 'Two', 'Three'].map((word) => ({ key: word, content: word }));

test('whatever unfolds in place is a control that begins with the same mark', () => {
  render(
    <>
      <Folded summary="Reasons">because</Folded>
      <FoldingCard title="Options" note="none chosen" onToggle={() => undefined}>
        all of them
      </FoldingCard>
      <FoldedList rows={ROWS} shownAtFirst={1} className="" rowClassName="" />
    </>,
  );

  const marks = ['Reasons', 'Options', 'Show 2 more'].map((words) => {
    const mark = screen.getByText(words).closest('summary, button')?.firstElementChild;
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    return mark?.outerHTML;
  });
  expect(new Set(marks).size).toBe(1);
});

test('a list shows its first rows, the others on demand, and what comes after it only below all of them', async () => {
  render(
    <FoldedList rows={ROWS} shownAtFirst={1} className="" rowClassName="">
      The end
    </FoldedList>,
  );
  const hidden = () =>
    [...screen.getByRole('list').children].filter((row) => row.classList.contains('hidden'));
  expect(hidden()).toHaveLength(2);
  expect(screen.queryByText('The end')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more', expanded: false }));
  expect(hidden()).toEqual([]);
  expect(screen.getByText('The end')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(hidden()).toHaveLength(2);
});
