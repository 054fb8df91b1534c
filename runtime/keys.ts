import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { secretOf, type KeyedServiceName, type Secret } from '#engine';
import { SettingsError, configFolder, valueOf, type Variables } from './settings.ts';

/** The keys of the three services; an empty secret where there is none. */
export type ServiceKeys = Readonly<Record<KeyedServiceName, Secret>>;

/** Everybody's rights but the owner's. */
const RIGHTS_OF_OTHERS = 0o077;

const keyFile = z.strictObject({
  scraperapi: z.string().optional(),
  serpapi: z.string().optional(),
  firecrawl: z.string().optional(),
});

/**
 * The keys from the environment (`FIRECRAWL_KEY`, or `FIRECRAWL_KEY_FILE` with the path of a file that holds it), else from
 * `keys.json` in Legwork's settings folder. Throws `SettingsError`; keys are in no message.
 */
export function readKeys(variables: Variables): ServiceKeys {
  const saved = savedKeys(join(configFolder(variables), 'keys.json'));
  const key = (service: KeyedServiceName, variable: string): Secret =>
    secretIn(variables, variable) ?? secretOf((saved[service] ?? '').trim());
  return {
    scraperapi: key('scraperapi', 'SCRAPERAPI_KEY'),
    serpapi: key('serpapi', 'SERPAPI_KEY'),
    firecrawl: key('firecrawl', 'FIRECRAWL_KEY'),
  };
}

/**
 * A secret from a variable, or from the file that the variable of the same name with `_FILE` names. `undefined` when
 * neither is set. Throws `SettingsError` when both are, or when the file cannot be read.
 */
export function secretIn(variables: Variables, variable: string): Secret | undefined {
  const given = valueOf(variables, variable);
  const file = valueOf(variables, `${variable}_FILE`);
  if (given !== undefined && file !== undefined) {
    throw new SettingsError(`${variable} and ${variable}_FILE are both set. Unset one of them.`);
  }
  if (given !== undefined) return secretOf(given.trim());
  if (file === undefined) return undefined;
  const text = textOf(file, `${variable}_FILE`).trim();
  if (text === '') throw new SettingsError(`${variable}_FILE names ${file}, which is empty.`);
  return secretOf(text);
}

function savedKeys(file: string): z.infer<typeof keyFile> {
  const rights = rightsOf(file);
  if (rights === null) return {};
  if ((rights & RIGHTS_OF_OTHERS) !== 0 && process.platform !== 'win32') {
    throw new SettingsError(
      `${file} can be read by other users of this machine. Run: chmod 600 ${shellWord(file)}`,
    );
  }
  const read = keyFile.safeParse(jsonOf(textOf(file, 'The key file')));
  if (read.success) return read.data;
  throw new SettingsError(
    `${file} is not as expected. Write {"scraperapi": "…", "serpapi": "…", "firecrawl": "…"} with the keys you have, and nothing else.`,
  );
}

/** The rights of a file as a number; `null` when there is no such file. */
function rightsOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mode ?? null;
}

function textOf(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(
      `${what} names ${file}, which cannot be read (${code}). Correct the path or its rights.`,
    );
  }
}

/** What is no JSON is `undefined`: a parser's own message would quote the file, and so a key. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shellWord(path: string): string {
  return /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
