import { readFileSync } from 'node:fs';
import { errorCode } from '../runtime/errors.ts';
import { exposureOf } from '../runtime/files/secret-file.ts';
import { StartError } from './start-error.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings among `names` that are given by the path of a file (`ADMIN_PASSWORD_FILE`), as container engines hand out secrets.
 * Throws `StartError` for a file that is not readable, or for others too, and for both ways at once.
 */
export function secretsFromFiles(names: readonly string[], environment: Environment): Environment {
  const found: Record<string, string> = {};
  for (const name of names) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (environment[name] !== undefined) {
      throw new StartError(`${name} and ${name}_FILE are both set: choose one.`);
    }
    const secret = contentOf(file, name);
    const exposure = exposureOf(file, environment);
    if (exposure !== undefined) throw new StartError(exposure);
    if (secret !== '') found[name] = secret;
  }
  return found;
}

/** What the file holds, without the line break that editors and secret stores leave at its end. */
function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = errorCode(error) ?? 'unknown error';
    const remedy =
      code === 'EACCES'
        ? `Let the user that runs Legwork read it (docs/hosting.md)`
        : 'Check the path';
    throw new StartError(`${name}_FILE names a file that cannot be read (${code}). ${remedy}.`, {
      cause: error,
    });
  }
}
