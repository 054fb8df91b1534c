import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';

const CONNECTIONS = 20;
const REQUESTS = 50;
/** Where everybody is served at once, others get no further than a handful while it lasts; in turns it is a hundred. */
const ROUNDS = 12;

/** What one client can do to the others. */
export function testTurns({ server, create, signIn }: DatabaseStage): void {
  let crowding: TestPerson;
  let reading: TestPerson;
  beforeAll(async () => {
    await create('crowding@example.com');
    await create('reading@example.com');
    crowding = await signIn('crowding@example.com');
    reading = await signIn('reading@example.com');
  });

  test.each(['the public key alone', 'a signed-in user'])(
    'fault 98: a thousand requests at once from %s hold nobody else up',
    async (who) => {
      const token = who === 'a signed-in user' ? crowding.accessToken : undefined;
      const flood = new AbortController();
      const flooded = floodServer(server(), token).finally(() => flood.abort());
      const roles: unknown[] = [];

      while (!flood.signal.aborted) {
        expect((await fetch(`${server().url}/health`)).status).toBe(200);
        const read = await reading.rest.from('user_roles').select('role');
        roles.push(read.data);
      }

      // Every one is answered: served, or asked to come later.
      expect(await flooded).toBe(CONNECTIONS * REQUESTS);
      // However slow the machine is: of two who take turns, neither waits for all that the other wants.
      expect(roles.length).toBeGreaterThan(ROUNDS);
      expect(roles).toEqual(roles.map(() => [{ role: 'user' }]));
    },
  );
}

/** Sends all requests of each connection in one piece; answers how many answers came. */
async function floodServer(
  { url, publishableKey }: { readonly url: string; readonly publishableKey: string },
  token: string | undefined,
): Promise<number> {
  const lines = [
    'GET /rest/v1/profiles?select=id,email HTTP/1.1',
    'host: legwork',
    `apikey: ${publishableKey}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
  ];
  const request = `${lines.join('\r\n')}\r\n\r\n`;
  const last = request.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n');
  const requests = request.repeat(REQUESTS - 1) + last;
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => exchange(new URL(url), requests)),
  );
  return answers.join('').split('HTTP/1.1 ').length - 1;
}

function exchange({ hostname, port }: URL, requests: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(requests));
    let answers = '';
    socket.on('data', (chunk) => {
      answers += String(chunk);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answers));
  });
}
