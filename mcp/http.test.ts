import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openLegwork } from '../testing/legwork.ts';
import { CLIENT_HEADERS, connectTo, INITIALIZE, startHttp } from './testing/clients.ts';

const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const MB = 1_048_576;
const HELD_BYTES_MAX = 15 * MB;
const PEAK_BYTES_MAX = 80 * MB;

const legwork = await openLegwork();
const server = await startHttp(legwork);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await legwork[Symbol.asyncDispose]();
});

/** Sends what `fetch` would not, without waiting for the end; answers all that comes back. */
async function sendRaw(...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  // A server that has answered may close before all is sent.
  socket.on('error', () => socket.destroy());
  for (const part of parts) socket.write(part);
  const first: readonly unknown[] = await once(socket, 'data');
  const rest = text(socket);
  socket.end();
  return `${String(first[0])}${await rest.catch(() => '')}`;
}

function head(lines: readonly string[], method = 'POST'): string {
  const own = Object.entries(CLIENT_HEADERS).map(([name, value]) => `${name}: ${value}`);
  return [`${method} /mcp HTTP/1.1`, ...lines, ...own, '', ''].join('\r\n');
}

const HOST = 'Host: 127.0.0.1';
const LENGTH = `Content-Length: ${CALL.length}`;

async function post(body: string, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const response = await fetch(server.url, {
    method: 'POST',
    body,
    headers: { ...CLIENT_HEADERS, ...more },
  });
  await response.text();
  return response;
}

async function openSession(): Promise<string | null> {
  return (await post(INITIALIZE)).headers.get('mcp-session-id');
}

test('memory returns after ended sessions and after requests without one, and no long frame takes any', async () => {
  const end = async (id: string | null): Promise<unknown> =>
    fetch(server.url, {
      method: 'DELETE',
      headers: { ...CLIENT_HEADERS, 'mcp-session-id': id ?? '' },
    });
  await end(await openSession());
  const before = await server.memory();

  for (let count = 0; count < 150; count += 1) await end(await openSession());
  for (let count = 0; count < 1000; count += 1) await post(CALL);
  const after = await server.memory();
  const long = Buffer.alloc(64 * MB, ' ');
  await sendRaw(head([HOST, `Content-Length: ${long.length}`]), long);
  const { peakBytes } = await server.memory();

  expect(after.heldBytes - before.heldBytes).toBeLessThan(HELD_BYTES_MAX);
  expect(peakBytes - before.peakBytes).toBeLessThan(PEAK_BYTES_MAX);
});

test.each([
  ['as soon as it is announced', [head([HOST, 'Content-Length: 300000000'])], 413],
  [
    'while it comes in pieces',
    [
      head([HOST, 'Transfer-Encoding: chunked']),
      `${(MB + 1).toString(16)}\r\n`,
      Buffer.alloc(MB + 1, ' '),
    ],
    413,
  ],
  ['compressed, before any of it is read', [head([HOST, 'Content-Encoding: gzip', LENGTH])], 415],
] as const)('a frame that is too long is refused %s', async (_when, parts, status) => {
  expect(await sendRaw(...parts)).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
});

test('a frame of a megabyte is read', async () => {
  const padded = INITIALIZE.padEnd(MB, ' ');

  expect((await post(padded)).status).toBe(200);
});

test.each([
  ['two names of its host', [HOST, 'Host: evil.example', LENGTH], 400],
  ['the same name twice', [HOST, HOST, LENGTH], 400],
  ['no name of its host', [LENGTH], 400],
  ['a port that does not exist', ['Host: 127.0.0.1:99999', LENGTH], 400],
  ['half an address', ['Host: [', LENGTH], 400],
  ['an empty origin', [HOST, 'Origin:', LENGTH], 403],
  ['a negative length', [HOST, 'Content-Length: -5'], 400],
  ['two lengths', [HOST, 'Content-Length: 5', LENGTH], 400],
  ['a length and pieces', [HOST, 'Transfer-Encoding: chunked', LENGTH], 400],
  ['an unknown transfer', [HOST, 'Transfer-Encoding: xchunked'], 400],
  ['two sessions', [HOST, 'Mcp-Session-Id: a', 'Mcp-Session-Id: b', LENGTH], 404],
  ['a session of odd letters', [HOST, 'Mcp-Session-Id: __proto__', LENGTH], 404],
  ['no session', [HOST, LENGTH], 400],
] as const)('a request with %s is refused as such', async (_what, lines, status) => {
  expect(await sendRaw(head(lines), CALL)).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
});

test.each([
  ['half of JSON', '{"jsonrpc"'],
  ['very deep JSON', '['.repeat(400_000) + ']'.repeat(400_000)],
  [
    'very deep parameters',
    INITIALIZE.replace('{}', `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`),
  ],
  ['nothing', 'null'],
  ['an empty batch', '[]'],
  ['too long a batch', `[${Array.from({ length: 101 }, () => CALL).join(',')}]`],
  ['two beginnings', `[${INITIALIZE},${INITIALIZE}]`],
])('%s in the body harms nobody: the next client is served', async (_what, body) => {
  const id = (await openSession()) ?? '';

  const statuses = [await post(body), await post(body, { 'mcp-session-id': id })].map(
    ({ status }) => status,
  );

  expect(Math.max(...statuses)).toBeLessThan(500);
  expect((await post(INITIALIZE)).status).toBe(200);
});

test('fifty clients that vanished shut nobody out, and whoever is being answered keeps the session', async () => {
  const { firecrawl } = legwork.simulators;
  firecrawl.script({ path: '/v1/scrape', answer: { kind: 'silence' } });
  const busy = await connectTo(server.url);
  const cancel = new AbortController();
  const person = { name: 'Ingrid Solberg', company: 'Nordvik Bank', fresh: true };
  const call = busy
    .callTool({ name: 'research_person', arguments: person }, undefined, { signal: cancel.signal })
    .catch((error: unknown) => error);
  await firecrawl.until((calls) => calls.length > 0);

  const ids: (string | null)[] = [];
  for (let count = 0; count < 68; count += 1) ids.push(await openSession());

  expect(ids.filter((id) => id === null)).toEqual([]);
  const [first, last] = [ids.at(0) ?? '', ids.at(-1) ?? ''];
  expect((await post(CALL, { 'mcp-session-id': first })).status).toBe(404);
  expect((await post(CALL, { 'mcp-session-id': last })).status).toBe(200);
  expect((await busy.listTools()).tools).toHaveLength(4);
  cancel.abort();
  await call;
  await busy.close();
});
