import { expect, test } from 'vitest';
import { firecrawlReplies } from './firecrawl/firecrawl-replies.ts';
import { DEMO_FIRECRAWL_KEY, startFirecrawl } from './firecrawl/firecrawl.ts';
import {
  captivePortal,
  dropConnection,
  hugeBody,
  invalidJson,
  neverAnswer,
  redirectTo,
  replyWith,
  slowDrip,
  wrongShape,
} from './server/faults.ts';
import type { Simulator } from './server/simulator.ts';
import { startSimulators } from './start-simulators.ts';

const CREDITS_PATH = '/v1/team/credit-usage';

function ask({ baseUrl }: Simulator, init: RequestInit = {}): Promise<Response> {
  return fetch(`${baseUrl}${CREDITS_PATH}`, {
    headers: { authorization: `Bearer ${DEMO_FIRECRAWL_KEY}` },
    ...init,
  });
}

test('a call is recorded with method, path, query, headers and parsed body', async () => {
  await using firecrawl = await startFirecrawl();

  await fetch(`${firecrawl.baseUrl}/v1/search?debug=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-probe': 'yes' },
    body: '{"query":"anybody"}',
  });
  await firecrawl.until(([first]) => first?.finishedAt !== null);

  expect(firecrawl.calls).toHaveLength(1);
  expect(firecrawl.calls[0]).toMatchObject({
    method: 'POST',
    path: '/v1/search',
    query: { debug: '1' },
    body: { query: 'anybody' },
    nth: 1,
    concurrent: 1,
    status: 401,
    aborted: false,
  });
  expect(firecrawl.calls[0]?.headers['x-probe']).toBe('yes');
});

test('a client that leaves is recorded as aborted', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script({ answer: neverAnswer() });
  const leaving = new AbortController();

  const answer = ask(firecrawl, { signal: leaving.signal });
  await firecrawl.until((calls) => calls.length === 1);
  expect(firecrawl.calls[0]?.finishedAt).toBeNull();
  leaving.abort();

  await expect(answer).rejects.toThrow('aborted');
  await firecrawl.until(([first]) => first?.aborted === true);
  expect(firecrawl.calls[0]?.status).toBeNull();
});

test('calls in flight at the same time are counted', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script({ heldUntil: () => firecrawl.until(({ length }) => length >= 3) });

  await Promise.all([ask(firecrawl), ask(firecrawl), ask(firecrawl)]);
  await ask(firecrawl);

  expect(firecrawl.calls.map(({ concurrent }) => concurrent)).toEqual([1, 2, 3, 1]);
});

test('latency can be a function of the request, and the first fitting rule gives it', async () => {
  const otherwiseMs = 20_000;
  await using firecrawl = await startFirecrawl({ latencyMs: otherwiseMs });
  firecrawl.script(
    { path: CREDITS_PATH, latencyMs: ({ nth }) => nth * 20 },
    { latencyMs: otherwiseMs },
  );

  await ask(firecrawl);
  await firecrawl.until(([first]) => first?.finishedAt !== null);

  const [call] = firecrawl.calls;
  const elapsedMs = (call?.finishedAt ?? 0) - (call?.at ?? 0);
  expect(elapsedMs).toBeGreaterThanOrEqual(18);
  expect(elapsedMs).toBeLessThan(otherwiseMs);
});

test('a rule with `times` fits so many calls and then the service is fine again', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script({ times: 2, answer: replyWith(firecrawlReplies.badGateway) });

  const statuses = [await ask(firecrawl), await ask(firecrawl), await ask(firecrawl)].map(
    ({ status }) => status,
  );

  expect(statuses).toEqual([502, 502, 200]);
});

test('a rule fits only its path and the calls its condition names', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script(
    { path: '/v1/scrape', answer: redirectTo('https://elsewhere.example/') },
    { when: ({ nth }) => nth === 2, answer: redirectTo('https://elsewhere.example/', 301) },
  );

  const first = await ask(firecrawl, { redirect: 'manual' });
  const second = await fetch(`${firecrawl.baseUrl}${CREDITS_PATH}`, { redirect: 'manual' });

  expect(first.status).toBe(200);
  expect(second.status).toBe(301);
  expect(second.headers.get('location')).toBe('https://elsewhere.example/');
});

test('a dropped connection breaks the body and is not taken for a client that left', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script({ answer: dropConnection(5) });

  await expect(ask(firecrawl).then((response) => response.text())).rejects.toThrow(TypeError);
  await firecrawl.until(([first]) => first?.finishedAt !== null);

  expect(firecrawl.calls[0]?.aborted).toBe(false);
});

test('a slow drip arrives complete, piece by piece', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script({ answer: slowDrip(40, 2) });

  const answer: unknown = await ask(firecrawl).then((response) => response.json());

  expect(answer).toMatchObject({ success: true });
});

test('broken, strange and huge answers come with status 200', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script(
    { times: 1, answer: invalidJson() },
    { times: 1, answer: wrongShape({ data: 7 }) },
    { times: 1, answer: captivePortal() },
    { times: 1, answer: hugeBody(2_000_000) },
  );

  const bodies: string[] = [];
  for (let call = 0; call < 4; call += 1) {
    const response = await ask(firecrawl);
    expect(response.status).toBe(200);
    bodies.push(await response.text());
  }

  expect(bodies[0]).toMatch(/Half a$/);
  expect(JSON.parse(bodies[1] ?? '')).toEqual({ data: 7 });
  expect(bodies[2]).toMatch(/^<!doctype html>/);
  expect(JSON.parse(bodies[3] ?? '')).toMatchObject({ success: true });
  expect(bodies[3]?.length).toBeGreaterThan(2_000_000);
});

test('a fault in a rule is told from a fault of the service', async () => {
  await using firecrawl = await startFirecrawl();
  firecrawl.script({
    when: () => {
      throw new Error('the rule is wrong');
    },
  });

  const answer = await ask(firecrawl);

  expect(answer.status).toBe(599);
  expect(await answer.text()).toContain('the rule is wrong');
});

test('reset forgets calls and script and fills the account again', async () => {
  await using firecrawl = await startFirecrawl({ keys: { 'fc-small': 3 } });
  firecrawl.script({ answer: invalidJson() });
  await ask(firecrawl);

  firecrawl.reset();
  const answer = await ask(firecrawl, { headers: { authorization: 'Bearer fc-small' } });

  expect(answer.status).toBe(200);
  expect(firecrawl.calls).toHaveLength(1);
  expect(firecrawl.creditsLeft('fc-small')).toBe(3);
  expect(firecrawl.creditsLeft('fc-unknown')).toBe(0);
});

test('closing cuts calls in flight, ends waits and frees the port', async () => {
  const firecrawl = await startFirecrawl();
  firecrawl.script({ answer: neverAnswer() });
  const answer = ask(firecrawl);
  const wait = firecrawl.until((calls) => calls.length === 2);
  await firecrawl.until((calls) => calls.length === 1);

  const outcomes = Promise.allSettled([answer, wait]);
  await firecrawl.close();
  await firecrawl.close();

  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await using again = await startFirecrawl({ port: Number(new URL(firecrawl.baseUrl).port) });
  expect(again.baseUrl).toBe(firecrawl.baseUrl);
});

test('a wait ends when its signal aborts', async () => {
  await using firecrawl = await startFirecrawl();

  const wait = firecrawl.until(() => false, AbortSignal.abort(new Error('enough')));

  await expect(wait).rejects.toThrow('enough');
});

test('when one of three cannot start, none is left running', async () => {
  await using occupied = await startFirecrawl();
  const port = Number(new URL(occupied.baseUrl).port);

  await expect(startSimulators({ serpApi: { port } })).rejects.toThrow('EADDRINUSE');
});

test('three simulators start, reset and stop as one', async () => {
  await using simulators = await startSimulators();
  await ask(simulators.firecrawl);
  await fetch(`${simulators.scraperApi.baseUrl}/account`);
  await fetch(`${simulators.serpApi.baseUrl}/account`);

  const all = [simulators.scraperApi, simulators.serpApi, simulators.firecrawl];
  expect(all.map(({ calls }) => calls.length)).toEqual([1, 1, 1]);
  simulators.reset();

  expect(all.map(({ calls }) => calls.length)).toEqual([0, 0, 0]);
});
