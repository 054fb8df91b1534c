import { existsSync, openAsBlob } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { listBackups } from './backend/backups/backups.ts';
import { lockDirectory } from './backend/database/directory-lock.ts';
import { openEmbeddedDatabase } from './backend/database/embedded-database.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** What a restore did. */
type Restored = {
  readonly accounts: number;
  /** Where the database that was there before lies now; undefined when there was none. */
  readonly before: string | undefined;
};

// npm run restore [-- <file>]: without a file the newest backup of the data folder.
try {
  const directory = resolve(readSettings(process.env).DATA_DIR);
  const file = process.argv[2] ?? (await listBackups(directory))[0]?.path;
  if (file === undefined) {
    throw new StartError(
      `There is no backup in ${directory}. Name a file: npm run restore -- <file>`,
    );
  }
  const { accounts, before } = await restoreBackup(directory, resolve(file), new Date());
  console.log(`Restored ${file}: ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.`);
  if (before !== undefined) console.log(`The database that was there before lies in ${before}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/**
 * Puts a backup in the place of a data folder's database. The backup is unpacked beside it and opened first, so a
 * damaged file changes nothing; the old database is kept under another name.
 *
 * @throws {StartError} when the folder is in use or the file is no backup
 */
async function restoreBackup(dataDirectory: string, file: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const lock = await lockDirectory(dataDirectory);
  try {
    const draft = join(dataDirectory, 'database.restoring');
    await rm(draft, { recursive: true, force: true });
    const accounts = await unpack(file, draft);
    const current = join(dataDirectory, 'database');
    const before = existsSync(current)
      ? `${current}.before-${now.toISOString().replace(/[:.]/g, '-')}`
      : undefined;
    if (before !== undefined) await rename(current, before);
    await rename(draft, current);
    return { accounts, before };
  } finally {
    await lock.release();
  }
}

/** Unpacks into `draft` and proves that it opens; answers how many accounts it holds. */
async function unpack(file: string, draft: string): Promise<number> {
  try {
    const database = await openEmbeddedDatabase(draft, { loadDataDir: await openAsBlob(file) });
    try {
      const [row] = await database.query('select count(*)::int as accounts from public.profiles');
      return Number(row?.['accounts']);
    } finally {
      await database.close();
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new StartError(`The file ${file} is not a backup of Legwork, or it is damaged.`, {
      cause: error,
    });
  }
}
