import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const LIMIT = `legwork.credits-limit.${UMA.id}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('fault 305: a limit that another tab has set holds, and is shown, when something else is chosen here', async () => {
  renderApp(createMemoryBackend({ signedIn: UMA }));
  const user = userEvent.setup();
  await user.click(await screen.findByText('Credits and reuse'));
  const fresh = await screen.findByLabelText('Ignore cached results');
  const limit = screen.getByLabelText('Credit limit');
  expect(limit).toHaveValue('');
  expect(limit).toHaveAccessibleDescription(/^The run stops before it would use more, /u);

  localStorage.setItem(LIMIT, '50');
  await user.click(fresh);
  expect(localStorage.getItem(LIMIT)).toBe('50');
  expect(limit).toHaveValue('50');

  await user.clear(limit);
  await user.type(limit, '8x');
  expect(limit).toHaveValue('8x');
  expect(localStorage.getItem(LIMIT)).toBe('8');
  expect(fresh).toBeChecked();
});
