import { existsSync, openAsBlob } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { lockDirectory } from '../database/directory-lock.ts';
import { openEmbeddedDatabase } from '../database/embedded-database.ts';

/** What a restore did. */
export type Restored = {
  readonly accounts: number;
  /** Where the database that was there before lies now; undefined when there was none. */
  readonly before: string | undefined;
};

/**
 * Puts a backup in the place of a data folder's database. The backup is unpacked beside it and opened first, so a
 * damaged file changes nothing; the old database is kept under another name.
 *
 * @throws {StartError} when the folder is in use or the file is no backup
 */
export async function restoreBackup(
  dataDirectory: string,
  file: string,
  now: Date,
): Promise<Restored> {
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
    const database = await openEmbeddedDatabase(draft, await openAsBlob(file));
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
