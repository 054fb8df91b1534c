import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { QUICK_START } from './quick-start.ts';

/** The administrator every test server has. */
export const testAdmin = { email: 'admin@example.com', password: 'correct horse 42' } as const;

const START_TIMEOUT_MS = 240_000;
const PROGRAM = fileURLToPath(new URL('../../dist/node/server.js', import.meta.url));

/** What a test server is started with; everything has a default. */
export type StartServerOptions = {
  /** Environment variables over the defaults (PORT 0, a temporary DATA_DIR, `testAdmin`). */
  readonly settings?: Readonly<Record<string, string>>;
  /** The bundled server; default is the built `dist/node/server.js`. */
  readonly program?: string;
  /** Its speed is measured, so it starts as it does for everybody. */
  readonly isMeasured?: boolean;
};

/** A server process; leaving its `await using` scope ends it and removes the data folder made for it. */
export type TestServer = AsyncDisposable & {
  readonly url: string;
  readonly dataDirectory: string;
  readonly process: ChildProcess;
  /** Everything it printed so far, both streams. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; answers the exit status, null after a kill. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the built server as its own process on a free port. Throws with its output when it does not get ready. */
export async function startServer(options: StartServerOptions = {}): Promise<TestServer> {
  const own = options.settings?.['DATA_DIR'];
  const dataDirectory = own ?? (await mkdtemp(join(tmpdir(), 'legwork-data-')));
  const how = options.isMeasured === true ? [] : QUICK_START;
  const child = spawn(process.execPath, [...how, options.program ?? PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDirectory,
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
      BACKUP_HOURS: '0',
      ...options.settings,
    },
  });
  const lines: string[] = [];
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  const url = await readyUrl(child, lines);
  if (url === undefined) {
    await stop('SIGKILL');
    if (own === undefined) await rm(dataDirectory, { recursive: true, force: true });
    throw new Error(`The server did not start:\n${lines.join('\n')}`);
  }
  return {
    url,
    dataDirectory,
    process: child,
    output: () => lines.join('\n'),
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      if (own === undefined) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Where a running server is and the key its browser application sends, as `/config.json` states. */
export async function targetOf(
  url: string,
): Promise<{ readonly url: string; readonly publishableKey: string }> {
  const config: unknown = await (await fetch(`${url}/config.json`)).json();
  if (typeof config === 'object' && config !== null && 'supabaseAnonKey' in config) {
    return { url, publishableKey: String(config.supabaseAnonKey) };
  }
  throw new Error(`${url}/config.json names no key`);
}

/** Collects the output and answers the address once it is printed; undefined when the process ends before. */
function readyUrl(child: ChildProcess, lines: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(undefined), START_TIMEOUT_MS);
    const settle = (url: string | undefined) => {
      clearTimeout(giveUp);
      resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const [, url] = /^Legwork is ready at (\S+)$/.exec(line) ?? [];
        if (url !== undefined) settle(url);
      });
    }
    child.once('close', () => settle(undefined));
  });
}
