import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_PROSPECT, type QueueRow } from '#engine';
import { expectSpokenTable } from '../../testing/expect-spoken-table.ts';
import { QueueTable } from './queue-table.tsx';

afterEach(cleanup);

test('on a phone, where a row is a card, a screen reader still hears its columns, also of a row that waits', () => {
  const row: QueueRow = {
    row: 2,
    prospect: { ...EMPTY_PROSPECT, name: 'Jane Doe', company: 'Acme' },
    status: 'waiting',
    credits: 0,
    charges: {},
    open: {},
    insights: 0,
    message: '',
    reportId: null,
  };

  render(
    <MemoryRouter>
      <QueueTable rows={[row]} isRunning={false} reportPath={(id) => id} />
    </MemoryRouter>,
  );

  expect(screen.getByRole('cell', { name: 'Row 2' }).className).toContain('stacked-aside');
  expectSpokenTable(screen.getByRole('table'));
  for (const cell of screen.getAllByRole('cell')) expect(cell.className).not.toContain('hidden');
});
