import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  EXA_URL,
  FIRECRAWL_KEYLESS_URL,
  SCRAPE_CONCURRENCY_DEFAULT,
  TAVILY_URL,
  WIKIDATA_URL,
} from '#engine';
import { SettingsError } from './errors.ts';
import { readServiceAddress } from './service-address.ts';

/** Environment variables by name; an empty one counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

const SCRAPES_MAX = 50;

/** Where each service is reached, unless a variable says otherwise. */
const ADDRESSES = {
  scraperapi: 'https://api.scraperapi.com',
  serpapi: 'https://serpapi.com',
  firecrawl: 'https://api.firecrawl.dev',
  'firecrawl-keyless': FIRECRAWL_KEYLESS_URL,
  tavily: TAVILY_URL,
  exa: EXA_URL,
  wikidata: WIKIDATA_URL,
} as const;

/** The addresses of the services, without a slash at the end. */
export type ServiceAddresses = Readonly<Record<keyof typeof ADDRESSES, string>>;

/** Reads the addresses of the services. Throws `SettingsError` for one that is not an address. */
export function serviceAddresses(variables: Variables): ServiceAddresses {
  return { ...ADDRESSES, ...addressesIn(variables, Object.keys(ADDRESSES)) };
}

/** The address in a variable, without a slash at the end. Throws `SettingsError`, which never repeats the value. */
export function addressIn(variables: Variables, variable: string): string | undefined {
  const value = settingOf(variables, variable);
  if (value === undefined) return undefined;
  const read = readServiceAddress(value);
  if ('address' in read) return read.address;
  throw new SettingsError(
    `${variable} ${read.problem}. Correct it, or unset it to use the public address.`,
  );
}

/** The addresses that are set among these: 'gov-uk' is reached where GOV_UK_URL says. Throws `SettingsError`. */
export function addressesIn(
  variables: Variables,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const address = addressIn(variables, `${name.toUpperCase().replaceAll('-', '_')}_URL`);
      return address === undefined ? [] : [[name, address]];
    }),
  );
}

/** Pages read at a time. Throws `SettingsError` for anything but a whole number in range. */
export function scrapeConcurrency(variables: Variables): number {
  const value = settingOf(variables, 'SCRAPE_CONCURRENCY');
  if (value === undefined) return SCRAPE_CONCURRENCY_DEFAULT;
  const count = /^\d{1,2}$/u.test(value) ? Number(value) : 0;
  if (count < 1 || count > SCRAPES_MAX) {
    throw new SettingsError(
      `SCRAPE_CONCURRENCY must be a whole number from 1 to ${SCRAPES_MAX}: the number of pages that your Firecrawl plan reads at a time.`,
    );
  }
  return count;
}

/** The folder of Legwork's own settings (XDG Base Directory). */
export function configFolder(variables: Variables): string {
  return join(
    settingOf(variables, 'XDG_CONFIG_HOME') ?? join(home(variables), '.config'),
    'legwork',
  );
}

/** The folder of what can be fetched again (XDG Base Directory). */
export function cacheFolder(variables: Variables): string {
  return join(settingOf(variables, 'XDG_CACHE_HOME') ?? join(home(variables), '.cache'), 'legwork');
}

/** The folder of what must not be lost and is not a setting (XDG Base Directory). */
export function stateFolder(variables: Variables): string {
  return join(
    settingOf(variables, 'XDG_STATE_HOME') ?? join(home(variables), '.local', 'state'),
    'legwork',
  );
}

/** The value of a variable; `undefined` when it is not set or empty. */
export function settingOf(variables: Variables, name: string): string | undefined {
  const value = variables[name];
  return value === undefined || value === '' ? undefined : value;
}

function home(variables: Variables): string {
  return settingOf(variables, 'HOME') ?? homedir();
}
