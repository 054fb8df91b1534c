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
import { type Secrets, secretsOfDatabase, secretsOfFolder } from './secrets.ts';
import { authSchemaOf, createSupabaseApi } from './supabase-api.ts';

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
    const home = await (options.databaseUrl === undefined ? openFolder : openServer)(options, undo);
    return { ...(await serve(options, home)), database: home.database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A migrated database and the secrets that belong to it. */
type Home = { readonly database: Database; readonly secrets: Secrets };
type Undo = (() => Promise<unknown>)[];

async function openFolder({ dataDirectory }: BackendOptions, undo: Undo): Promise<Home> {
  undo.push(await lockDirectory(dataDirectory));
  const database = await openEmbeddedDatabase(join(dataDirectory, 'database'));
  undo.push(database.close);
  await migrate(database, authSchemaOf(database), migrationFiles);
  return { database, secrets: secretsOfFolder(dataDirectory) };
}

/** Any number of server processes may share this home, so nothing of it lies in a folder. */
async function openServer(options: BackendOptions, undo: Undo): Promise<Home> {
  const { databaseUrl: url = '', databaseConnections: connections } = options;
  const database = await openPostgresDatabase({ url, connections });
  undo.push(database.close);
  await migrate(database, authSchemaOf(database), migrationFiles);
  return { database, secrets: await secretsOfDatabase(database.query) };
}

async function serve(options: BackendOptions, { database, secrets }: Home) {
  const { sessionDays, admin, limits = defaultLimits, log, signInFloorMs } = options;
  const firstAdmin = await makeFirstAdmin(database, admin);
  const api = await createSupabaseApi({ database, secrets, sessionDays });
  const attempts = createAttempts(database.query, limits, secrets.jwtSecret);
  const floor = signInFloorMs === undefined ? {} : { floorMs: signInFloorMs };
  const gate = createGate({ api, attempts, query: database.query, log, ...floor });
  return { fetch: gate, publishableKey: secrets.publishableKey, firstAdmin };
}
