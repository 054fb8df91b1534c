import { type Stats, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** Everybody's rights but the owner's. */
const RIGHTS_OF_OTHERS = 0o077;

/** Where container engines mount secrets, readable by all of the container. */
const CONTAINER_SECRETS = '/run/secrets';

/**
 * What is wrong with a file that holds a secret, with the remedy; `undefined` for nothing, or no file. Its owner alone may read
 * it, but for what containers and systemd mount, and on Windows, which has no modes.
 */
export function exposureOf(
  file: string,
  variables: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const folders = [CONTAINER_SECRETS, variables['CREDENTIALS_DIRECTORY']];
  if (process.platform === 'win32' || folders.some((folder) => liesIn(file, folder))) {
    return undefined;
  }
  const found: Stats | undefined = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || (found.mode & RIGHTS_OF_OTHERS) === 0) return undefined;
  return `${file} can be read by other users of this machine. Run: chmod 600 ${shellWord(file)}`;
}

function liesIn(file: string, folder: string | undefined): boolean {
  return folder !== undefined && folder !== '' && resolve(file).startsWith(resolve(folder) + sep);
}

function shellWord(path: string): string {
  return /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
