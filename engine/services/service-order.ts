import type { ServiceName } from '../model/service-failure.ts';
import type { PageReader, SearchService, Services } from './service.ts';

/** The clients of the three services that need a key. */
export type ServiceClients = {
  readonly scraperApi: SearchService;
  readonly serpApi: SearchService;
  readonly firecrawl: SearchService & PageReader;
};

/** The clients of the services that answer without a key. */
export type KeylessClients = {
  readonly firecrawlKeyless: SearchService & PageReader;
  readonly tavily: SearchService & PageReader;
  readonly exa: SearchService & PageReader;
};

/** §7: the order in which a run tries the services. ScraperAPI searches, then SerpApi, then Firecrawl itself; Firecrawl reads. */
export function servicesInOrder({ scraperApi, serpApi, firecrawl }: ServiceClients): Services {
  return { searches: [scraperApi, serpApi, firecrawl], readers: [firecrawl] };
}

/** The order in which a run without a key tries the free services (docs/decisions/067); each of them also reads pages. */
export function servicesWithoutKeys({ firecrawlKeyless, tavily, exa }: KeylessClients): Services {
  const services = [firecrawlKeyless, tavily, exa];
  return { searches: services, readers: services };
}

/** Who is asked first in a run without a key. */
export const FIRST_FREE_SERVICE: ServiceName = 'firecrawl-keyless';

/** What a run is made with: keys, free services, or neither. Any key keeps free services out: its user knows whom Legwork asks. */
export type ServiceAccess = 'keys' | 'free services' | 'nothing';

/** Decides what a run is made with (docs/decisions/067). */
export function serviceAccess({
  hasKeys,
  isConsentGiven,
}: {
  /** Is any key saved, of whichever service? */
  readonly hasKeys: boolean;
  /** Has the user said yes to free services, and does this installation offer them? */
  readonly isConsentGiven: boolean;
}): ServiceAccess {
  if (hasKeys) return 'keys';
  return isConsentGiven ? 'free services' : 'nothing';
}

/** The services of one run: the user's own wherever a key is saved; free ones only without any key and with consent. */
export function servicesForRun(clients: {
  readonly keyed: ServiceClients;
  readonly keyless: KeylessClients;
  readonly isConsentGiven: boolean;
}): Services {
  const { keyed, keyless, isConsentGiven } = clients;
  const hasKeys = Object.values(keyed).some(({ isConnected }) => isConnected);
  const access = serviceAccess({ hasKeys, isConsentGiven });
  return access === 'free services' ? servicesWithoutKeys(keyless) : servicesInOrder(keyed);
}
