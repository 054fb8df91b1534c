import { join } from 'node:path';
import { FileError, fileError, makeFolder } from '../../runtime/files.ts';
import { tryLockDirectory } from '../../server/backend/database/directory-lock.ts';

/**
 * Does something in a folder that no other Legwork works in meanwhile; the system frees the folder also after a crash. Makes
 * the folder. Throws `FileError`.
 */
export async function inClaimedFolder<Value>(
  folder: string,
  act: () => Promise<Value>,
): Promise<Value> {
  await makeFolder(folder);
  // Where a lock is a file, it lies among our own.
  const own = join(folder, '.legwork');
  await makeFolder(own);
  const lock = await tryLockDirectory(own).catch((error: unknown) => {
    throw fileError(folder, 'written', error);
  });
  if (lock === undefined) {
    throw new FileError(
      `Another legwork is working in ${folder}. Wait until it has finished, or choose another folder.`,
    );
  }
  try {
    return await act();
  } finally {
    await lock.release();
  }
}
