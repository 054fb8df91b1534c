import { parseAddress } from '../../runtime/service-address.ts';
import type { Settings } from '../settings.ts';

/** What `/config.json` gives the browser, besides whether there is an account yet. Nothing in it is secret. */
export type BrowserConfig = {
  /** Absolute for a Supabase project; `/` for our own origin, to be resolved against the page's. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly services: {
    readonly scraperapi: string;
    readonly serpapi: string;
    readonly firecrawl: string;
  };
  /** Services that answer without a key, and who knows companies; `null` where the installation does not allow them. */
  readonly keyless: {
    readonly 'firecrawl-keyless': string;
    readonly tavily: string;
    readonly exa: string;
    readonly wikidata: string;
  } | null;
  /** Where browsers ask about companies; `null` where the installation does not allow it. */
  readonly sources: {
    readonly dns: { readonly first: string; readonly other: string };
  } | null;
  /** Origins at which users may have a language model of their own write drafts. */
  readonly modelOrigins: readonly string[];
  /** Somebody to try, whom the empty dashboard offers. */
  readonly example: { readonly name: string; readonly company: string } | null;
  readonly scrapeConcurrency: number;
};

/** The browser's configuration: from the settings, and the key of the embedded backend where it is used. */
export function browserConfig(
  settings: Settings,
  publishableKey: string | undefined,
): BrowserConfig {
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
    modelOrigins: [...new Set(settings.MODEL_URLS.map((address) => new URL(address).origin))],
    example: exampleProspect(settings),
    scrapeConcurrency: settings.SCRAPE_CONCURRENCY,
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
  return { dns: { first: settings.DNS_URL, other: settings.DNS_FALLBACK_URL } };
}

function exampleProspect({ EXAMPLE_PROSPECT }: Settings): BrowserConfig['example'] {
  const [name, company] = EXAMPLE_PROSPECT ?? [];
  return name === undefined || company === undefined ? null : { name, company };
}

/** The origins a page with this configuration has to reach besides its own. */
export function foreignOrigins(config: BrowserConfig): readonly string[] {
  const { supabaseUrl, services, keyless, sources, modelOrigins } = config;
  const addresses = [
    supabaseUrl,
    ...Object.values(services),
    ...Object.values(keyless ?? {}),
    ...Object.values(sources ?? {}).flatMap((family) => Object.values(family)),
    ...modelOrigins,
  ];
  return [...new Set(addresses.flatMap((url) => parseAddress(url)?.origin ?? []))];
}
