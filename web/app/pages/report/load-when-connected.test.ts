import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONNECTION_CHECK_MS } from '../../../timings.ts';
import { loadWhenConnected } from './load-when-connected.ts';

const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module');

let isThere: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isThere = false;
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aWhile = () => vi.advanceTimersByTimeAsync(CONNECTION_CHECK_MS);

test('fault 322: a part that did not load in a moment without a network, which the browser missed, comes once the server answers', async () => {
  const load = vi.fn<() => Promise<string>>(async () => {
    if (!isThere) throw NOT_FETCHED;
    return 'the part';
  });
  const loading = loadWhenConnected(load);
  await aWhile();
  await aWhile();
  expect(load).toHaveBeenCalledTimes(1);

  isThere = true;
  await aWhile();
  expect(await loading).toBe('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('fault 322: a network that goes again before the part has come is waited for again', async () => {
  const came = [false, false, false, true];
  const load = vi.fn<() => Promise<string>>(async () => {
    if (came.shift() === true) return 'the part';
    isThere = false;
    throw NOT_FETCHED;
  });
  const loading = loadWhenConnected(load);
  for (let tries = 1; tries < 4; tries++) {
    await aWhile();
    isThere = true;
    await aWhile();
  }
  expect(await loading).toBe('the part');
});

test('a part that a server which answers does not have is given up after a second try', async () => {
  isThere = true;
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(NOT_FETCHED));

  await expect(loadWhenConnected(load)).rejects.toBe(NOT_FETCHED);
  expect(load).toHaveBeenCalledTimes(2);
});
