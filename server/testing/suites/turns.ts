import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import type { Stage, TestPerson } from '../on-every-database.ts';
import { sendRequest } from '../test-clients.ts';

const CONNECTIONS = 20;
const REQUESTS = 50;
const SOON_MS = 500;

/** What one client can do to the others. */
export function testTurns({ server, create, signIn }: Stage): void {
  let crowding: TestPerson;
  let reading: TestPerson;
  beforeAll(async () => {
    await create('crowding@example.com');
    await create('reading@example.com');
    crowding = await signIn('crowding@example.com');
    reading = await signIn('reading@example.com');
  });

  test.each(['the public key alone', 'a signed-in user'])(
    'fault 92: a thousand requests at once from %s hold nobody else up',
    async (who) => {
      const token = who === 'a signed-in user' ? crowding.accessToken : undefined;
      const flood = timed(() => floodServer(server(), token));
      const health = timed(() => fetch(`${server().url}/health`));
      const read = timed(() =>
        sendRequest(server(), 'GET', '/rest/v1/user_roles?select=role', {
          token: reading.accessToken,
        }),
      );

      const [waitedForHealth, waitedForRead, flooded] = await Promise.all([health, read, flood]);

      expect([waitedForHealth.result.status, waitedForRead.result.status]).toEqual([200, 200]);
      expect(await waitedForRead.result.json()).toEqual([{ role: 'user' }]);
      // Every one is answered, served or asked to come later.
      expect(flooded.result).toBe(CONNECTIONS * REQUESTS);
      // On a slow machine all takes longer; who waits for the whole flood waits as long as it takes.
      const soonMs = Math.max(SOON_MS, flooded.ms / 2);
      expect(waitedForHealth.ms).toBeLessThan(soonMs);
      expect(waitedForRead.ms).toBeLessThan(soonMs);
    },
  );
}

async function timed<Result>(work: () => Promise<Result>) {
  const since = performance.now();
  const result = await work();
  return { result, ms: performance.now() - since };
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
