import {
  PROXY_SEARCH_CREDITS,
  SCRAPE_CREDITS,
  SCRAPER_SEARCH_CREDITS,
  SEARCH_API_CREDITS,
} from '../limits.ts';
import type { CallPurpose } from '../research-event.ts';
import type { ServiceName } from '../services/service-error.ts';

const SEARCH_CREDITS: Readonly<Record<ServiceName, number>> = {
  scraperapi: PROXY_SEARCH_CREDITS,
  serpapi: SEARCH_API_CREDITS,
  firecrawl: SCRAPER_SEARCH_CREDITS,
};

/** What one call usually costs, in the service's own credits: all there is to know of a call nobody waited for. */
export function usualCallCredits(service: ServiceName, purpose: CallPurpose): number {
  return purpose === 'scrape' ? SCRAPE_CREDITS : SEARCH_CREDITS[service];
}
