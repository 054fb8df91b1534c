import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NOWHERE } from '../../testing/render-app.tsx';
import { ConfigGate } from './config-gate.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('fault 204: opened offline the application says so, and starts by itself when the connection is back', async () => {
  let isOnline = false;
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json(NOWHERE);
  });
  render(<ConfigGate preload={async () => {}}>{() => 'the application'}</ConfigGate>);

  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Legwork opens as soon as you are online. What this browser keeps is still there.',
  );

  isOnline = true;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the application')).toBeVisible();
});

test('fault 204: a connection that is back before anybody listens for it starts the application, too', async () => {
  const asked = [false];
  vi.stubGlobal('navigator', {
    get onLine() {
      return asked.shift() ?? true;
    },
  });
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(NOWHERE));
  vi.stubGlobal('fetch', fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')));
  render(<ConfigGate preload={async () => {}}>{() => 'the application'}</ConfigGate>);

  expect(await screen.findByText('the application')).toBeVisible();
});
