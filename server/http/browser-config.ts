import type { Settings } from '../settings.ts';

/** What `/config.json` tells the browser. Nothing in it is secret. */
export type BrowserConfig = {
  /** Absolute for a Supabase project; `/` for our own origin, to be resolved against the page's. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly services: {
    readonly scraperapi: string;
    readonly serpapi: string;
    readonly firecrawl: string;
  };
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
    scrapeConcurrency: settings.SCRAPE_CONCURRENCY,
  };
}

/** The origins a page with this configuration has to reach besides its own. */
export function foreignOrigins({ supabaseUrl, services }: BrowserConfig): readonly string[] {
  const addresses = [supabaseUrl, ...Object.values(services)].filter((url) => URL.canParse(url));
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}
