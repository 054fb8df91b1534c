import { createContext, use } from 'react';
import type { CrmName, KeyedServiceName, KeylessServiceName, Prospect } from '#engine';
import type { OfferedSources } from './company-sources.ts';
import { fieldsOf } from './unknown-fields.ts';

/** What the server gives the browser: where the backend and the services are (docs/decisions/006). */
export type Config = {
  /** Absolute, or relative to the page. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly services: KeyedServiceAddresses;
  /** Services that are asked without a key; `null` where this installation does not allow them. */
  readonly keyless: Readonly<Record<KeylessServiceName, string>> | null;
  /** Where browsers ask about companies; `null` where this installation does not allow it. */
  readonly sources: OfferedSources | null;
  /** Where users may save notes on contacts: an address, or a path of our own server for what it relays. */
  readonly crms: Readonly<Partial<Record<CrmName, string>>>;
  /** Origins at which users may have a language model of their own write drafts. */
  readonly modelOrigins: readonly string[];
  /** Somebody to try, whom the empty dashboard offers. */
  readonly example: Pick<Prospect, 'name' | 'company'> | null;
  /** Scrapes at a time that the Firecrawl plan allows. */
  readonly scrapeConcurrency: number;
  /** Nobody has an account yet: the first one is made with the link that the server printed. */
  readonly isNew: boolean;
  /** The identity provider's name, and whether there is no other way in; `null` without one. */
  readonly singleSignOn: { readonly name: string; readonly isOnly: boolean } | null;
};

/** Each service's address without a trailing slash. */
export type KeyedServiceAddresses = Readonly<Record<KeyedServiceName, string>>;

/** The settings could not be fetched or read; `message` says what was wrong with the answer. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Fetches `/config.json`. Throws `ConfigError` when it can't be had or isn't what this build expects. */
export async function loadConfig(
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Config> {
  const answer = await fetch('/config.json', { signal }).catch((error: unknown) => {
    throw new ConfigError('The server cannot be reached.', { cause: error });
  });
  if (!answer.ok) throw new ConfigError(`The server answered with status ${answer.status}.`);
  const body: unknown = await answer.json().catch(() => null);
  if (!isConfig(body)) throw new ConfigError('The settings from the server cannot be read.');
  return body;
}

// By hand and not with a schema: it would be the only one in the first chunk, and cost that chunk 5 kB.
function isConfig(body: unknown): body is Config {
  const fields = fieldsOf(body);
  return (
    hasTexts(fields, ['supabaseUrl', 'supabaseAnonKey']) &&
    typeof fields['scrapeConcurrency'] === 'number' &&
    typeof fields['isNew'] === 'boolean' &&
    hasAddresses(fields) &&
    hasOnlyTexts(fields['crms']) &&
    areTexts(fields['modelOrigins']) &&
    areTextsOrNull(fields['singleSignOn'], ['name']) &&
    areTextsOrNull(fields['example'], ['name', 'company'])
  );
}

function hasAddresses({ services, keyless, sources }: Readonly<Record<string, unknown>>): boolean {
  return (
    hasTexts(services, ['scraperapi', 'serpapi', 'firecrawl']) &&
    areTextsOrNull(keyless, ['firecrawl-keyless', 'tavily', 'exa', 'wikidata']) &&
    (sources === null || hasSources(sources))
  );
}

function hasSources(sources: unknown): boolean {
  const { dns, vacancies, catalogues, relayed } = fieldsOf(sources);
  return (
    hasTexts(dns, ['first', 'other']) &&
    hasTexts(catalogues, ['itunes', 'openalex', 'orcid', 'crossref', 'contact']) &&
    hasOnlyTexts(vacancies) &&
    areTexts(relayed)
  );
}

function hasOnlyTexts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && areTexts(Object.values(value));
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields = fieldsOf(value);
  return names.every((name) => typeof fields[name] === 'string');
}

function areTextsOrNull(value: unknown, names: readonly string[]): boolean {
  return value === null || hasTexts(value, names);
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** The server's settings, for the screens behind the sign-in. */
export const ConfigContext = createContext<Config | null>(null);

/** Whether passwords open anything here. Throws outside of `ConfigContext`. */
export function usePasswords(): boolean {
  return useConfig().singleSignOn?.isOnly !== true;
}

/** Whether there are API tokens: a Supabase project knows no API but its own. Throws outside of `ConfigContext`. */
export function useApiTokens(): boolean {
  return useConfig().supabaseUrl === '/';
}

/** The server's settings. Throws outside of `ConfigContext`. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigContext around it.');
  return config;
}
