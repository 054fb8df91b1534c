import { selectLinks } from '../search/select-links.ts';
import type { LinkSelection } from '../search/select-links.ts';
import { fallbackQueryFor, queriesFor } from '../search/queries.ts';
import type { Prospect } from '../model/prospect.ts';
import type { FoundLink } from '../model/found-link.ts';
import { LINKS_SCRAPED_MAX } from '../limits.ts';
import { missingKey } from '../services/messages.ts';
import type { ServiceName } from '../model/service-failure.ts';
import type { SearchService, Services } from '../services/service.ts';
import { firstImpression } from './first-impression.ts';
import type { Run } from './run.ts';
import { callService } from './call-service.ts';

/** The links of a run and the service that found them; `null` when none did. */
export type LinkReport = LinkSelection & { readonly foundBy: ServiceName | null };

/** Whom to find with what, and the day that relative dates are counted from. */
export type LinkRequest = {
  readonly services: Services;
  readonly prospect: Prospect;
  readonly now: Date;
};

/**
 * §7: asks ScraperAPI, then SerpApi, then the scraping service's own search, and stops at the first that finds a
 * usable link. The queries to one service go out together; those that fail leave what the others found.
 */
export async function findLinks(
  run: Run,
  { services, prospect, now }: LinkRequest,
): Promise<LinkReport> {
  const impression = firstImpression({ prospect, now });
  const sources = [
    { service: services.scraperApi, queries: queriesFor(prospect) },
    { service: services.serpApi, queries: queriesFor(prospect) },
    { service: services.firecrawl, queries: [fallbackQueryFor(prospect)] },
  ];
  for (const { service, queries } of sources) {
    const pagesAfter = service === services.firecrawl ? 0 : LINKS_SCRAPED_MAX;
    run.attempts.setAside(queries.length + pagesAfter);
    const selection = selectLinks(await askAll(run, service, queries), impression);
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
): ReturnType<typeof callService<readonly FoundLink[]>> {
  return callService(run, {
    service: service.name,
    purpose: 'search',
    subject: query,
    ask: (signal, bill) => service.search(query, signal, bill),
    count: (links) => links.length,
  });
}
