import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TestPostgres } from '../start-postgres.ts';
import { type TestServer, targetOf } from '../start-server.ts';
import { sendRequest, signedInClient, type TestTarget } from '../test-clients.ts';

const USERS = 12;
const CUTS = 8;
const CRASHES = 3;
const BACK_WITHIN_MS = 10_000;
/** On a machine so busy that the database itself takes longer to start, so much longer is allowed. */
const BACK_WITHIN_STARTS = 10;
/** Ends what hangs. */
const PATIENCE_MS = 180_000;
const PASSWORD = 'a good start';

/** Server processes on one database that can be taken away from them. */
export type OutageStage = {
  readonly servers: () => readonly TestServer[];
  readonly postgres: () => TestPostgres;
  readonly databaseUrl: () => string;
  readonly admin: { readonly email: string; readonly password: string };
};

/** What became of the changes that were asked for, by the name that each was to write. */
type Ledger = {
  readonly done: string[];
  readonly refused: string[];
  readonly unknown: string[];
  /** Answers that none of them may get. */
  readonly odd: string[];
};

/** Somebody who is signed in, and the server that each request goes to in turn. */
type User = { readonly token: string; readonly targets: readonly TestTarget[] };

/** Everything that a database does to its servers when it goes away. */
export function testOutages(stage: OutageStage): void {
  test(`fault 97: ${CUTS} cuts and ${CRASHES} crashes of the database amid ${USERS} users end no process, lose nothing acknowledged, and all is served within 10 s`, async () => {
    const targets = await Promise.all(stage.servers().map(({ url }) => targetOf(url)));
    const users = await signInUsers(targets, stage.admin);
    const ledger: Ledger = { done: [], refused: [], unknown: [], odd: [] };
    const stopped = new AbortController();
    const working = users.map((user, index) => work(user, index, ledger, stopped.signal));
    const lateMs: number[] = [];

    for (let cut = 0; cut < CUTS; cut += 1) {
      await moreOf(ledger.done, USERS);
      await stage.postgres().cutConnections(stage.databaseUrl());
    }
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await moreOf(ledger.done, USERS);
      await stage.postgres().crash('SIGKILL');
      await untilAll(stage.servers(), 503);
      const startMs = await millisecondsOf(stage.postgres().startAgain());
      const backMs = await millisecondsOf(untilAll(stage.servers(), 200));
      lateMs.push(backMs - Math.max(BACK_WITHIN_MS, BACK_WITHIN_STARTS * startMs));
    }
    await moreOf(ledger.done, USERS);
    stopped.abort();
    await Promise.all(working);

    expect(ledger.odd).toEqual([]);
    expect(Math.max(...lateMs)).toBeLessThan(0);
    for (const { process, output } of stage.servers()) {
      expect(process.exitCode).toBeNull();
      expect(output()).not.toMatch(/TypeError|^\s+at /m);
    }
    const written = await writtenNames(stage);
    expect(ledger.done.filter((name) => !written.has(name))).toEqual([]);
    expect(ledger.refused.filter((name) => written.has(name))).toEqual([]);
    expect(ledger.refused.length + ledger.unknown.length).toBeGreaterThan(0);
  });
}

async function signInUsers(
  targets: readonly TestTarget[],
  credentials: OutageStage['admin'],
): Promise<readonly User[]> {
  const [first] = targets;
  if (!first) throw new Error('There is no server');
  const { rest } = await signedInClient(first, credentials);
  return Promise.all(
    Array.from({ length: USERS }, async (_, index) => {
      const email = `outage-${index}@example.com`;
      await rest.rpc('simulate_user_creation', {
        user_email: email,
        user_full_name: 'Ada Example',
        user_password: PASSWORD,
      });
      const { auth, accessToken } = await signedInClient(first, { email, password: PASSWORD });
      await auth.updateUser({ password: `${PASSWORD} of my own` });
      return { token: accessToken, targets };
    }),
  );
}

/** Asks for one change after the other, and reads in between, until told to stop. */
async function work(
  { token, targets }: User,
  index: number,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1) {
    const target = targets[(index + round) % targets.length];
    if (!target) return;
    const name = `Person ${index}-${round}`;
    const body = JSON.stringify({ prospect_key: name, prospect_name: name, company: '' });
    const change = sendRequest(target, 'POST', '/rest/v1/rpc/record_research', { body, token });
    note(ledger, name, await answerOf(change));
    const read = sendRequest(target, 'GET', '/rest/v1/user_roles?select=role', { token });
    note({ ...ledger, done: [], unknown: ledger.odd, refused: [] }, 'read', await answerOf(read));
  }
}

async function answerOf(request: Promise<Response>): Promise<string> {
  try {
    const answer = await request;
    const text = await answer.text();
    return `${answer.status} ${answer.headers.has('retry-after') ? 'later' : ''} ${text}`;
  } catch (error) {
    return String(error);
  }
}

function note(ledger: Ledger, name: string, answer: string): void {
  if (answer === '200  null' || answer === '200  [{"role":"user"}]') ledger.done.push(name);
  else if (answer.startsWith('503 later {"code":"outcome_unknown"')) ledger.unknown.push(name);
  else if (answer.startsWith('503 later {"code":"database_unavailable"')) ledger.refused.push(name);
  else ledger.odd.push(`${name}: ${answer}`);
}

async function moreOf(list: readonly string[], count: number): Promise<void> {
  const wanted = list.length + count;
  await until(() => list.length >= wanted);
}

/** Waits until every server says that status of its readiness. */
async function untilAll(servers: readonly TestServer[], status: number): Promise<void> {
  for (const { url } of servers) {
    await until(async () => (await fetch(`${url}/ready`)).status === status);
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('Waited in vain');
    await delay(20);
  }
}

async function millisecondsOf(operation: Promise<unknown>): Promise<number> {
  const since = performance.now();
  await operation;
  return performance.now() - since;
}

async function writtenNames(stage: OutageStage): Promise<ReadonlySet<unknown>> {
  const [server] = stage.servers();
  if (!server) throw new Error('There is no server');
  const { rest } = await signedInClient(await targetOf(server.url), stage.admin);
  const names = new Set<unknown>();
  for (let first = 0; ; first += 1000) {
    const { data, error } = await rest
      .from('research_log')
      .select('prospect_name')
      .order('id')
      .range(first, first + 999);
    if (error) throw new Error(error.message);
    for (const row of data) names.add(row['prospect_name']);
    if (data.length < 1000) return names;
  }
}
