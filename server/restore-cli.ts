import { resolve } from 'node:path';
import { readBackupFile } from './backend/backups/archive.ts';
import { listBackups } from './backend/backups/backups.ts';
import { replaceDatabase } from './backend/database/data-folder.ts';
import { lockDirectory } from './backend/database/directory-lock.ts';
import { openEmbeddedDatabase } from './backend/database/embedded-database.ts';
import { readSettings } from './settings.ts';
import { endWithSentence, StartError } from './start-error.ts';
import { storageProblemOf } from './storage-problem.ts';

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
  endWithSentence(error);
}

/**
 * Puts a backup in the place of a data folder's database. The file is read to its end and unpacked beside the database
 * and opened first, so a damaged one changes nothing; the old database is kept under another name.
 *
 * @throws {StartError} when the folder is in use or cannot be written, or the file is no backup
 */
async function restoreBackup(dataDirectory: string, file: string, now: Date): Promise<Restored> {
  const archive = await readBackupFile(file);
  const lock = await lockDirectory(dataDirectory);
  try {
    const accounts: number[] = [];
    const unpack = async (folder: string) => {
      accounts.push(await unpackInto(folder, file, archive));
    };
    const before = await replaceDatabase(dataDirectory, unpack, now);
    return { accounts: accounts[0] ?? 0, before };
  } catch (error) {
    const problem = storageProblemOf(error);
    if (!problem) throw error;
    const { reason, remedy } = problem;
    throw new StartError(
      `The backup ${file} cannot be restored into ${dataDirectory}: ${reason}. ${remedy}, then restore again.`,
      { cause: error },
    );
  } finally {
    await lock.release();
  }
}

/** Unpacks into a folder and proves that it opens; answers how many accounts it holds. */
async function unpackInto(
  folder: string,
  file: string,
  archive: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const loadDataDir = new Blob([archive], { type: 'application/x-tar' });
  try {
    const database = await openEmbeddedDatabase(folder, { loadDataDir });
    try {
      const [row] = await database.query('select count(*)::int as accounts from public.profiles');
      return Number(row?.['accounts']);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (storageProblemOf(error)) throw error;
    throw new StartError(`The file ${file} is not a backup of Legwork, or it is damaged.`, {
      cause: error,
    });
  }
}
