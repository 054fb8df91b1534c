import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROBE_NAME } from './embedded-client.ts';
import {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  openEmbeddedDatabase,
} from './embedded-database.ts';

/** PostgreSQL numbers what it made itself below this, and what others make from here on. */
const FIRST_OWN_NUMBER = 16_384;

/** What lies at the top of a PostgreSQL data folder. */
const POSTGRES_NAME =
  /^(?:base|global|pg_\w+(?:\.conf)?|postgresql(?:\.auto)?\.conf|postmaster\.\w+)$/;

/** Where the database of a data folder lies, and where one waits until it is whole. */
function placesIn(dataDirectory: string) {
  const current = join(dataDirectory, 'database');
  return {
    current,
    /** Made by a first start, and not whole before it has the name `database`. */
    making: `${current}.making`,
    /** Unpacked from a backup, and not looked at yet. */
    restoring: `${current}.restoring`,
    /** Unpacked and found good: from here on it takes the place of the current one. */
    restored: `${current}.restored`,
  };
}

/** Whether a data folder holds a database. */
export function holdsDatabase(dataDirectory: string): boolean {
  const { current, restored } = placesIn(dataDirectory);
  return existsSync(current) || existsSync(restored);
}

/**
 * Opens the database of a data folder, which the caller holds alone, after putting in order what a killed process left. A new one
 * is made aside and renamed. Throws `StartError` when the folder cannot be used.
 */
export async function openDataFolder(
  dataDirectory: string,
  options: Omit<EmbeddedDatabaseOptions, 'loadDataDir'> = {},
): Promise<EmbeddedDatabase> {
  putInOrder(dataDirectory);
  const { current, making } = placesIn(dataDirectory);
  if (!existsSync(current)) {
    try {
      await (await openEmbeddedDatabase(making)).close();
      renameSync(making, current);
    } finally {
      // A disk that was too small gets its room back.
      remove(making);
    }
  }
  return openEmbeddedDatabase(current, options);
}

/**
 * Puts another database in the place of the current one, and answers where that lies now, if any. `unpack` fills a folder, or
 * throws, and nothing has changed; a kill leaves the old one or the new one, whole.
 */
export async function replaceDatabase(
  dataDirectory: string,
  unpack: (folder: string) => Promise<void>,
  now: Date,
): Promise<string | undefined> {
  putInOrder(dataDirectory);
  const { current, restoring, restored } = placesIn(dataDirectory);
  try {
    await unpack(restoring);
  } catch (error) {
    remove(restoring);
    throw error;
  }
  const before = `${current}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  renameSync(restoring, restored);
  const hadDatabase = existsSync(current);
  if (hadDatabase) renameSync(current, before);
  renameSync(restored, current);
  return hadDatabase ? before : undefined;
}

/** Ends what a killed restore had all but done, and removes what a killed start or restore had only begun. */
function putInOrder(dataDirectory: string): void {
  const { current, making, restoring, restored } = placesIn(dataDirectory);
  // Killed between its two renames: the old database has another name already.
  if (existsSync(restored) && !existsSync(current)) renameSync(restored, current);
  for (const leftover of [making, restoring, restored, join(dataDirectory, PROBE_NAME)]) {
    remove(leftover);
  }
  if (isUnfinished(current)) remove(current);
}

/**
 * Whether a first start of an earlier version ended in the middle: PG_VERSION is written last. A folder that lost it otherwise
 * has tables of PostgreSQL's higher numbers; one with other names is somebody else's.
 */
function isUnfinished(folder: string): boolean {
  if (!existsSync(folder) || existsSync(join(folder, 'PG_VERSION'))) return false;
  if (!readdirSync(folder).every((name) => POSTGRES_NAME.test(name))) return false;
  const base = join(folder, 'base');
  const files = existsSync(base) ? readdirSync(base, { recursive: true, encoding: 'utf8' }) : [];
  return files.every((name) => !(Number.parseInt(basename(name), 10) >= FIRST_OWN_NUMBER));
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
