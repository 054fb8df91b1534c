// Kept apart from the code that throws them, so that the command line can recognise them without loading it.

/** A file or folder that could not be read or written. The message names it, says why and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** The code of an error of the system, the database or a library, such as 'ENOENT'; `undefined` where it has none. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** A setting that cannot be used. The message names it and says what to do; it never holds a key. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
