import type { Settings } from './settings.ts';
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
export declare function browserConfig(settings: Settings, publishableKey: string | undefined): BrowserConfig;
/** The origins a page with this configuration has to reach besides its own. */
export declare function foreignOrigins({ supabaseUrl, services }: BrowserConfig): readonly string[];
