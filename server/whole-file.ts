import { mkdirSync, statSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';
import { storageProblemOf } from './storage-problem.ts';

/** The end of a file's name while it is written; a file that has it later was left by a process that ended in the middle. */
export const PARTIAL = '.partial';

const OWNER_ONLY = 0o600;

/**
 * Writes a file that is whole or not there: aside, synced to disk, read back, renamed. A disk that fills up takes a part
 * of what is written without an error, so one call of `write` proves nothing. `check` may look at what was written and
 * throw, before it gets its name.
 *
 * @throws the error of the file system; nothing is left then, and what had that name before is as it was
 */
export async function writeWholeFile(
  file: string,
  content: Uint8Array,
  check?: (partial: string) => Promise<void>,
): Promise<void> {
  const partial = file + PARTIAL;
  try {
    await rm(partial, { force: true });
    await writeSynced(partial, content);
    await check?.(partial);
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeSynced(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if ((await readFile(file)).equals(content)) return;
  throw Object.assign(new Error(`${file} does not hold what was written`), { code: 'EIO' });
}

/** Makes a rename last. Windows opens no folders, and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder and those above it. Node's `recursive` never returns where there are none, as in /proc. Throws `StartError`. */
export function makeDataFolder(folder: string): void {
  try {
    makeWithParents(folder);
  } catch (error) {
    const problem = storageProblemOf(error);
    if (!problem) throw error;
    throw new StartError(
      `The folder ${folder} cannot be made: ${problem.reason}. ${problem.remedy}, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function makeWithParents(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(folder);
  if (parent !== folder) makeWithParents(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
