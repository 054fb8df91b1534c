import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttemptLimits } from '../backend/auth/attempt-limits.ts';
import { checksumOf, migrationFiles } from '../backend/database/migration-files.ts';
import {
  type ServerBackend,
  type BackendOptions,
  openServerBackend,
} from '../backend/open-backend.ts';
import { createApp } from '../http/app.ts';
import { browserConfig } from '../http/browser-config.ts';
import { listen } from '../http/listen.ts';
import { createMetrics } from '../http/metrics.ts';
import type { WebFiles } from '../http/web-files.ts';
import type { Log } from '../log.ts';
import { lazyApi } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { copyOfTemplate, emptyTemplate, templateOf } from './data-templates.ts';
import { testAdmin } from './start-server.ts';

/** What a server inside the test process is opened with. */
export type TestServerOptions = {
  /** An own PostgreSQL; without it a fresh embedded database. */
  readonly databaseUrl?: string;
  readonly dataDirectory?: string;
  /** Instead of `testAdmin`. */
  readonly admin?: BackendOptions['admin'];
  readonly limits?: Partial<AttemptLimits>;
  readonly isPasswordClosed?: boolean;
  readonly signInFloorMs?: number;
  readonly webFiles?: WebFiles;
  readonly trustedProxies?: number;
  /** Opens `/metrics` to whoever sends it. */
  readonly metricsToken?: string;
};

/** A server inside the test process, on a free port. */
export type OpenTestServer = AsyncDisposable & {
  readonly url: string;
  readonly publishableKey: string;
  readonly backend: ServerBackend;
  readonly dataDirectory: string;
  /** What it would have logged. */
  readonly logged: readonly string[];
};

/** Opens a server with `testAdmin` as its administrator; refusals are not slowed down unless asked for. */
export async function openTestServer(options: TestServerOptions = {}): Promise<OpenTestServer> {
  const { dataDirectory = await directoryFor(options), trustedProxies = 0 } = options;
  const logged: string[] = [];
  const log: Log = { say: (line) => logged.push(line), warn: (line) => logged.push(line) };
  const { metricsToken: token } = options;
  const metrics = token === undefined ? undefined : createMetrics(token);
  const onDatabaseWait = metrics?.observeDatabaseWait;
  const backend = await openServerBackend({
    ...baseOptions,
    ...options,
    dataDirectory,
    log,
    onDatabaseWait,
  });
  const probe = () => backend.database.query('select 1');
  metrics?.watch({ probe, newestBackup: backend.newestBackup });
  const config = browserConfig(readSettings({}), backend.publishableKey);
  const webFiles = options.webFiles ?? new Map();
  const { fetch: gate, setup } = backend;
  const app = createApp({
    webFiles,
    config,
    gate,
    api: lazyApi(backend),
    setup,
    trustedProxies,
    probe,
    metrics,
    log,
  });
  const listener = await listen((request, connection) => app.fetch(request, connection), {
    host: '127.0.0.1',
    port: 0,
  });
  return {
    url: listener.url,
    publishableKey: backend.publishableKey,
    backend,
    dataDirectory,
    logged,
    async [Symbol.asyncDispose]() {
      await listener.close();
      await backend.close();
      if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true });
    },
  };
}

/** Whoever brings a PostgreSQL needs no embedded database in the folder. */
function directoryFor({ databaseUrl }: TestServerOptions): Promise<string> {
  return databaseUrl === undefined
    ? freshDataDirectory()
    : mkdtemp(join(tmpdir(), 'legwork-data-'));
}

const silent: Log = { say: () => undefined, warn: () => undefined };

const baseOptions = {
  databaseConnections: 4,
  admin: testAdmin,
  sessionDays: 30,
  auditDays: 365,
  backups: { everyHours: 0, keep: 1 },
  signInFloorMs: 0,
  log: silent,
} as const;

/** A data folder after its first boot. Making one takes seconds, so it is made once per schema and copied. */
export async function freshDataDirectory(): Promise<string> {
  const version = checksumOf(migrationFiles.map(({ checksum }) => checksum).join()).slice(0, 16);
  const template = await templateOf(version, async (draft) => {
    cpSync(await emptyTemplate(), draft, { recursive: true });
    const backend = await openServerBackend({ ...baseOptions, dataDirectory: draft });
    await backend.close();
    // Every copy draws secrets of its own.
    await rm(join(draft, 'secrets.json'));
  });
  return copyOfTemplate(template);
}
