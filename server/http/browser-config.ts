import type { CrmName, KeyedServiceName, KeylessServiceName } from '#engine';
import { parseAddress } from '../../runtime/service-address.ts';
import { relayedCrms, relayedNames, type RelayedSourceName } from '../relay/relayed-sources.ts';
import type { Settings } from '../settings.ts';
import { singleSignOnOf } from '../single-sign-on-settings.ts';

/** The job boards that answer browsers, and where they are for everybody. Recruitee has a host for each company. */
const PUBLIC_BOARDS = {
  greenhouse: ['https://boards-api.greenhouse.io'],
  lever: ['https://api.lever.co', 'https://api.eu.lever.co'],
  ashby: ['https://api.ashbyhq.com'],
  smartrecruiters: ['https://api.smartrecruiters.com'],
  workable: ['https://apply.workable.com'],
} as const;

type PublicBoard = keyof typeof PUBLIC_BOARDS;

/** What `/config.json` gives the browser, besides whether there is an account yet. Nothing in it is secret. */
export type BrowserConfig = {
  /** Absolute for a Supabase project; `/` for our own origin, to be resolved against the page's. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly services: Readonly<Record<KeyedServiceName, string>>;
  /** Services that answer without a key, and who knows companies; `null` where the installation does not allow them. */
  readonly keyless: Readonly<Record<KeylessServiceName, string>> | null;
  /** Where browsers ask about companies; `null` where the installation does not allow it. */
  readonly sources: {
    readonly dns: { readonly first: string; readonly other: string };
    /** Job boards that are not at their public address. */
    readonly vacancies: Readonly<Partial<Record<PublicBoard, string>>>;
    /** Catalogues of podcasts and articles; `contact` is '' where none is set. */
    readonly catalogues: Readonly<
      Record<'itunes' | 'openalex' | 'orcid' | 'crossref' | 'contact', string>
    >;
    /** Sources that this server asks for the browser, at `/relay/<name>`. */
    readonly relayed: readonly RelayedSourceName[];
  } | null;
  /** Where users may save notes on contacts: an address, or a path of our own for what is relayed. */
  readonly crms: Readonly<Partial<Record<CrmName, string>>>;
  /** Origins at which users may have a language model of their own write drafts. */
  readonly modelOrigins: readonly string[];
  /** Somebody to try, whom the empty dashboard offers. */
  readonly example: { readonly name: string; readonly company: string } | null;
  readonly scrapeConcurrency: number;
  /** The identity provider's name, and whether there is no other way in; `null` without one. */
  readonly singleSignOn: { readonly name: string; readonly isOnly: boolean } | null;
};

/** The browser's configuration: from the settings, and the key of the embedded backend where it is used. */
export function browserConfig(
  settings: Settings,
  publishableKey: string | undefined,
): BrowserConfig {
  const signOn = singleSignOnOf(settings);
  return {
    supabaseUrl: settings.SUPABASE_URL ?? '/',
    supabaseAnonKey: settings.SUPABASE_ANON_KEY ?? publishableKey ?? '',
    services: {
      scraperapi: settings.SCRAPERAPI_URL,
      serpapi: settings.SERPAPI_URL,
      firecrawl: settings.FIRECRAWL_URL,
    },
    keyless: keylessAddresses(settings),
    sources: sourceAddresses(settings),
    crms: crmAddresses(settings),
    modelOrigins: [...new Set(settings.MODEL_URLS.map((address) => new URL(address).origin))],
    example: exampleProspect(settings),
    scrapeConcurrency: settings.SCRAPE_CONCURRENCY,
    singleSignOn: signOn ? { name: signOn.name, isOnly: signOn.isOnly } : null,
  };
}

function keylessAddresses(settings: Settings): BrowserConfig['keyless'] {
  if (settings.KEYLESS === 'off') return null;
  return {
    'firecrawl-keyless': settings.FIRECRAWL_KEYLESS_URL,
    tavily: settings.TAVILY_URL,
    exa: settings.EXA_URL,
    wikidata: settings.WIKIDATA_URL,
  };
}

function sourceAddresses(settings: Settings): BrowserConfig['sources'] {
  if (settings.KEYLESS === 'off' || settings.SOURCES === 'off') return null;
  return {
    dns: { first: settings.DNS_URL, other: settings.DNS_FALLBACK_URL },
    vacancies: boardAddresses(settings),
    catalogues: {
      itunes: settings.ITUNES_URL,
      openalex: settings.OPENALEX_URL,
      orcid: settings.ORCID_URL,
      crossref: settings.CROSSREF_URL,
      contact: settings.CROSSREF_MAILTO ?? '',
    },
    relayed: relayedNames(settings),
  };
}

function crmAddresses(settings: Settings): BrowserConfig['crms'] {
  const { TWENTY_URL: twenty } = settings;
  return {
    ...Object.fromEntries(relayedCrms(settings).map((crm) => [crm, `/relay/${crm}`])),
    ...(twenty !== undefined && { twenty }),
  };
}

function boardAddresses(settings: Settings): Partial<Record<PublicBoard, string>> {
  const addresses = {
    greenhouse: settings.GREENHOUSE_URL,
    lever: settings.LEVER_URL,
    ashby: settings.ASHBY_URL,
    smartrecruiters: settings.SMARTRECRUITERS_URL,
    workable: settings.WORKABLE_URL,
  };
  return Object.fromEntries(Object.entries(addresses).filter(([, url]) => url !== undefined));
}

function sourceOrigins({ dns, vacancies, catalogues }: NonNullable<BrowserConfig['sources']>) {
  const { contact: _, ...addresses } = catalogues;
  return [
    ...Object.values(dns),
    ...Object.values<string | readonly string[]>({ ...PUBLIC_BOARDS, ...vacancies }).flat(),
    ...Object.values(addresses),
  ];
}

function exampleProspect({ EXAMPLE_PROSPECT }: Settings): BrowserConfig['example'] {
  const [name, company] = EXAMPLE_PROSPECT ?? [];
  return name === undefined || company === undefined ? null : { name, company };
}

/** The origins a page with this configuration has to reach besides its own. */
export function foreignOrigins(config: BrowserConfig): readonly string[] {
  const { supabaseUrl, services, keyless, sources, crms, modelOrigins } = config;
  const addresses = [
    supabaseUrl,
    ...Object.values(services),
    ...Object.values(keyless ?? {}),
    ...(sources === null ? [] : sourceOrigins(sources)),
    ...Object.values(crms),
    ...modelOrigins,
  ];
  return [...new Set(addresses.flatMap((url) => parseAddress(url)?.origin ?? []))];
}
