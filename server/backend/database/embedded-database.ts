import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery, Kysely, type DatabaseConnection, type Dialect, type Driver } from 'kysely';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { storageProblemOf } from '../../storage-problem.ts';
import { createDialect, type Database, isoTimestamp, queryOver } from './database.ts';
import { createEmbeddedClient, type EmbeddedClient, errorOfWriting } from './embedded-client.ts';
import { createMutex, withMutex, type Mutex } from './mutex.ts';

const INVALID_TEXT = '22P02';

const TIMESTAMPTZ_OID = 1184;
/** The version of PostgreSQL that wrote a data folder, as its file PG_VERSION states. */
export const DATA_FORMAT = '17';

/** The operating system caches the files anyway, and initialising PostgreSQL's usual 128 MB takes longer than all else at a start (docs/decisions/109). */
const SHARED_BUFFERS = '32MB';

/** The embedded database, and the whole of it as one compressed archive. */
export type EmbeddedDatabase = Database & {
  /** A consistent copy of the data folder (tar, gzip), taken between two transactions. */
  readonly dump: () => Promise<Blob>;
};

/** What runs statements, one at a time. */
type PgSession = Pick<PGlite, 'query'>;

/** How an embedded database is opened, besides where. */
export type EmbeddedDatabaseOptions = {
  /** A dump to begin with. */
  readonly loadDataDir?: Blob;
  /** Called with how long each statement or transaction waited for the one session, in milliseconds. */
  readonly onWait?: ((durationMs: number) => void) | undefined;
  /** Where it says that it ended and that it answers again. */
  readonly log?: Log | undefined;
};

/**
 * Opens the embedded database in `directory`, making it when the folder is empty.
 *
 * @throws {StartError} when the folder was written by another PostgreSQL version, cannot be written, or does not open
 */
export async function openEmbeddedDatabase(
  directory: string,
  { loadDataDir, onWait, log }: EmbeddedDatabaseOptions = {},
): Promise<EmbeddedDatabase> {
  refuseOtherContent(directory);
  const pgliteOptions = {
    extensions: { pg_trgm },
    parsers: { [TIMESTAMPTZ_OID]: isoTimestamp },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  };
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { ...pgliteOptions, ...(loadDataDir && { loadDataDir }) },
  });
  await connection.driver.waitReady.catch((error: unknown) => refuseDirectory(directory, error));
  const reopen = () => PGlite.create(directory, pgliteOptions);
  const client = createEmbeddedClient(connection.driver, { directory, reopen, log });
  const mutex = whileAlive(createMutex(onWait), client);
  connection.kysely = new Kysely({ dialect: createLockedDialect(client, mutex) });

  return {
    connection,
    query: queryOver(connection),
    inTransaction: (work) =>
      withMutex(mutex, async () => {
        await client.exec('begin');
        try {
          await work(async (script) => {
            await client.exec(script);
          });
          await client.exec('commit');
        } catch (error) {
          await client.exec('rollback');
          throw error;
        }
      }),
    // The data folder has one owner, so there is nobody to wait for.
    whileMigrating: (work) => work(),
    dump: () => withMutex(mutex, () => client.dumpDataDir('gzip')),
    async close() {
      const release = await mutex.take().catch(() => undefined);
      await client.close();
      release?.();
    },
  };
}

function refuseOtherContent(directory: string): void {
  if (!existsSync(directory)) return;
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) {
    if (readdirSync(directory).length > 0) throw damaged(directory, undefined);
    return;
  }
  const format = readFileSync(file, 'utf8').trim();
  if (format === DATA_FORMAT) return;
  throw new StartError(
    `The data folder ${directory} has format ${format}, this Legwork reads format ${DATA_FORMAT}. Start the version that wrote it, or set DATA_DIR to another folder.`,
  );
}

async function refuseDirectory(directory: string, error: unknown): Promise<never> {
  // PGlite often says no more than that it failed; the disk itself knows better.
  const cause = storageProblemOf(error) ? error : ((await errorOfWriting(directory)) ?? error);
  const problem = storageProblemOf(cause);
  if (!problem) throw damaged(directory, cause);
  const { reason, remedy } = problem;
  throw new StartError(
    `The data folder ${dirname(directory)} cannot be used: ${reason}. ${remedy}, then start again.`,
    { cause },
  );
}

function damaged(directory: string, cause: unknown): StartError {
  return new StartError(
    `The database in ${directory} is damaged and cannot be opened. Restore a backup (npm run restore), or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** A turn at the session is a turn at a database that answers, or none. */
function whileAlive(mutex: Mutex, { revive }: EmbeddedClient): Mutex {
  return {
    async take() {
      const release = await mutex.take();
      try {
        await revive();
        return release;
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/**
 * A Kysely dialect for PGlite that hands its one session to one holder at a time.
 *
 * PGlite has a single session. The driver that comes with @supabase/lite lets the statements of two requests mix on it,
 * so after one request's COMMIT the rest of another runs as superuser without row-level security. Here a caller
 * that acquires the connection has it alone until release, transactions included.
 */
export function createLockedDialect(client: PgSession, mutex: Mutex = createMutex()): Dialect {
  return createDialect(() => createLockedDriver(client, mutex));
}

function createLockedDriver(client: PgSession, mutex: Mutex): Driver {
  const connection = createConnection(client);
  const holders: (() => void)[] = [];
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      holders.push(await mutex.take());
      return connection;
    },
    async beginTransaction(held) {
      await held.executeQuery(CompiledQuery.raw('begin'));
    },
    async commitTransaction(held) {
      await held.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction(held) {
      connection.dropSettings();
      await held.executeQuery(CompiledQuery.raw('rollback'));
    },
    async releaseConnection() {
      connection.dropSettings();
      holders.pop()?.();
    },
    // The client is closed by the code that opened it.
    destroy: () => Promise.resolve(),
  };
}

/** What @supabase/lite says ten times over before each request: who asks, and what for. Nobody reads the answer. */
const SETTING = /^SELECT set_config\('([\w.]+)', (?:\$1|''), true\)$/;

/** The one session. Settings of the transaction wait for the next statement and precede it as one. */
type SettingConnection = DatabaseConnection & {
  /** Forgets the settings that no statement came for. */
  readonly dropSettings: () => void;
};

function createConnection(client: PgSession): SettingConnection {
  let settings: (readonly [name: string, value: unknown])[] = [];

  async function applySettings(): Promise<void> {
    if (settings.length === 0) return;
    const calls = settings.map(
      (_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`,
    );
    const parameters = settings.flat();
    settings = [];
    await client.query(`select ${calls.join(', ')}`, parameters).catch(rethrowWithCode);
  }

  return {
    dropSettings() {
      settings = [];
    },
    async executeQuery<Row>(query: CompiledQuery) {
      const [, setting] = SETTING.exec(query.sql) ?? [];
      if (setting !== undefined) {
        settings.push([setting, query.parameters[0] ?? '']);
        return { rows: [] };
      }
      await applySettings();
      const parameters = [...query.parameters];
      const { rows, affectedRows } = await client
        .query<Row>(query.sql, parameters)
        .catch(rethrowWithCode);
      return affectedRows === undefined
        ? { rows }
        : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error('PGlite does not stream');
    },
  };
}

/** PGlite refuses some parameters before PostgreSQL sees them; such an error gets the code PostgreSQL would give. */
function rethrowWithCode(error: unknown): never {
  if (error instanceof Error && !('code' in error) && error.message.startsWith('Invalid input')) {
    throw Object.assign(new Error(error.message, { cause: error }), { code: INVALID_TEXT });
  }
  throw error;
}
