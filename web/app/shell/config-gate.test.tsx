import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { watchForMissingParts } from '../../missing-parts.ts';
import { NOWHERE } from '../../testing/render-app.tsx';
import { CONNECTION_CHECK_MS } from '../../timings.ts';
import { ConfigGate } from './config-gate.tsx';

const listen = globalThis.addEventListener.bind(globalThis);

// Nobody uses these pages: the first key of another test would open both of their backends, and the second warns of the first.
beforeEach(() => {
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...args: Parameters<typeof listen>) => {
      if (args[0] === 'online') listen(...args);
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('fault 320: in a Wi-Fi that leads nowhere the application says what to check, and starts by itself once the server answers', async () => {
  vi.useFakeTimers();
  let isThere = false;
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return Response.json(NOWHERE);
  });
  const aWhile = () => act(() => vi.advanceTimersByTimeAsync(CONNECTION_CHECK_MS));
  render(<ConfigGate preload={async () => {}}>{() => 'the application'}</ConfigGate>);
  await aWhile();
  await aWhile();
  expect(screen.getByRole('heading', { name: 'Legwork could not start' })).toBeVisible();
  expect(screen.getByText(/^Check your connection and that the server is running/)).toBeVisible();

  isThere = true;
  await aWhile();
  await aWhile();
  expect(screen.getByText('the application')).toBeVisible();
});

test('a server that answers with an error is not asked again before somebody says so', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  render(<ConfigGate preload={async () => {}}>{() => 'the application'}</ConfigGate>);
  await act(() => vi.advanceTimersByTimeAsync(CONNECTION_CHECK_MS));
  const asked = fetch.mock.calls.length;

  await act(() => vi.advanceTimersByTimeAsync(3 * CONNECTION_CHECK_MS));

  expect(fetch).toHaveBeenCalledTimes(asked);
  expect(screen.getByRole('alert')).toHaveTextContent('The server answered with status 503.');
  expect(screen.getByText('Check that the server is running, then try again.')).toBeVisible();
});

/** How a call to the backend fails whose code does not come, when the server answers so. */
async function failureOfCall(answer: () => Promise<Response>): Promise<BackendError> {
  const opened: Backend[] = [];
  vi.stubGlobal('fetch', async () => Response.json(NOWHERE));
  render(
    <ConfigGate preload={async () => {}}>
      {({ backend }) => {
        opened.push(backend);
        return 'the application';
      }}
    </ConfigGate>,
  );
  await screen.findByText('the application');
  const payload = new TypeError('Failed to fetch dynamically imported module');
  const page = new EventTarget();
  watchForMissingParts(page);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  vi.stubGlobal('fetch', answer);
  // Where the browser's import would fail.
  vi.stubGlobal('location', {
    get origin() {
      throw payload;
    },
  });
  const failure = await opened[0]?.session().catch((error: unknown) => error);
  if (!(failure instanceof BackendError)) throw new Error('It went through');
  return failure;
}

test('fault 320: a sign-in whose code does not come without a connection names no new version', async () => {
  const failure = await failureOfCall(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(failure.reason).toBe('unreachable');
});

test('a sign-in whose code is gone from a server that answers says that there is a new version', async () => {
  const failure = await failureOfCall(async () => new Response(null, { status: 503 }));
  expect(failure.reason).toBe('refused');
  expect(failure.message).toContain('A new version of Legwork is available. Reload the page');
});
