import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { createReadiness } from './app.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a server whose database answers is ready, and says so uncached', async () => {
  const answer = await readyApp(() => Promise.resolve()).request('/ready');

  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ready' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a server whose accounts are in a Supabase project is ready as soon as it serves', async () => {
  expect((await readyApp(undefined).request('/ready')).status).toBe(200);
});

test('a database that fails makes the server not ready, without a word of the error', async () => {
  const failing = () => Promise.reject(new Error('password of legwork is wrong'));

  const answer = await readyApp(failing).request('/ready');

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toBe('{"status":"database unavailable"}');
});

test('a database that never answers makes the server not ready after two seconds', async () => {
  vi.useFakeTimers();
  const answer = readyApp(() => new Promise<void>(() => undefined)).request('/ready');

  await vi.advanceTimersByTimeAsync(2000);

  expect((await answer).status).toBe(503);
});

test('however many ask at once, the database is asked once', async () => {
  const probe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const app = readyApp(probe);

  const answers = await Promise.all(Array.from({ length: 50 }, async () => app.request('/ready')));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(probe).toHaveBeenCalledTimes(1);
});

test('a database that comes back makes the server ready again', async () => {
  vi.useFakeTimers();
  const probe = vi
    .fn<() => Promise<void>>(() => Promise.resolve())
    .mockRejectedValueOnce(new Error('gone'));
  const app = readyApp(probe);

  const gone = await app.request('/ready');
  vi.advanceTimersByTime(1001);
  const back = await app.request('/ready');

  expect([gone.status, back.status]).toEqual([503, 200]);
});

function readyApp(probe: (() => Promise<unknown>) | undefined): Hono {
  return new Hono().get('/ready', createReadiness(probe));
}
