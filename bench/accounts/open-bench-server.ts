import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { type ServerBackend, openServerBackend } from '../../server/backend/open-backend.ts';
import { createApp } from '../../server/http/app.ts';
import { browserConfig } from '../../server/http/browser-config.ts';
import { listen } from '../../server/http/listen.ts';
import { readSettings } from '../../server/settings.ts';

const ADMIN = { email: 'admin@example.com', password: 'a good start' };
const DATABASE_CONNECTIONS = 10;

/** A Legwork server on fresh data; leaving its scope ends it and removes the data. */
export type BenchServer = AsyncDisposable & {
  readonly backend: ServerBackend;
  /** Signs the administrator in once more. */
  readonly signIn: () => Promise<{ readonly rest: PostgrestClient; readonly userId: string }>;
};

/** Opens a server on a fresh embedded database, or on the empty PostgreSQL of `databaseUrl`. */
export async function openBenchServer(databaseUrl?: string): Promise<BenchServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'legwork-bench-'));
  const log = { say: () => undefined, warn: () => undefined };
  const backend = await openServerBackend({
    dataDirectory,
    databaseUrl,
    databaseConnections: DATABASE_CONNECTIONS,
    admin: ADMIN,
    sessionDays: 30,
    auditDays: 365,
    backups: { everyHours: 0, keep: 1 },
    log,
  });
  const config = browserConfig(readSettings({}), backend.publishableKey);
  const gate = backend.fetch;
  const app = createApp({
    webFiles: new Map(),
    config,
    gate,
    setup: undefined,
    trustedProxies: 0,
    log,
  });
  const address = { host: '127.0.0.1', port: 0 };
  const listener = await listen((request, connection) => app.fetch(request, connection), address);
  return {
    backend,
    signIn: () => signIn(listener.url, backend.publishableKey),
    async [Symbol.asyncDispose]() {
      await listener.close();
      await backend.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string, apikey: string) {
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey },
    autoRefreshToken: false,
    persistSession: false,
  });
  const { data, error } = await auth.signInWithPassword(ADMIN);
  if (error) throw error;
  const authorization = `Bearer ${data.session.access_token}`;
  const rest = new PostgrestClient(`${url}/rest/v1`, { headers: { apikey, authorization } });
  return { rest, userId: data.user.id };
}
