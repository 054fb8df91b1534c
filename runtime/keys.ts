import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  CRM_LABELS,
  parsedJson,
  secretOf,
  type CrmName,
  type KeyedServiceName,
  type Secret,
} from '#engine';
import { errorCode, SettingsError } from './errors.ts';
import { exposureOf } from './files/secret-file.ts';
import { configFolder, settingOf, type Variables } from './settings.ts';

/** The keys of the three services; an empty secret where there is none. */
export type ServiceKeys = Readonly<Record<KeyedServiceName, Secret>>;

const keyFile = z.strictObject({
  scraperapi: z.string().optional(),
  serpapi: z.string().optional(),
  firecrawl: z.string().optional(),
  hubspot: z.string().optional(),
  pipedrive: z.string().optional(),
  attio: z.string().optional(),
  twenty: z.string().optional(),
});

/** The keys in the environment (`FIRECRAWL_KEY`, `FIRECRAWL_KEY_FILE`), else in `keys.json` of the settings. Throws `SettingsError`. */
export function readKeys(variables: Variables): ServiceKeys {
  const saved = savedKeys(variables);
  const key = (service: KeyedServiceName, variable: string): Secret =>
    secretIn(variables, variable) ?? secretOf((saved[service] ?? '').trim());
  return {
    scraperapi: key('scraperapi', 'SCRAPERAPI_KEY'),
    serpapi: key('serpapi', 'SERPAPI_KEY'),
    firecrawl: key('firecrawl', 'FIRECRAWL_KEY'),
  };
}

/** The key of a CRM, from the same places as every other. Throws `SettingsError`, also when there is none. */
export function readCrmKey(variables: Variables, crm: CrmName): Secret {
  const variable = `${crm.toUpperCase()}_KEY`;
  const key = secretIn(variables, variable) ?? secretOf((savedKeys(variables)[crm] ?? '').trim());
  if (!key.isEmpty) return key;
  throw new SettingsError(
    `There is no key for ${CRM_LABELS[crm]}. Set ${variable} or ${variable}_FILE, or add “${crm}” to keys.json.`,
  );
}

/** A secret in a variable, or in the file that its `_FILE` names. Throws `SettingsError` for both, or a file others can read. */
export function secretIn(variables: Variables, variable: string): Secret | undefined {
  const given = settingOf(variables, variable);
  const file = settingOf(variables, `${variable}_FILE`);
  if (given !== undefined && file !== undefined) {
    throw new SettingsError(`${variable} and ${variable}_FILE are both set. Unset one of them.`);
  }
  if (given !== undefined) return secretOf(given.trim());
  if (file === undefined) return undefined;
  const text = secretText(file, `${variable}_FILE`, variables).trim();
  if (text === '') throw new SettingsError(`${variable}_FILE names ${file}, which is empty.`);
  return secretOf(text);
}

function savedKeys(variables: Variables): z.infer<typeof keyFile> {
  const file = join(configFolder(variables), 'keys.json');
  if (!existsSync(file)) return {};
  const text = secretText(file, 'The key file', variables);
  // What is not JSON is `undefined`: a parser's own message would quote the file, and so a key.
  const read = keyFile.safeParse(parsedJson(text));
  if (read.success) return read.data;
  throw new SettingsError(
    `${file} is not as expected. Write {"scraperapi": "…", "serpapi": "…", "firecrawl": "…"} with the keys you have, and nothing else.`,
  );
}

function secretText(file: string, what: string, variables: Variables): string {
  const text = textOf(file, what);
  const exposure = exposureOf(file, variables);
  if (exposure !== undefined) throw new SettingsError(exposure);
  return text;
}

function textOf(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = errorCode(error) ?? 'unknown';
    throw new SettingsError(
      `${what} names ${file}, which cannot be read (${code}). Correct the path or its rights.`,
    );
  }
}
