// Kept apart from the code that throws them, so that the command line can recognise them without loading it.

/** A file or folder that could not be read or written. The message names it, says why and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** A setting that cannot be used. The message names it and says what to do; it never holds a key. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
