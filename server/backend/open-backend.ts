import { join } from 'node:path';
import type { Log } from '../log.ts';
import { type AttemptLimits, createAttempts, defaultLimits } from './attempt-limits.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { type FirstAdmin, makeFirstAdmin } from './first-admin.ts';
import { createGate, type Gate } from './gate.ts';
import { migrate } from './migrate.ts';
import { migrationFiles } from './migration-files.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import { createSupabaseApi } from './supabase-api.ts';

/** What the embedded backend is opened with. */
export type BackendOptions = {
  readonly dataDirectory: string;
  /** An own PostgreSQL; without it PGlite in the data directory. */
  readonly databaseUrl?: string | undefined;
  readonly databaseConnections: number;
  readonly admin: { readonly email: string; readonly password?: string | undefined };
  readonly sessionDays: number;
  readonly log: Log;
  readonly limits?: AttemptLimits;
  /** A refused sign-in takes at least so long, in milliseconds. */
  readonly signInFloorMs?: number;
};

/** The Supabase protocol, guarded, over one database. */
export type Backend = {
  readonly fetch: Gate;
  /** What the browser sends as `apikey`. */
  readonly publishableKey: string;
  /** Only when this start made it. */
  readonly firstAdmin: FirstAdmin | undefined;
  readonly database: Database;
  readonly close: () => Promise<void>;
};

/**
 * Opens the backend: locks the data folder, opens and migrates the database, makes the first administrator.
 *
 * @throws {StartError} when the folder is in use, the database is from a newer version or cannot be reached
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const unlock = await lockDirectory(options.dataDirectory);
    undo.push(unlock);
    const database = await openDatabase(options);
    undo.push(database.close);
    return { ...(await serve(options, database)), database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openDatabase(options: BackendOptions): Promise<Database> {
  const { databaseUrl, databaseConnections, dataDirectory } = options;
  return databaseUrl === undefined
    ? openEmbeddedDatabase(join(dataDirectory, 'database'))
    : openPostgresDatabase({ url: databaseUrl, connections: databaseConnections });
}

async function serve(options: BackendOptions, database: Database) {
  const secrets: Secrets = secretsOf(options.dataDirectory);
  const api = await createSupabaseApi({ database, secrets, sessionDays: options.sessionDays });
  await migrate(database, api.baseSchema(), migrationFiles);
  api.keepGrants();
  const firstAdmin = await makeFirstAdmin(database, options.admin);
  const attempts = createAttempts(
    database.query,
    options.limits ?? defaultLimits,
    secrets.jwtSecret,
  );
  const gate = createGate({
    api,
    attempts,
    log: options.log,
    ...(options.signInFloorMs === undefined ? {} : { floorMs: options.signInFloorMs }),
  });
  return { fetch: gate, publishableKey: secrets.publishableKey, firstAdmin };
}
