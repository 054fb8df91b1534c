import { expect, test } from 'vitest';
import { openTestServer, type OpenTestServer } from '../../testing/open-test-server.ts';
import { testAdmin } from '../../testing/start-server.ts';

const PAIRS = 12;
/** Where the machine is too busy to measure, up to this many pairs are measured. */
const PAIRS_MAX = 144;
const FLOOR_MS = 350;
const MAX_GAP_MS = 5;
/** How many times the floor exceeds the work: on a slow machine the work alone takes longer than the usual floor. */
const FLOOR_OVER_WORK = 4;
const NO_LIMIT = { most: 10_000, windowSeconds: 60 };
const limits = { account: NO_LIMIT, address: NO_LIMIT, refresh: NO_LIMIT };

test('threat 14: a refusal costs a password hash whether the account exists or not, and takes as long', async () => {
  const work = await timesOfWork();
  expect(typical(work.unknown)).toBeGreaterThan(typical(work.known) / 2);

  const floorMs = Math.max(FLOOR_MS, FLOOR_OVER_WORK * typical(work.known));
  await using server = await openTestServer({ signInFloorMs: floorMs, limits });
  const known: number[] = [];
  const unknown: number[] = [];
  const gap = () => Math.abs(typical(known) - typical(unknown));
  // A leak lengthens every answer of one kind; a busy machine delays some of both, and measuring longer separates them.
  do {
    await measurePairs(server, { known, unknown });
  } while (gap() >= MAX_GAP_MS && known.length < PAIRS_MAX);

  expect(Math.min(...known, ...unknown)).toBeGreaterThanOrEqual(floorMs - 2);
  expect(gap()).toBeLessThan(MAX_GAP_MS);
});

type Times = { readonly known: number[]; readonly unknown: number[] };

/** What a refusal takes with nothing to hide behind, in milliseconds. */
async function timesOfWork(): Promise<Times> {
  await using server = await openTestServer({ signInFloorMs: 0, limits });
  const times: Times = { known: [], unknown: [] };
  await measurePairs(server, times);
  return times;
}

async function measurePairs(server: OpenTestServer, { known, unknown }: Times): Promise<void> {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    known.push(await millisecondsToRefuse(server, testAdmin.email));
    unknown.push(await millisecondsToRefuse(server, `nobody-${unknown.length}@example.com`));
  }
}

async function millisecondsToRefuse(server: OpenTestServer, email: string): Promise<number> {
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
