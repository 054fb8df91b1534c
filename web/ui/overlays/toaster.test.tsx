import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { showToast } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(cleanup);

test('the Tab key passes a toast by, so that nobody loses the place when it goes', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Before</button>
      <Toaster />
      <button type="button">After</button>
    </>,
  );
  showToast({ title: 'Saved', description: 'The key works.', tone: 'success' });
  const toast = await screen.findByRole('listitem');
  screen.getByRole('button', { name: 'Before' }).focus();

  await user.tab();

  expect(screen.getByRole('button', { name: 'After' })).toBe(document.activeElement);
  expect(toast.isConnected).toBe(true);
});
