/** Why the file system refused something, for a sentence: `the disk is full (ENOSPC)`, and what to do about it. */
export type StorageProblem = { readonly reason: string; readonly remedy: string };

type Kind = readonly [what: string, remedy: string];

const DISK_FULL: Kind = ['the disk is full', 'Free some space there'];
const DENIED: Kind = [
  'this user may not write there',
  'Give the folder to the user Legwork runs as',
];
const NO_FOLDER: Kind = ['a part of its path is a file, not a folder', 'Move that file away'];

const KINDS: Readonly<Record<string, Kind>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: ["this user's share of the disk is used up", 'Free some space there'],
  EFBIG: ['files may not grow so large here', 'Raise the limit (ulimit -f)'],
  EIO: ['the disk reports an error', 'Check the disk'],
  EROFS: ['the disk is read-only', 'Make it writable'],
  EACCES: DENIED,
  EPERM: DENIED,
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  EISDIR: ['there is a folder in its place', 'Move that folder away'],
  ENOENT: ['its file system has no such folders', 'Correct the path'],
  ELOOP: ['its symbolic links lead in a circle', 'Correct the path'],
  ENAMETOOLONG: ['its path is too long', 'Shorten the path'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n)'],
  ENFILE: ['too many files are open on this machine', 'Close some programs'],
};

/** Errors of the embedded database's file system carry numbers (WASI), not names. */
const NUMBERS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  22: 'EFBIG',
  29: 'EIO',
  41: 'EMFILE',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** PostgreSQL puts the system's error at the end of its own: `could not extend file "base/5/1": File too large`. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/: No space left on device/, 'ENOSPC'],
  [/: (?:Disk q|Q)uota exceeded/, 'EDQUOT'],
  [/: File too large/, 'EFBIG'],
  [/: (?:Input\/output|I\/O) error/, 'EIO'],
  [/: Read-only file system/, 'EROFS'],
  [/: Permission denied/, 'EACCES'],
];

/** What the file system had against it, also where another error wraps that one; undefined when it is no matter of files. */
export function storageProblemOf(error: unknown): StorageProblem | undefined {
  const code = systemErrorCode(error);
  const kind = KINDS[code];
  if (kind !== undefined) return { reason: `${kind[0]} (${code})`, remedy: kind[1] };
  return error instanceof Error && error.cause !== undefined
    ? storageProblemOf(error.cause)
    : undefined;
}

function systemErrorCode(error: unknown): string {
  if (!(error instanceof Object)) return '';
  if ('code' in error && typeof error.code === 'string' && error.code in KINDS) return error.code;
  return numberedCodeOf(error) ?? phrasedCodeOf(error) ?? '';
}

function numberedCodeOf(error: object): string | undefined {
  const isNumbered = 'name' in error && error.name === 'ErrnoError' && 'errno' in error;
  return isNumbered ? NUMBERS[Number(error.errno)] : undefined;
}

function phrasedCodeOf(error: object): string | undefined {
  const message = 'message' in error ? String(error.message) : '';
  return PHRASES.find(([pattern]) => pattern.test(message))?.[1];
}
