import { selectLinks } from '../links/select-links.ts';
import type { LinkSelection } from '../links/select-links.ts';
import { fallbackQueryFor, queriesFor } from '../prospect.ts';
import type { Prospect } from '../prospect.ts';
import type { FoundLink } from '../research-event.ts';
import { LINKS_SCRAPED_MAX } from '../limits.ts';
import { missingKey } from '../services/messages.ts';
import type { ServiceName } from '../services/service-error.ts';
import type { SearchService, Services } from '../services/service.ts';
import type { Run } from './run.ts';
import { track } from './track.ts';

/** The links of a run and the service that found them; `null` when none did. */
export type LinkReport = LinkSelection & { readonly foundBy: ServiceName | null };

/**
 * §7: asks the proxy, then the search API, then the scraping service's own search, and stops at the first that finds a
 * usable link. The queries to one service go out together; those that fail leave what the others found.
 */
export async function findLinks(
  run: Run,
  services: Services,
  prospect: Prospect,
): Promise<LinkReport> {
  const sources = [
    { service: services.proxy, queries: queriesFor(prospect) },
    { service: services.searchApi, queries: queriesFor(prospect) },
    { service: services.scraper, queries: [fallbackQueryFor(prospect)] },
  ];
  for (const { service, queries } of sources) {
    const pagesAfter = service === services.scraper ? 0 : LINKS_SCRAPED_MAX;
    run.attempts.setAside(queries.length + pagesAfter);
    const selection = selectLinks(await askAll(run, service, queries));
    for (const rejected of selection.rejected) run.reject(rejected);
    if (selection.collected.length > 0) return { ...selection, foundBy: service.name };
  }
  return { collected: [], toRead: [], rejected: [], foundBy: null };
}

async function askAll(
  run: Run,
  service: SearchService,
  queries: readonly string[],
): Promise<readonly (readonly FoundLink[])[]> {
  if (!service.hasKey) {
    run.fail(missingKey(service.name), null);
    return [];
  }
  const outcomes = await Promise.all(queries.map((query) => askOne(run, service, query)));
  return outcomes.flatMap((outcome) => (outcome.status === 'answered' ? [outcome.answer] : []));
}

function askOne(
  run: Run,
  service: SearchService,
  query: string,
): ReturnType<typeof track<readonly FoundLink[]>> {
  return track(run, {
    service: service.name,
    purpose: 'search',
    subject: query,
    ask: (signal, bill) => service.search(query, signal, bill),
    count: (links) => links.length,
  });
}
