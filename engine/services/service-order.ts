import type { PageReader, SearchService, Services } from './service.ts';

/** The clients of the three services. */
export type ServiceClients = {
  readonly scraperApi: SearchService;
  readonly serpApi: SearchService;
  readonly firecrawl: SearchService & PageReader;
};

/** §7: the order in which a run tries the services. ScraperAPI searches, then SerpApi, then Firecrawl itself; Firecrawl reads. */
export function servicesInOrder({ scraperApi, serpApi, firecrawl }: ServiceClients): Services {
  return { searches: [scraperApi, serpApi, firecrawl], readers: [firecrawl] };
}
