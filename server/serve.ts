import { resolve } from 'node:path';
import { createApp } from './app.ts';
import type { FirstAdmin } from './backend/first-admin.ts';
import { type Backend, openBackend } from './backend/open-backend.ts';
import { browserConfig } from './browser-config.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { readWebFiles } from './web-files.ts';

/** A running Legwork. */
export type RunningServer = {
  readonly url: string;
  /** Only when this start made it. */
  readonly firstAdmin: FirstAdmin | undefined;
  /** Ends cleanly: running requests finish, the database is closed. */
  readonly close: () => Promise<void>;
};

/** What a server is started with besides its settings. */
export type ServeOptions = {
  readonly log: Log;
  /** Folder of the built application when WEB_DIR does not name one. */
  readonly webDirectory: string;
};

/**
 * Starts Legwork: embedded backend (unless a Supabase project is configured) and browser application on one port.
 *
 * @throws {StartError} when it cannot start for a reason the user can mend
 */
export async function serve(
  settings: Settings,
  { log, webDirectory }: ServeOptions,
): Promise<RunningServer> {
  const webFiles = readWebFiles(resolve(settings.WEB_DIR ?? webDirectory));
  const backend = settings.SUPABASE_URL === undefined ? await open(settings, log) : undefined;
  try {
    const app = createApp({
      webFiles,
      config: browserConfig(settings, backend?.publishableKey),
      gate: backend?.fetch,
      trustedProxies: settings.TRUST_PROXY,
      log,
    });
    const listener = await listen(app, { host: settings.HOST, port: settings.PORT });
    return {
      url: listener.url,
      firstAdmin: backend?.firstAdmin,
      async close() {
        await listener.close();
        await backend?.close();
      },
    };
  } catch (error) {
    await backend?.close();
    throw error;
  }
}

function open(settings: Settings, log: Log): Promise<Backend> {
  return openBackend({
    dataDirectory: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    admin: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD },
    sessionDays: settings.SESSION_DAYS,
    log,
  });
}
