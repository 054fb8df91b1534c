import { createPostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery } from 'kysely';
import { StartError } from '../../start-error.ts';
import { type Database, isoTimestamp } from './database.ts';

const TIMESTAMPTZ_OID = 1184;
const OLDEST_VERSION = 150_000;
const INSUFFICIENT_PRIVILEGE = '42501';
const CONNECT_TIMEOUT_SECONDS = 10;
const CLOSE_TIMEOUT_SECONDS = 3;
/** Any number, as long as every Legwork process uses the same. */
const MIGRATION_LOCK = 7_305_221;

/** Where an own PostgreSQL is and how many connections this process may hold. */
export type PostgresOptions = { readonly url: string; readonly connections: number };

/**
 * Opens an own PostgreSQL.
 *
 * @throws {StartError} when it cannot be reached, is too old, or belongs to a hosted Supabase
 */
export async function openPostgresDatabase({
  url,
  connections,
}: PostgresOptions): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: connections,
      connect_timeout: CONNECT_TIMEOUT_SECONDS,
      onnotice: () => undefined,
      types: {
        timestamptz: {
          to: TIMESTAMPTZ_OID,
          from: [TIMESTAMPTZ_OID],
          serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : value),
          parse: isoTimestamp,
        },
      },
    },
  });
  const { driver } = connection;

  async function query(text: string, parameters: readonly unknown[] = []) {
    const compiled = CompiledQuery.raw(text, [...parameters]);
    const { rows } = await connection.kysely.executeQuery<Record<string, unknown>>(compiled);
    return rows;
  }

  const database: Database = {
    connection,
    query,
    runScript: async (script) => {
      await driver.begin((transaction) => transaction.unsafe(script));
    },
    async whileMigrating(work) {
      const session = await driver.reserve();
      try {
        await session`select pg_advisory_lock(${MIGRATION_LOCK})`;
        await work();
      } catch (error) {
        throw explained(error);
      } finally {
        await session`select pg_advisory_unlock(${MIGRATION_LOCK})`;
        session.release();
      }
    },
    close: () => driver.end({ timeout: CLOSE_TIMEOUT_SECONDS }),
  };
  await refuseUnusable(database);
  return database;
}

/** A database that somebody else administers often gives its owner too few rights. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)) {
    return error;
  }
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
      const reason = error instanceof Error ? error.message : 'no answer';
      throw new StartError(
        `The database of DATABASE_URL cannot be reached (${reason}). Check the address, the password and that PostgreSQL is running.`,
        { cause: error },
      );
    });
  const problem = problemOf(server);
  if (problem === undefined) return;
  await database.close();
  throw new StartError(problem);
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
