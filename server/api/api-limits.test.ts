import { afterAll, beforeAll, expect, test } from 'vitest';
import { askApi, codeOf, tokenOf } from '../testing/api-stage.ts';
import { type OpenTestServer, openTestServer } from '../testing/open-test-server.ts';
import { testAdmin } from '../testing/start-server.ts';
import { signedInClient } from '../testing/test-clients.ts';

const [WRONG_MOST, CALLS_MOST] = [3, 5];
const LONG_S = 3600;

let server: OpenTestServer;
let token = '';
beforeAll(async () => {
  server = await openTestServer({
    limits: {
      token: { most: WRONG_MOST, windowSeconds: LONG_S },
      api: { most: CALLS_MOST, windowSeconds: LONG_S },
    },
  });
  token = await tokenOf(await signedInClient(server, testAdmin));
});
afterAll(() => server[Symbol.asyncDispose]());

test('threat 67: wrong tokens are counted by address without holding up a right one, and right ones by account', async () => {
  const wrong: unknown[] = [];
  for (let count = 0; count <= WRONG_MOST; count += 1) {
    wrong.push(codeOf(await askApi(server, `legwork_${'0'.repeat(72)}`, 'token')));
  }
  const right = [];
  for (let count = 0; count <= CALLS_MOST; count += 1) {
    right.push(await askApi(server, token, 'token'));
  }

  expect(wrong).toEqual([
    ...Array.from({ length: WRONG_MOST }, () => [401, 'token_rejected']),
    [429, 'over_request_rate_limit'],
  ]);
  expect(right.map(({ status }) => status)).toEqual([
    ...Array.from({ length: CALLS_MOST }, () => 200),
    429,
  ]);
  expect(Number(right.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});
