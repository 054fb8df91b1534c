import {
  LINKS_SCRAPED_MAX,
  SCRAPER_API_SEARCH_CREDITS,
  RESULTS_PAGE_QUERIES,
  FIRECRAWL_SCRAPE_CREDITS,
} from '../limits.ts';

/** What a run usually costs when nothing is reused: the proxy's searches and the pages, each in the service's own credits. */
export const USUAL_RUN_CREDITS = {
  scraperapi: RESULTS_PAGE_QUERIES.length * SCRAPER_API_SEARCH_CREDITS,
  firecrawl: LINKS_SCRAPED_MAX * FIRECRAWL_SCRAPE_CREDITS,
} as const;
