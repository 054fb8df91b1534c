import type { KeyCheck, KeyedService, KeyedServiceName, Secret } from '#engine';
import type { KeyedServiceAddresses } from '../../config.ts';

/** What a service answered on this page when its key was last verified or its credits were last queried. */
export type Verification = Exclude<KeyCheck, { readonly outcome: 'invalid' }>;

/** A client of one service with this key. The engine is loaded with the first one, not with the page. */
export async function serviceClient(
  { service, key }: { readonly service: KeyedServiceName; readonly key: Secret },
  addresses: KeyedServiceAddresses,
): Promise<KeyedService> {
  const { createFirecrawl, createScraperApi, createSerpApi } = await import('#engine');
  const create = {
    firecrawl: createFirecrawl,
    scraperapi: createScraperApi,
    serpapi: createSerpApi,
  }[service];
  return create({
    baseUrl: addresses[service],
    key,
    fetch: globalThis.fetch.bind(globalThis),
  });
}
