import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/open-test-server.ts';
import { testAdmin } from '../../testing/start-server.ts';

const PAIRS = 12;
/** Where the machine is too busy to measure, up to this many pairs are measured. */
const PAIRS_MAX = 144;
const FLOOR_MS = 350;
const MAX_GAP_MS = 5;
const NO_LIMIT = { most: 10_000, windowSeconds: 60 };

test('threat 14: a refusal takes as long for an unknown account as for a wrong password', async () => {
  await using server = await openTestServer({
    signInFloorMs: FLOOR_MS,
    limits: { account: NO_LIMIT, address: NO_LIMIT, refresh: NO_LIMIT },
  });
  const known: number[] = [];
  const unknown: number[] = [];
  const gap = () => Math.abs(typical(known) - typical(unknown));

  // A leak lengthens every answer of one kind; a busy machine delays some of both, and measuring longer separates them.
  do {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      known.push(await millisecondsToRefuse(server, testAdmin.email));
      unknown.push(await millisecondsToRefuse(server, `nobody-${unknown.length}@example.com`));
    }
  } while (gap() >= MAX_GAP_MS && known.length < PAIRS_MAX);

  expect(Math.min(...known, ...unknown)).toBeGreaterThanOrEqual(FLOOR_MS - 2);
  expect(gap()).toBeLessThan(MAX_GAP_MS);
});

async function millisecondsToRefuse(
  server: { readonly url: string; readonly publishableKey: string },
  email: string,
): Promise<number> {
  const since = performance.now();
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  await answer.text();
  return performance.now() - since;
}

/** The third quickest: a busy machine makes most answers late, never early. */
function typical(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[2] ?? 0;
}
