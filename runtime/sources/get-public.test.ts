import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPublic, type AddressLookup, type PublicRequest } from './get-public.ts';

const BYTES_MAX = 1000;
const never = new AbortController().signal;

let server: Server;
let port = 0;
let asked = 0;
let answer: RequestListener = (_request, response) => response.end('here');

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  port = typeof bound === 'object' && bound !== null ? bound.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const here: AddressLookup = async () => [{ address: '127.0.0.1', family: 4 }];

function get(request: Partial<PublicRequest> = {}) {
  return getPublic({
    url: new URL(`http://acme.example:${port}/`),
    headers: {},
    timeoutMs: 30_000,
    bytesMax: BYTES_MAX,
    signal: never,
    lookUp: here,
    ...request,
  });
}

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'fe80::1%lo',
  '2001::1',
  '2002:7f00:1::',
])(
  'threat 30: a name whose address is %s is not connected to, alone or beside a public one',
  async (address) => {
    const family = address.includes(':') ? 6 : 4;
    const before = asked;
    const found = [{ address, family }];

    for (const all of [found, [{ address: '93.184.215.14', family: 4 }, ...found]]) {
      await expect(get({ lookUp: async () => all })).rejects.toMatchObject({
        reason: 'private-address',
      });
    }
    expect(asked).toBe(before);
  },
);

test.each(['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '169.254.169.254'])(
  'threat 30: the address %s is not connected to without a look-up either',
  async (host) => {
    const before = asked;

    await expect(get({ url: new URL(`http://${host}:${port}/`) })).rejects.toMatchObject({
      reason: 'private-address',
    });
    expect(asked).toBe(before);
  },
);

test('an address inside the network is reached where the operator has entered it', async () => {
  const { status, body } = await get({ isPrivateAllowed: true });

  expect([status, body.toString()]).toEqual([200, 'here']);
});

test('each request looks its host up, and connects to what that look-up found', async () => {
  const lookUps = [here, async () => [{ address: '10.0.0.1', family: 4 }]];
  const lookUp: AddressLookup = async (host) => (await lookUps.shift()?.(host)) ?? [];
  await expect(get({ isPrivateAllowed: true, lookUp })).resolves.toMatchObject({ status: 200 });

  await expect(get({ lookUp })).rejects.toMatchObject({ reason: 'private-address' });
  await expect(get({ lookUp })).rejects.toMatchObject({ reason: 'unreachable' });
});

const FAULTS: readonly (readonly [string, RequestListener, string])[] = [
  [
    'sends more than it may in pieces',
    (_, response) => {
      response.write('x'.repeat(BYTES_MAX));
      response.end('x');
    },
    'too-large',
  ],
  [
    'announces more than it may send',
    (_, response) => response.writeHead(200, { 'content-length': BYTES_MAX + 1 }).flushHeaders(),
    'too-large',
  ],
  [
    'never stops sending',
    (_, response) => {
      const more = (): void => void (response.destroyed || response.write('x'.repeat(99), more));
      more();
    },
    'too-large',
  ],
  [
    'packs what it sends',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    'encoded',
  ],
  ['redirects', (_, response) => response.writeHead(307, { location: '/' }).end(), 'redirected'],
  ['breaks off', (_, response) => response.write('x', () => response.destroy()), 'unreachable'],
  ['hangs up', (request) => request.socket.destroy(), 'unreachable'],
  [
    'speaks no HTTP',
    (request) => request.socket.end('HTTP/1.1 two hundred\r\n\r\n'),
    'unreachable',
  ],
];

test.each(FAULTS)('fault 130: a host that %s ends in one error', async (_, listener, reason) => {
  answer = listener;

  await expect(get({ isPrivateAllowed: true })).rejects.toMatchObject({
    name: 'NoAnswerError',
    reason,
  });
});

test('fault 130: a host that sends byte after byte is given up in time, and at once when the caller leaves', async () => {
  answer = (_, response) => {
    const drip = (): void =>
      void (response.destroyed || response.write('x', () => setTimeout(drip, 5)));
    drip();
  };
  const leaving = new AbortController();
  const reason = new Error('left');
  const slow = get({ isPrivateAllowed: true, timeoutMs: 50, bytesMax: 1e9 });
  const left = get({ isPrivateAllowed: true, bytesMax: 1e9, signal: leaving.signal });
  leaving.abort(reason);

  await expect(left).rejects.toBe(reason);
  await expect(slow).rejects.toMatchObject({ reason: 'timed-out' });
});
