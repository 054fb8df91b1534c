import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SESSION_STORAGE_NAME } from '../../backend/stored-session.ts';
import { WaitingScreen } from './waiting-screen.tsx';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function open(path: string, stored: string | null): () => void {
  history.replaceState(null, '', path);
  if (stored !== null) localStorage.setItem(SESSION_STORAGE_NAME, stored);
  return render(<WaitingScreen />).unmount;
}

test('who comes back signed in sees the outline of the dashboard, which is read out as loading and nothing else', () => {
  const leave = open('/', '{"user":{}}');

  expect(screen.getByText('Prospect Research')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  leave();
});

test.each([
  ['/', null],
  ['/admin', '{"user":{}}'],
])('at %s with the session %s nothing is promised', (path, stored) => {
  const leave = open(path, stored);

  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByText('Prospect Research')).not.toBeInTheDocument();
  leave();
});
