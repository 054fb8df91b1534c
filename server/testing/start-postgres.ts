import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

const INSTALLED = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 120_000;
/** What a process has written outlives the process, however it ends; only against a power cut is it not flushed. */
const UNFLUSHED = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** A PostgreSQL of the test's own; leaving the scope stops it and removes its files. */
export type TestPostgres = AsyncDisposable & {
  /** Makes an empty database and answers its address, as superuser. */
  readonly createDatabase: (name: string) => Promise<string>;
  /** Runs a script in a database of this server. */
  readonly run: (databaseUrl: string, script: string) => Promise<void>;
  /** Ends every connection to a database, as an administrator or a failover does; the server runs on. */
  readonly cutConnections: (databaseUrl: string) => Promise<void>;
  /** Ends the server at once, as a crash does (SIGKILL: without a word): open transactions are lost, committed ones are not. */
  readonly crash: (signal?: 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  /** Starts it again on the same port with the data it had. */
  readonly startAgain: () => Promise<void>;
};

/** The folder of the newest installed server binaries; undefined when this machine has none. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Starts a PostgreSQL from `binaries` on a free port of this machine, with empty data. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-postgres-'));
  const identity = serverIdentity();
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(folder, identity.uid, identity.gid);
  }
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...identity, stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const start = () =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...UNFLUSHED],
      { ...identity, stdio: 'ignore', cwd: folder },
    );
  let server = start();
  const stop = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const startAgain = () =>
    untilUp(url, () => {
      // After a crash it gives up as long as a process of the one before still runs.
      if (server.exitCode !== null || server.signalCode !== null) server = start();
    });
  await startAgain();
  return {
    async createDatabase(name) {
      await run(url, `create database "${name}"`);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    run,
    cutConnections: (databaseUrl) => run(databaseUrl, CUT_CONNECTIONS),
    crash: (signal = 'SIGQUIT') => stop(signal),
    startAgain,
    async [Symbol.asyncDispose]() {
      await stop('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const CUT_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function run(databaseUrl: string, script: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  // What a server says while it goes down; a query under way fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
}

/** Waits until the server answers; `revive` is called before each try. */
async function untilUp(url: string, revive: () => void): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    revive();
    try {
      await run(url, 'select 1');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(50);
    }
  }
}

type Identity = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root; there it runs as the system's `postgres` user. */
function serverIdentity(): Identity {
  return process.getuid?.() === 0 ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : {};
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise<void>((resolve) => {
    probe.close(() => resolve());
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}
