import { resolve } from 'node:path';
import type { Hono } from 'hono';
import type { ApiBackend } from './api/api.ts';
import type { Gate } from './backend/gate/gate.ts';
import { type ServerBackend, openServerBackend } from './backend/open-backend.ts';
import type { SetupLink } from './backend/setup/setup.ts';
import type { SingleSignOn } from './backend/single-sign-on/single-sign-on.ts';
import { createApp } from './http/app.ts';
import { browserConfig } from './http/browser-config.ts';
import { type RequestHandler, listen } from './http/listen.ts';
import type { Metrics } from './http/metrics.ts';
import { readWebFiles, withoutServiceWorker, type WebFiles } from './http/web-files.ts';
import { printAuditEntry, type Log } from './log.ts';
import type { Relay } from './relay/relay.ts';
import { relayedReach } from './relay/relayed-sources.ts';
import type { Settings } from './settings.ts';
import { singleSignOnOf } from './single-sign-on-settings.ts';

/** A running Legwork. */
export type RunningServer = {
  readonly url: string;
  /** While there is no administrator yet; a Supabase project has its own way to the first one. */
  readonly setupLink: SetupLink | undefined;
  /** Ends cleanly: running requests finish, the database is closed. */
  readonly close: () => Promise<void>;
};

/** What a server is started with besides its settings. */
export type ServeOptions = {
  readonly log: Log;
  /** Folder of the built application when WEB_DIR does not name one. */
  readonly webDirectory: string;
};

/** Starts Legwork on one port: embedded backend, unless a Supabase project is set, and application. Throws `StartError`. */
export async function serve(
  settings: Settings,
  { log, webDirectory }: ServeOptions,
): Promise<RunningServer> {
  // Loaded only where somebody wants them.
  const metrics =
    settings.METRICS_TOKEN === undefined
      ? undefined
      : (await import('./http/metrics.ts')).createMetrics(settings.METRICS_TOKEN);
  const built = readWebFiles(resolve(settings.WEB_DIR ?? webDirectory));
  const webFiles = settings.SERVICE_WORKER === 'off' ? withoutServiceWorker(built) : built;
  let answer: RequestHandler = starting;
  // The port is taken first, so that a second server fails before it touches the data folder.
  const address = { host: settings.HOST, port: settings.PORT };
  const listener = await listen((...request) => answer(...request), address);
  try {
    const backend =
      settings.SUPABASE_URL === undefined ? await open(settings, log, metrics) : undefined;
    const relay = await relayOf(settings, backend, log);
    const singleSignOn = await signOnWith(settings, backend, log);
    const app = appFor(settings, { backend, relay, singleSignOn, metrics, log, webFiles });
    const setupLink = await backend?.setup.offer(listener.url);
    answer = (request, connection) => app.fetch(request, connection);
    return {
      url: listener.url,
      setupLink,
      async close() {
        await listener.close();
        await backend?.close();
      },
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

type AppParts = {
  readonly log: Log;
  readonly webFiles: WebFiles;
  readonly backend: ServerBackend | undefined;
  readonly relay: Relay | undefined;
  readonly singleSignOn: SingleSignOn | undefined;
  readonly metrics: Metrics | undefined;
};

function appFor(settings: Settings, parts: AppParts): Hono {
  const { backend, relay, singleSignOn, metrics, log, webFiles } = parts;
  const probe = backend && (() => backend.database.query('select 1'));
  if (backend && probe) metrics?.watch({ probe, newestBackup: backend.newestBackup });
  return createApp({
    webFiles,
    config: browserConfig(settings, backend?.publishableKey),
    gate: backend?.fetch,
    api: backend && lazyApi(backend),
    setup: backend?.setup,
    relay,
    singleSignOn,
    publicUrl: settings.PUBLIC_URL,
    trustedProxies: settings.TRUST_PROXY,
    probe,
    metrics,
    log,
  });
}

function starting(): Response {
  const headers = { 'retry-after': '1', 'cache-control': 'no-store' };
  return Response.json({ status: 'starting' }, { status: 503, headers });
}

/** The API, loaded with the first request to it: the formats of reports come with the engine. */
export function lazyApi(backend: ApiBackend): Gate {
  let loading: Promise<Gate> | null = null;
  const load = async (): Promise<Gate> => (await import('./api/api.ts')).createApi(backend);
  return async (request, address) => (await (loading ??= load()))(request, address);
}

/** Loaded only where it is wanted: its check of addresses comes with the engine. */
async function relayOf(
  settings: Settings,
  backend: ServerBackend | undefined,
  log: Log,
): Promise<Relay | undefined> {
  return Object.keys(relayedReach(settings)).length === 0
    ? undefined
    : (await import('./relay/open-relay.ts')).openRelay(settings, backend, log);
}

/** Loaded only where it is wanted: its libraries are large. */
async function signOnWith(
  settings: Settings,
  backend: ServerBackend | undefined,
  log: Log,
): Promise<SingleSignOn | undefined> {
  const wanted = singleSignOnOf(settings);
  if (!wanted || !backend) return undefined;
  const { openSingleSignOn } = await import('./backend/single-sign-on/single-sign-on.ts');
  return openSingleSignOn(wanted, backend, log);
}

function open(settings: Settings, log: Log, metrics: Metrics | undefined): Promise<ServerBackend> {
  return openServerBackend({
    dataDirectory: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    admin: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD },
    sessionDays: settings.SESSION_DAYS,
    auditDays: settings.AUDIT_DAYS,
    isPasswordClosed: settings.OIDC_ONLY === true,
    backups: { everyHours: settings.BACKUP_HOURS, keep: settings.BACKUP_KEEP },
    log,
    onAuditEntry: settings.AUDIT_SINK && printAuditEntry,
    onDatabaseWait: metrics?.observeDatabaseWait,
  });
}
