import { test } from '@playwright/test';
import { postgresBinaries, startPostgres } from '../../server/testing/start-postgres.ts';
import {
  startServer,
  targetOf,
  testAdmin,
  type TestServer,
} from '../../server/testing/start-server.ts';
import { signedInClient } from '../../server/testing/test-clients.ts';
import type { Figure } from '../measure.ts';
import { leaveFigures } from './measured.ts';

const WARM_UP_MS = 1000;
const SPAN_MS = 6000;
const READERS = 16;
const PEOPLE_SIGNING_IN = 8;

test('the embedded database with its one process', async () => {
  await using server = await startServer({ isMeasured: true });
  leaveFigures('processes-embedded', await throughput([server], 'embedded'));
});

test('one and two processes on one PostgreSQL', async () => {
  const binaries = postgresBinaries();
  test.skip(binaries === undefined, 'This machine has no PostgreSQL server binaries.');
  await using postgres = await startPostgres(binaries ?? '');
  const settings = { DATABASE_URL: await postgres.createDatabase('busy') };
  await using first = await startServer({ settings, isMeasured: true });
  const alone = await throughput([first], 'PostgreSQL, one process');
  await using second = await startServer({ settings, isMeasured: true });
  const together = await throughput([first, second], 'PostgreSQL, two processes');

  leaveFigures('processes-postgresql', [...alone, ...together]);
});

/** How much so many processes answer together, asked over HTTP from this one. */
async function throughput(
  servers: readonly TestServer[],
  home: string,
): Promise<readonly Figure[]> {
  const targets = await Promise.all(servers.map(({ url }) => targetOf(url)));
  const [target = { url: '', publishableKey: '' }] = targets;
  const { accessToken, userId } = await signedInClient(target, testAdmin);
  const key = { apikey: target.publishableKey };
  const read = (index: number) =>
    fetch(`${urlAt(servers, index)}/rest/v1/user_roles?select=role&user_id=eq.${userId}`, {
      headers: { ...key, authorization: `Bearer ${accessToken}` },
    });
  const signIn = (index: number) =>
    fetch(`${urlAt(servers, index)}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
      body: JSON.stringify(testAdmin),
    });
  return [
    {
      name: `processes, ${home}: role reads a second`,
      value: await rate(read, READERS),
      unit: 'count',
    },
    {
      name: `processes, ${home}: sign-ins a second`,
      value: await rate(signIn, PEOPLE_SIGNING_IN),
      unit: 'count',
    },
  ];
}

function urlAt(servers: readonly TestServer[], index: number): string {
  return servers[index % servers.length]?.url ?? '';
}

/** Right answers per second while so many callers ask, each its next question when the last one is answered. */
async function rate(ask: (caller: number) => Promise<Response>, callers: number): Promise<number> {
  let answered = 0;
  const start = performance.now() + WARM_UP_MS;
  const end = start + SPAN_MS;
  const call = async (caller: number): Promise<void> => {
    while (performance.now() < end) {
      const answer = await ask(caller);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`Answered ${answer.status}`);
      if (performance.now() > start && performance.now() < end) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return answered / (SPAN_MS / 1000);
}
