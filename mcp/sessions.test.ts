import { afterEach, expect, test, vi } from 'vitest';
import { createSessions, type McpSession } from './sessions.ts';
import { CLIENT_HEADERS, INITIALIZE } from './testing/clients.ts';
import { contextIn, environmentWith } from './testing/context.ts';

const URL_HERE = 'http://127.0.0.1/mcp';
const HOUR_MS = 3_600_000;

const context = contextIn(environmentWith());

afterEach(() => void vi.useRealTimers());

async function initialize(session: McpSession | undefined): Promise<string> {
  const request = new Request(URL_HERE, { method: 'POST', headers: CLIENT_HEADERS });
  const response = await session?.answer(request, JSON.parse(INITIALIZE));
  await response?.text();
  return response?.headers.get('mcp-session-id') ?? '';
}

function listen(session: McpSession | undefined, id: string): Promise<Response> | undefined {
  const headers = { ...CLIENT_HEADERS, 'mcp-session-id': id };
  return session?.answer(new Request(URL_HERE, { headers }), undefined);
}

test('a session ends after an hour without a word, unless its client is listening', async () => {
  vi.useFakeTimers();
  const sessions = createSessions(context);
  const [silent, listening] = [await sessions.open(), await sessions.open()];
  const ids = [await initialize(silent), await initialize(listening)] as const;
  const stream = await listen(listening, ids[1]);

  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(ids.map((id) => sessions.find(id) !== undefined)).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(ids.map((id) => sessions.find(id) !== undefined)).toEqual([false, true]);

  await stream?.body?.cancel();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(sessions.find(ids[1])).toBeUndefined();
  await sessions.close();
});

test('the session that has been idle for longest gives way, one that listens only after all others', async () => {
  const sessions = createSessions(context);
  const listening = await sessions.open();
  const first = await initialize(listening);
  const stream = await listen(listening, first);
  const ids: string[] = [];
  for (let count = 0; count < 40; count += 1) ids.push(await initialize(await sessions.open()));

  const kept = ids.filter((id) => sessions.find(id) !== undefined);

  expect(kept).toEqual(ids.slice(-31));
  expect(sessions.find(first)).toBeDefined();
  await stream?.body?.cancel();
  await sessions.close();
});

test('sessions that are opened at once do not grow beyond their number', async () => {
  const sessions = createSessions(context);
  const opened = await Promise.all(Array.from({ length: 50 }, () => sessions.open()));
  const ids = await Promise.all(opened.map(initialize));

  expect(ids.filter((id) => sessions.find(id) !== undefined)).toHaveLength(32);
  await sessions.close();
});
