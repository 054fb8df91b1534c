import {
  SCRAPER_API_SEARCH_CREDITS,
  FIRECRAWL_SCRAPE_CREDITS,
  FIRECRAWL_SEARCH_CREDITS,
  SERP_API_SEARCH_CREDITS,
} from '../limits.ts';
import type { CallPurpose } from '../model/research-event.ts';
import type { ServiceName } from '../model/service-failure.ts';

const SEARCH_CREDITS: Readonly<Record<ServiceName, number>> = {
  scraperapi: SCRAPER_API_SEARCH_CREDITS,
  serpapi: SERP_API_SEARCH_CREDITS,
  firecrawl: FIRECRAWL_SEARCH_CREDITS,
};

/** What one call usually costs, in the service's own credits: all there is to know of a call nobody waited for. */
export function usualCallCredits(service: ServiceName, purpose: CallPurpose): number {
  return purpose === 'scrape' ? FIRECRAWL_SCRAPE_CREDITS : SEARCH_CREDITS[service];
}
