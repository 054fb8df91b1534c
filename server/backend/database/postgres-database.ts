import { createPostgresConnection } from '@supabase/lite/postgres';
import { Kysely } from 'kysely';
import { Client, Pool, type ClientConfig } from 'pg';
import { errorCode } from '../../../runtime/errors.ts';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { DatabaseLostError } from './database-use.ts';
import { createDialect, type Database, queryOver, type RunScript } from './database.ts';
import { createPostgresDriver, type DriverEvents, isLoss } from './postgres-driver.ts';
import { postgresTypes } from './postgres-types.ts';

const OLDEST_VERSION = 150_000;
const INSUFFICIENT_PRIVILEGE = '42501';
const CONNECT_TIMEOUT_MS = 10_000;
/** Longer than any statement of a request takes; without it a machine that vanishes would keep requests for hours. */
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_MS = 60_000;
const CONNECTION_LIFETIME_SECONDS = 3600;
/** Any number, as long as every Legwork process uses the same. */
const MIGRATION_LOCK = 7_305_221;

/** Where an own PostgreSQL is, how many connections this process may hold, and where it says that it went away. */
export type PostgresOptions = {
  readonly url: string;
  readonly connections: number;
  readonly log: Log;
};

/** Opens an own PostgreSQL, which may go away (`DatabaseLostError`) and come back. Throws `StartError` when it cannot be used. */
export async function openPostgresDatabase(options: PostgresOptions): Promise<Database> {
  const settings = clientSettings(options.url);
  const pool = openPool(settings, options.connections);
  const driver = createPostgresDriver(pool, createOutageLog(options.log));
  // It brings a driver of its own, which opens no connection before it is used, and which nobody uses: a connection
  // that is lost in the middle of a transaction makes it write to a socket that is gone, and the process ends.
  const connection = createPostgresConnection({ url: options.url });
  connection.kysely = new Kysely({ dialect: createDialect(() => driver) });

  const database: Database = {
    connection,
    query: queryOver(connection),
    // The end of the session undoes what was not committed.
    inTransaction: (work) =>
      withSession(settings, async (run) => {
        await run('begin');
        await work(run);
        await run('commit');
      }),
    whileMigrating: (work) =>
      withSession(settings, async (run) => {
        // The end of the session gives the lock back, whatever happens before.
        await run(`select pg_advisory_lock(${MIGRATION_LOCK})`);
        await work().catch((error: unknown) => {
          throw databaseError(error);
        });
      }),
    close: () => pool.end(),
  };
  await refuseUnusable(database);
  return database;
}

/** What every connection is opened with. `sslmode` means what it means to PostgreSQL's own programs. */
function clientSettings(url: string): ClientConfig {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return {
    connectionString: address.href,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: postgresTypes,
  };
}

function openPool(settings: ClientConfig, connections: number): Pool {
  const pool = new Pool({
    ...settings,
    max: connections,
    query_timeout: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
  });
  // A connection that breaks while nobody uses it is dropped by the pool; nobody has lost anything.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Says once that the database went away and once that it is back, however many requests notice. */
function createOutageLog(log: Log): DriverEvents {
  let isAway = false;
  return {
    onLoss(error) {
      // The driver's messages name addresses.
      if (!isAway) log.warn(`The database went away (${errorCode(error) ?? 'no answer'})`);
      isAway = true;
    },
    onAnswer() {
      if (isAway) log.say('The database answers again');
      isAway = false;
    },
  };
}

/** Runs `work` on a connection of its own, which no limit of time applies to. */
async function withSession(
  settings: ClientConfig,
  work: (run: RunScript) => Promise<void>,
): Promise<void> {
  const client = new Client(settings);
  client.on('error', () => undefined);
  await client.connect().catch(rethrow);
  try {
    await work(async (script) => {
      await client.query(script).catch(rethrow);
    });
  } finally {
    await client.end();
  }
}

function rethrow(error: unknown): never {
  throw isLoss(error) ? unreachable(error) : error;
}

/** A database that somebody else administers often gives its owner too few rights. */
function databaseError(error: unknown): unknown {
  if (error instanceof DatabaseLostError) return unreachable(error);
  if (!(error instanceof Error) || errorCode(error) !== INSUFFICIENT_PRIVILEGE) return error;
  return new StartError(
    `The role of DATABASE_URL may not set up the database (${error.message}). It has to own the database and to have CREATEROLE, or the roles anon and authenticated (docs/hosting.md).`,
    { cause: error },
  );
}

async function refuseUnusable(database: Database): Promise<void> {
  const [server] = await database
    .query(
      `select current_setting('server_version_num')::int as version,
         exists (select 1 from pg_roles where rolname = 'supabase_auth_admin') as hosted`,
    )
    .catch(async (error: unknown) => {
      await database.close();
      throw unreachable(error);
    });
  const problem = problemOf(server);
  if (problem === undefined) return;
  await database.close();
  throw new StartError(problem);
}

function unreachable(error: unknown): StartError {
  const cause = error instanceof DatabaseLostError ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : 'no answer';
  return new StartError(
    `The database of DATABASE_URL cannot be reached (${reason}). Check the address, the password and that PostgreSQL is running.`,
    { cause: error },
  );
}

function problemOf(server: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (server?.['hosted'] === true) {
    return 'DATABASE_URL points at a Supabase database. Set SUPABASE_URL and SUPABASE_ANON_KEY instead (docs/hosting.md).';
  }
  if (Number(server?.['version']) < OLDEST_VERSION) {
    return 'The database of DATABASE_URL is older than PostgreSQL 15. Use PostgreSQL 15 or newer.';
  }
  return undefined;
}
