import type { KeyCheck, Secret, ServiceName } from '#engine';
import type { ServiceAddresses } from '../../config.ts';

/**
 * Asks a service whether a key is good (§5). Throws the engine's `ServiceError` when no answer can be had.
 * The engine is loaded on the first check, not with the page.
 */
export async function checkKey(
  check: { readonly service: ServiceName; readonly key: Secret },
  addresses: ServiceAddresses,
  signal: AbortSignal,
): Promise<KeyCheck> {
  const { createFirecrawl, createScraperApi, createSerpApi } = await import('#engine');
  const create = {
    firecrawl: createFirecrawl,
    scraperapi: createScraperApi,
    serpapi: createSerpApi,
  }[check.service];
  const service = create({
    baseUrl: addresses[check.service],
    key: check.key,
    fetch: globalThis.fetch.bind(globalThis),
  });
  return service.checkKey(signal);
}
