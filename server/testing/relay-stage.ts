import { request as requestRaw } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startJobBoards } from '../../simulators/job-boards/job-boards.ts';
import type { Simulator } from '../../simulators/server/simulator.ts';
import { createApp } from '../http/app.ts';
import { browserConfig } from '../http/browser-config.ts';
import { listen } from '../http/listen.ts';
import type { Log } from '../log.ts';
import { tablesOf } from '../relay/open-relay.ts';
import { createRelay, type RelayOptions } from '../relay/relay.ts';
import { readSettings } from '../settings.ts';
import type { DatabaseStage, TestPerson } from './on-every-database.ts';

/** A site with a relay of its own on a free port, for the accounts of a server that is open already. */
type RelaySite = AsyncDisposable & {
  readonly url: string;
  /** What it would have logged. */
  readonly logged: readonly string[];
};

type SiteOptions = Omit<RelayOptions, 'tables' | 'log'>;

/** A relay, whom it asks, and somebody who is signed in. Read its parts inside tests only. */
export type RelayStage = {
  /** Another site beside the first; leaving the scope closes it. */
  readonly open: (options?: Partial<SiteOptions>) => Promise<RelaySite>;
  readonly site: () => RelaySite;
  /** One board, 'recruitee acme'; forgets calls and script with each test. */
  readonly boards: () => Simulator;
  readonly user: () => TestPerson;
};

/** What the relay may be asked for. */
export const OFFERS = '/relay/recruitee/acme/api/offers/';

const POST = { title: 'Privacy Manager', publishedAt: '2026-11-01' };
/** Sources here answer at once; whatever a busy machine does, they are waited for. */
const PATIENT_MS = 60_000;
/** What an answer has begun with by then is there. */
const BEGUN_MS = 100;

/** A time limit for sources that never answer: over soon after a call has arrived there, however long that takes. */
export function onceArrived(source: Simulator): () => AbortSignal {
  return () => {
    const over = new AbortController();
    const earlier = source.calls.length;
    void source
      .until(({ length }) => length > earlier)
      .then(() => setTimeout(() => over.abort(), BEGUN_MS));
    return over.signal;
  };
}

/** Declares the stage of a suite; its person's name keeps suites apart. */
export function relayStage({ server, create, signIn }: DatabaseStage, name: string): RelayStage {
  let boards: Simulator;
  let site: RelaySite;
  let user: TestPerson;
  const open = (options: Partial<SiteOptions> = {}) => {
    const reached = { recruitee: { url: `${boards.baseUrl}/recruitee` } };
    return openRelaySite(server(), { reached, timeoutMs: PATIENT_MS, ...options });
  };
  beforeAll(async () => {
    await create(`${name}@example.com`);
    user = await signIn(`${name}@example.com`);
    boards = await startJobBoards({
      boards: { 'recruitee acme': { company: 'Acme', postings: [POST] } },
    });
    site = await open();
  });
  beforeEach(() => boards.reset());
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await boards.close();
  });
  return { open, site: () => site, boards: () => boards, user: () => user };
}

async function openRelaySite(
  { backend }: Pick<ReturnType<DatabaseStage['server']>, 'backend'>,
  options: SiteOptions,
): Promise<RelaySite> {
  const logged: string[] = [];
  const log: Log = { say: (line) => logged.push(line), warn: (line) => logged.push(line) };
  const relay = createRelay({ ...options, log, tables: tablesOf(backend) });
  const config = browserConfig(readSettings({}), backend.publishableKey);
  const app = createApp({
    ...{ webFiles: new Map(), config, gate: undefined, setup: undefined, relay, log },
    trustedProxies: 0,
  });
  const listener = await listen((request, connection) => app.fetch(request, connection), {
    host: '127.0.0.1',
    port: 0,
  });
  return { url: listener.url, logged, [Symbol.asyncDispose]: listener.close };
}

/** What is sent beside the path. */
export type Asked = {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** Sends a path exactly as it is written, which `fetch` would tidy up. */
export function send(
  url: string,
  path: string,
  { method = 'GET', token, headers = {} }: Asked = {},
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = requestRaw(
      { hostname, port, path, method, headers: { ...headers, ...authorization }, agent: false },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (body += chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
