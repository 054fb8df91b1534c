import { join } from 'node:path';
import { FileError } from '../../runtime/errors.ts';
import { fileError, makeFolder, makeOwnFolder } from '../../runtime/files/files.ts';
import { clearTemporaries } from '../../runtime/files/temporaries.ts';
import { tryLockDirectory } from '../../server/backend/database/directory-lock.ts';

/** What a list and a watch keep for themselves in the folder that the user named. */
export const LIST_STATE = '.legwork';
export const ROUND_STATE = 'round';
export const PEOPLE = 'people';
/** Where a day under way is kept, in the folder of what can be fetched again. */
export const DAY_STATE = 'day';
export const SUMMARY = 'summary.csv';
/** Reports that wait for the server that `--server` names. */
export const UNSAVED = 'unsaved';
/** In the state of a list and of a round. */
export const ANSWERS = 'answers';

const OWN_FOLDERS = [
  LIST_STATE,
  join(LIST_STATE, ANSWERS),
  ROUND_STATE,
  join(ROUND_STATE, ANSWERS),
  PEOPLE,
  UNSAVED,
];

/** Does something in a folder that no other Legwork works in meanwhile; a crash frees it, too. Throws `FileError`. */
export async function inClaimedFolder<Value>(
  folder: string,
  act: () => Promise<Value>,
): Promise<Value> {
  await makeFolder(folder);
  // Where a lock is a file, it lies among our own.
  const own = join(folder, LIST_STATE);
  await makeOwnFolder(own);
  const lock = await tryLockDirectory(own).catch((error: unknown) => {
    throw fileError(folder, 'written', error);
  });
  if (lock === undefined) {
    throw new FileError(
      `Another legwork is working in ${folder}. Wait until it has finished, or choose another folder.`,
    );
  }
  try {
    await clearHalfFiles(folder).catch((error: unknown) => {
      throw fileError(folder, 'written', error);
    });
    return await act();
  } finally {
    await lock.release();
  }
}

/** Commands that research one person write into the folder without claiming it. */
async function clearHalfFiles(folder: string): Promise<void> {
  await clearTemporaries(folder, 'shared');
  for (const own of OWN_FOLDERS) await clearTemporaries(join(folder, own), 'claimed');
}
