import type { Locator, Page } from '@playwright/test';
/** The keys the simulators accept. */
export declare const keys: {
    readonly Firecrawl: "fc-9b2e61c07d4f4a83b5d0e7f12c6a9834";
    readonly ScraperAPI: "7c1f04b29de84a5f9b3e60d8a2c7415e";
    readonly SerpApi: "4e9d2b7a1c6f8035d1e4a9b27c5f60831b8d3e6a94f07c25a86d1f3b90e7c254";
};
/** The name a key card carries on screen. */
export type CardName = keyof typeof keys;
/** A person the simulated web knows, namesakes included. */
export declare const ingrid: {
    readonly name: 'Ingrid Solberg';
    readonly company: 'Nordvik Bank';
};
/** A person the simulated web has never heard of. */
export declare const nobody: {
    readonly name: 'Quentin Nowhere';
    readonly company: 'Void Holdings';
};
/** The key card of a service, on the dashboard or on the settings page. */
export declare function keyCard(page: Page, name: CardName): Locator;
/** Types a key into its card and saves it, without waiting for the outcome. */
export declare function enterKey(page: Page, name: CardName, key: string): Promise<void>;
/** Saves the right keys of these services through their cards and waits until each is connected. */
export declare function connect(page: Page, ...names: readonly CardName[]): Promise<void>;
/** Fills the two required fields and starts the research. */
export declare function startResearch(page: Page, prospect: {
    readonly name: string;
    readonly company: string;
}): Promise<void>;
/** The report below the form. */
export declare function reportOf(page: Page): Locator;
