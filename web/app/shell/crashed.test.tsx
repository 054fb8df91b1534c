import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForMissingParts } from '../../missing-parts.ts';
import { CONNECTION_CHECK_MS } from '../../timings.ts';
import { ErrorBoundary } from '../../ui/layout/error-boundary.tsx';
import { Crashed } from './crashed.tsx';

const reload = vi.fn<() => void>();
let answersWith: () => Promise<Response>;
let isOnline: boolean;

const none = () => Promise.reject(new TypeError('Failed to fetch'));
const some = async () => new Response(null, { status: 503 });

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => answersWith());
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  answersWith = none;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

const page = new EventTarget();
watchForMissingParts(page);

/** The error of a part of the application that could not be loaded, while the browser thought itself online or not. */
function missPart(online: boolean): Error {
  isOnline = online;
  const payload = new TypeError('Failed to fetch dynamically imported module');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

const offline = () => screen.findByRole('heading', { name: 'You are offline' });

test("a screen that can't be had offline says so, and says it again to whoever tries before the connection is back", async () => {
  const error = missPart(false);
  render(<Crashed error={error} />);
  expect(await offline()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('opens as soon as you are online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Still no connection.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();

  isOnline = true;
  answersWith = some;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('fault 320: a Wi-Fi that leads nowhere is no new version, and the screen opens when it leads somewhere', async () => {
  const error = missPart(true);
  render(<Crashed error={error} />);
  expect(await offline()).toBeVisible();

  vi.useFakeTimers();
  cleanup();
  render(<Crashed error={error} />);
  await act(() => vi.advanceTimersByTimeAsync(CONNECTION_CHECK_MS));
  expect(reload).not.toHaveBeenCalled();
  answersWith = some;
  await act(() => vi.advanceTimersByTimeAsync(CONNECTION_CHECK_MS));
  expect(reload).toHaveBeenCalled();
});

test('fault 320: a part of the whole application that is missing without a connection is no new version, and is loaded once there is one', async () => {
  const error = missPart(true);
  const Missing = lazy(() => Promise.reject(error));
  render(
    <ErrorBoundary fallback={Crashed}>
      <Suspense>
        <Missing />
      </Suspense>
    </ErrorBoundary>,
    { onCaughtError: () => undefined },
  );
  expect(await offline()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Legwork opens as soon as you are online. What this browser keeps is still there.',
  );

  answersWith = some;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('a part that is missing while the server answers was of an earlier version', async () => {
  const error = missPart(true);
  answersWith = some;
  render(<Crashed error={error} />);
  expect(
    await screen.findByRole('heading', { name: 'A new version of Legwork is available' }),
  ).toBeVisible();
});

test('fault 320: a screen that stops for another reason says so, also after a part was missing, and asks nobody', async () => {
  missPart(false);
  isOnline = true;
  answersWith = () => expect.unreachable();
  render(<Crashed error={new Error('A bug')} />);
  expect(screen.getByRole('heading', { name: /stopped working/ })).toBeVisible();
});
