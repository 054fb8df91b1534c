import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file or folder that could not be read or written. The message names it, says why and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** What the system says, and what helps. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, then run the same command again',
  EDQUOT: 'your quota on this disk is used up. Free some space, then run the same command again',
  EROFS: 'the file system is read-only. Choose a folder that can be written to',
  EACCES: 'you have no right to write there. Choose another folder, or change its rights',
  EPERM: 'you have no right to write there. Choose another folder, or change its rights',
  ENOTDIR: 'a part of its path is a file. Choose another folder',
  EISDIR: 'it is a folder. Name a file',
  EFBIG: 'the file would be larger than the system allows. Raise the limit, then run again',
  ENOENT: 'it does not exist. Check the path',
  EMFILE: 'too many files are open. Close other programs, then run again',
};

/** Puts the system's error into words: 'out/summary.csv cannot be written: the disk is full. Free some space, …'. */
export function fileError(path: string, action: 'read' | 'written', error: unknown): FileError {
  if (error instanceof FileError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
  return new FileError(`${path} cannot be ${action}: ${reason}.`);
}

/**
 * Replaces a file as a whole: after a crash it holds either the old or the new text. Makes its folder, for the owner alone.
 * Throws `FileError`.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`;
  try {
    await makeFolder(dirname(path));
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw fileError(path, 'written', error);
  }
}

/** The text of a file; `null` when there is none. Throws `FileError`. */
export async function readFileIfAny(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw fileError(path, 'read', error);
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

/**
 * Writes a text where the user said: replaces a file as a whole; into a device or a pipe it goes as it is. Throws
 * `FileError`.
 */
export async function writeOut(path: string, text: string): Promise<void> {
  if (await isRegular(path)) return replaceFile(path, text);
  try {
    await writeFile(path, text);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

/** Finds out before any credit is spent whether a file could be written. Throws `FileError`. */
export async function assertWritable(path: string): Promise<void> {
  if (!(await isRegular(path))) return;
  const trial = `${path}.${process.pid}.tmp`;
  await replaceFile(trial, '');
  await rm(trial, { force: true });
}

async function isRegular(path: string): Promise<boolean> {
  try {
    const facts = await stat(path);
    if (facts.isDirectory())
      throw fileError(path, 'written', Object.assign(new Error(), { code: 'EISDIR' }));
    return facts.isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw fileError(path, 'written', error);
  }
}
