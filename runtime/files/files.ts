import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, FileError } from '../errors.ts';
import { clearTemporaries, temporaryIn } from './temporaries.ts';

/** What the system says, and what helps. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, then run the same command again',
  EDQUOT: 'your quota on this disk is used up. Free some space, then run the same command again',
  EROFS: 'the file system is read-only. Choose a folder that can be written to',
  EACCES: 'you have no right to it. Choose another one, or change its rights',
  EPERM: 'you have no right to it. Choose another one, or change its rights',
  ENOTDIR: 'a part of its path is a file. Choose another folder',
  EISDIR: 'it is a folder. Name a file',
  EFBIG: 'the file would be larger than the system allows. Raise the limit, then run again',
  ENOENT: 'it does not exist. Check the path',
  EMFILE: 'too many files are open. Close other programs, then run again',
  ENAMETOOLONG: 'its name is too long for this disk. Choose a shorter one',
  ENOTFILE: 'it is not an ordinary file. Remove it',
  ELOOP: 'it is a symbolic link, and Legwork follows none in its own folders. Remove the link',
};

/** Puts the system's error into words: 'out/summary.csv cannot be written: the disk is full. Free some space, …'. */
export function fileError(path: string, action: 'read' | 'written', error: unknown): FileError {
  if (error instanceof FileError) return error;
  const reason =
    REASONS[errorCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
  return new FileError(`${path} cannot be ${action}: ${reason}.`);
}

/** Replaces a file as a whole: a crash leaves the old or the new text. Makes its folder, for the owner alone. Throws `FileError`. */
export async function replaceFile(path: string, text: string | Uint8Array): Promise<void> {
  try {
    await makeFolder(dirname(path));
    await throughTemporary(dirname(path), text, (temporary) => rename(temporary, path));
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

/** The name of a file that does not reveal what it is about. */
export function hashedName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}.json`;
}

/** Can a folder take one more file with this text? Leaves nothing behind. Never rejects. */
export async function hasRoomFor(folder: string, text: string): Promise<boolean> {
  return throughTemporary(folder, text, (temporary) => rm(temporary)).then(
    () => true,
    () => false,
  );
}

/** Writes a text to a temporary, which `use` moves or removes; when anything fails it is gone. */
async function throughTemporary(
  folder: string,
  text: string | Uint8Array,
  use: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = temporaryIn(folder);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await use(temporary);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Makes a folder for the owner alone, and those above it; one that is there stays as it is. Throws `FileError`. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

/** Writes a text where the user said: replaces a file as a whole, and writes into a device or pipe. Throws `FileError`. */
export async function writeOut(path: string, text: string): Promise<void> {
  if (await isRegular(path)) return replaceFile(path, text);
  try {
    await writeFile(path, text);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

/** Finds out before any credit is spent whether a file can be written; removes what a killed run left. Throws `FileError`. */
export async function assertWritable(path: string): Promise<void> {
  if (!(await isRegular(path))) return;
  try {
    await makeFolder(dirname(path));
    await clearTemporaries(dirname(path), 'shared');
    await throughTemporary(dirname(path), '', (temporary) => rm(temporary));
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

async function isRegular(path: string): Promise<boolean> {
  try {
    const facts = await stat(path);
    if (facts.isDirectory()) throw failure('EISDIR');
    return facts.isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw fileError(path, 'written', error);
  }
}

/** Legwork's own folders hold no links, so that no file elsewhere is read or filled. The folder that the user named may be one. */
async function assertOwn(folder: string): Promise<void> {
  const facts = await lstat(folder);
  if (facts.isSymbolicLink()) throw failure('ELOOP');
  if (!facts.isDirectory()) throw failure('ENOTDIR');
}

/** Makes a folder of Legwork's own, for the owner alone. Throws `FileError`, also when there is a link in its place. */
export async function makeOwnFolder(path: string): Promise<void> {
  await makeFolder(path);
  await assertOwn(path).catch((error: unknown) => {
    throw fileError(path, 'written', error);
  });
}

/** The names in a folder of Legwork's own; none when it is not there. Throws `FileError`, also for a link. */
export async function namesInOwnFolder(path: string): Promise<readonly string[]> {
  try {
    await assertOwn(path);
    return await readdir(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw fileError(path, 'read', error);
  }
}

/** Replaces a file in a folder of Legwork's own, as `replaceFile`. Throws `FileError`, also for a link. */
export async function replaceOwnFile(path: string, text: string | Uint8Array): Promise<void> {
  await makeOwnFolder(dirname(path));
  await replaceFile(path, text);
}

/** What a file in a folder of Legwork's own holds; `null` when there is none. Throws `FileError`, also for a link. */
export async function readOwnFile(path: string): Promise<Buffer | null> {
  try {
    await assertOwn(dirname(path));
    const facts = await lstat(path);
    if (!facts.isFile()) throw failure(facts.isSymbolicLink() ? 'ELOOP' : 'ENOTFILE');
    // Without waiting, should a pipe have come in between.
    const file = await open(path, constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw fileError(path, 'read', error);
  }
}

/** Is there something under this name that is not an ordinary file: a link, a folder, a pipe? */
export async function isForeign(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => null);
  return facts !== null && !facts.isFile();
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
