import type { Charge } from '../model/charge.ts';
import type { CallPurpose } from '../model/research-event.ts';
import {
  isKeyedService,
  type KeyedServiceName,
  type ServiceName,
} from '../model/service-failure.ts';
import { RESULTS_PAGE_QUERIES } from '../search/queries.ts';
import { LINKS_SCRAPED_MAX } from '../search/select-links.ts';

/** ScraperAPI's documented price of one Google page, in its own credits. */
export const SCRAPER_API_SEARCH_CREDITS = 25;
/** SerpApi's documented price of one search, whether or not the browser may read the answer. */
export const SERP_API_SEARCH_CREDITS = 1;
/** Firecrawl's documented price of a search, for every `FIRECRAWL_SEARCH_RESULTS_PER_PRICE` results begun. */
export const FIRECRAWL_SEARCH_CREDITS = 2;
/** How many results of a Firecrawl search cost `FIRECRAWL_SEARCH_CREDITS`. */
export const FIRECRAWL_SEARCH_RESULTS_PER_PRICE = 10;
/** Firecrawl's documented price of one page read. */
export const FIRECRAWL_SCRAPE_CREDITS = 1;

const SEARCH_CREDITS: Readonly<Record<KeyedServiceName, number>> = {
  scraperapi: SCRAPER_API_SEARCH_CREDITS,
  serpapi: SERP_API_SEARCH_CREDITS,
  firecrawl: FIRECRAWL_SEARCH_CREDITS,
};

/** What a run usually costs when nothing is reused: ScraperAPI's searches and Firecrawl's pages, each in the service's own credits. */
export const USUAL_RUN_CREDITS = {
  scraperapi: RESULTS_PAGE_QUERIES.length * SCRAPER_API_SEARCH_CREDITS,
  firecrawl: LINKS_SCRAPED_MAX * FIRECRAWL_SCRAPE_CREDITS,
} as const;

/** The same of both services together. */
export const USUAL_RUN_CREDITS_TOTAL = USUAL_RUN_CREDITS.scraperapi + USUAL_RUN_CREDITS.firecrawl;

/** What one call usually costs (nothing without a key), in the service's own credits: all that is known of a call whose answer never arrived. */
export function usualCallCredits(service: ServiceName, purpose: CallPurpose): number {
  if (!isKeyedService(service)) return 0;
  return purpose === 'scrape' ? FIRECRAWL_SCRAPE_CREDITS : SEARCH_CREDITS[service];
}

/** The cost that the service reports, or else its documented price as an estimate. */
export function reportedOrListPrice(credits: number | null, priceCredits: number): Charge {
  const isCost = credits !== null && Number.isFinite(credits) && credits >= 0;
  return isCost ? { credits, isEstimate: false } : { credits: priceCredits, isEstimate: true };
}
