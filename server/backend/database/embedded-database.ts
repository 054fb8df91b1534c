import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery, Kysely } from 'kysely';
import { StartError } from '../../start-error.ts';
import { type Database, isoTimestamp } from './database.ts';
import { createLockedDialect } from './locked-driver.ts';
import { createMutex } from './mutex.ts';

const TIMESTAMPTZ_OID = 1184;
const DATA_FORMAT = '17';

/** The embedded database, and the whole of it as one compressed archive. */
export type EmbeddedDatabase = Database & {
  /** A consistent copy of the data folder (tar, gzip), taken between two transactions. */
  readonly dump: () => Promise<Blob>;
};

/** How an embedded database is opened, besides where. */
export type EmbeddedDatabaseOptions = {
  /** A dump to begin with. */
  readonly loadDataDir?: Blob;
  /** Told how long each statement or transaction waited for the one session, in milliseconds. */
  readonly onWait?: ((durationMs: number) => void) | undefined;
};

/**
 * Opens the embedded database in `directory`, making it when the folder is empty.
 *
 * @throws {StartError} when the folder was written by another PostgreSQL version
 */
export async function openEmbeddedDatabase(
  directory: string,
  { loadDataDir, onWait }: EmbeddedDatabaseOptions = {},
): Promise<EmbeddedDatabase> {
  refuseOtherFormat(directory);
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: {
      extensions: { pg_trgm },
      parsers: { [TIMESTAMPTZ_OID]: isoTimestamp },
      ...(loadDataDir === undefined ? {} : { loadDataDir }),
    },
  });
  const { driver } = connection;
  const mutex = createMutex(onWait);
  connection.kysely = new Kysely({ dialect: createLockedDialect(driver, mutex) });
  await driver.waitReady;

  async function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await mutex.take();
    try {
      return await work();
    } finally {
      release();
    }
  }

  return {
    connection,
    async query(text, parameters = []) {
      const compiled = CompiledQuery.raw(text, [...parameters]);
      const { rows } = await connection.kysely.executeQuery<Record<string, unknown>>(compiled);
      return rows;
    },
    runScript: (script) =>
      exclusively(async () => {
        await driver.exec('begin');
        try {
          await driver.exec(script);
          await driver.exec('commit');
        } catch (error) {
          await driver.exec('rollback');
          throw error;
        }
      }),
    // The data folder has one owner, so there is nobody to wait for.
    whileMigrating: (work) => work(),
    dump: () => exclusively(() => driver.dumpDataDir('gzip')),
    close: () => exclusively(() => connection.close()),
  };
}

function refuseOtherFormat(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) return;
  const format = readFileSync(file, 'utf8').trim();
  if (format === DATA_FORMAT) return;
  throw new StartError(
    `The data folder ${directory} has format ${format}, this Legwork reads format ${DATA_FORMAT}. Start the version that wrote it, or set DATA_DIR to another folder.`,
  );
}
