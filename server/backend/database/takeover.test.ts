import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenTestServer, openTestServer } from '../../testing/open-test-server.ts';
import { testAdmin } from '../../testing/start-server.ts';
import { signedInClient } from '../../testing/test-clients.ts';

const TRIES = 30;

let server: OpenTestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const CREATION = JSON.stringify({
  user_email: 'intruder@example.com',
  user_full_name: 'Intruder',
  user_password: 'a good start',
});

test('pipelined requests in one packet never borrow the rights of each other', async () => {
  const answers: string[] = [];
  for (let round = 0; round < TRIES; round += 1) {
    const requests = [
      post('/rest/v1/rpc/simulate_user_creation', CREATION),
      ...Array.from({ length: 2 + (round % 5) }, () => get('/rest/v1/profiles?select=id,email')),
    ];
    answers.push(await sendAtOnce(requests));
  }

  const statuses = answers.flatMap((answer) => answer.match(/HTTP\/1\.1 \d+/g) ?? []);
  expect(statuses.length).toBeGreaterThanOrEqual(TRIES * 3);
  expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 401']));
  expect(answers.join()).not.toContain(testAdmin.email);
  expect(await emails()).toEqual([testAdmin.email]);
});

test('an administrator in the same packet lends nothing to a stranger', async () => {
  const { accessToken } = await signedInClient(server, testAdmin);
  for (let round = 0; round < TRIES; round += 1) {
    const own = get('/rest/v1/profiles?select=id', accessToken);
    const foreign = post('/rest/v1/rpc/simulate_user_creation', CREATION);
    await sendAtOnce(round % 2 === 0 ? [own, foreign, own] : [foreign, own, foreign]);
  }

  expect(await emails()).toEqual([testAdmin.email]);
});

async function emails(): Promise<readonly unknown[]> {
  const rows = await server.backend.database.query('select email from public.profiles');
  return rows.map((row) => row['email']);
}

function get(path: string, accessToken?: string): string {
  return `GET ${path} HTTP/1.1\r\n${headers(accessToken)}\r\n`;
}

function post(path: string, body: string): string {
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\n${headers()}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}

function headers(accessToken?: string): string {
  const bearer = accessToken === undefined ? '' : `authorization: Bearer ${accessToken}\r\n`;
  return `host: 127.0.0.1\r\napikey: ${server.publishableKey}\r\n${bearer}`;
}

/** Sends all requests in one write and reads until the server, asked by the last one, closes the connection. */
async function sendAtOnce(requests: readonly string[]): Promise<string> {
  const last = requests.at(-1)?.replace('\r\n', '\r\nconnection: close\r\n') ?? '';
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write([...requests.slice(0, -1), last].join(''));
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
