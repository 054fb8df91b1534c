import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  type AttemptLimits,
  createAttempts,
  defaultLimits,
} from '../backend/auth/attempt-limits.ts';
import { createSetup, type Setup } from '../backend/setup/setup.ts';
import { createApp } from '../http/app.ts';
import { browserConfig } from '../http/browser-config.ts';
import { listen } from '../http/listen.ts';
import type { Log } from '../log.ts';
import { readSettings } from '../settings.ts';
import type { OpenTestServer } from './open-test-server.ts';
import type { TestTarget } from './test-clients.ts';

const NO_SUCH_ADDRESS = { message: 'Not found.' };
const NO_LIMIT = { most: 100_000, windowSeconds: 60 };

/** An installation without any account, and a link to its first one. */
export type SetupSite = TestTarget &
  AsyncDisposable & {
    readonly token: string;
    readonly dataDirectory: string;
    readonly setup: Setup;
    readonly logged: readonly string[];
  };

/**
 * A process on the database of an open test server. Unless `joins`, every account is removed first; a process that joins
 * is a second one on the same database. Opening a database anew for each test would take seconds.
 */
export async function openSetupSite(
  { backend, publishableKey }: OpenTestServer,
  options: { readonly joins?: boolean; readonly address?: AttemptLimits['address'] } = {},
): Promise<SetupSite> {
  const { database, fetch: gate } = backend;
  if (options.joins !== true) {
    await database.query('truncate auth.users, legwork.attempts, legwork.setup_link cascade');
  }
  const dataDirectory = await mkdtemp(join(tmpdir(), 'legwork-setup-'));
  const logged: string[] = [];
  const log: Log = { say: (line) => logged.push(line), warn: (line) => logged.push(line) };
  const limits = {
    ...defaultLimits,
    account: NO_LIMIT,
    address: options.address ?? NO_LIMIT,
    refresh: NO_LIMIT,
  };
  const attempts = createAttempts(database.query, limits, 'a secret of these tests');
  const setup = createSetup({ database, dataDirectory, attempts, floorMs: 0, log });
  const config = browserConfig(readSettings({}), publishableKey);
  const app = createApp({
    webFiles: new Map(),
    config,
    gate,
    setup,
    trustedProxies: 0,
    log,
  });
  const address = { host: '127.0.0.1', port: 0 };
  const listener = await listen((request, connection) => app.fetch(request, connection), address);
  const link = await setup.offer(listener.url);
  return {
    url: listener.url,
    publishableKey,
    token: link?.url.split('#')[1] ?? '',
    dataDirectory,
    setup,
    logged,
    async [Symbol.asyncDispose]() {
      await listener.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Somebody who makes the first account. */
export const FOUNDER = {
  fullName: 'Ada Founder',
  email: 'ada@company.example',
  password: 'a good start',
} as const;

/** The token of the link that a start printed; '' when it printed none. */
export function setupTokenOf(output: string): string {
  return /^ {2}http:\S+\/setup#(\S+)$/m.exec(output)?.[1] ?? '';
}

/** Sends what the page behind the link sends; `changes` replace headers and method. */
export function postSetup(
  { url }: { readonly url: string },
  body: unknown,
  changes: { readonly headers?: Readonly<Record<string, string>>; readonly method?: string } = {},
): Promise<Response> {
  const { method = 'POST', headers = {} } = changes;
  return fetch(`${url}/setup`, {
    method,
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** What every address that does not exist is answered with. */
export async function expectNoSuchAddress(answer: Response): Promise<void> {
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual(NO_SUCH_ADDRESS);
}

/** How many accounts there are. */
export async function accountsOn({ backend }: OpenTestServer): Promise<unknown> {
  const [row] = await backend.database.query('select count(*)::int as n from auth.users');
  return row?.['n'];
}
