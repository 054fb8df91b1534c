import { missingKey } from '../messages/service-messages.ts';
import type { CompanyProfile } from '../model/prospect.ts';
import type { FoundLink } from '../model/found-link.ts';
import type { Prospect } from '../model/prospect.ts';
import type { ServiceName } from '../model/service-failure.ts';
import { LINKS_SCRAPED_MAX } from '../search/select-links.ts';
import { fallbackQueryFor, queriesFor } from '../search/queries.ts';
import { selectLinks } from '../search/select-links.ts';
import type { LinkSelection, Impression } from '../search/select-links.ts';
import type { SearchService, Services } from '../services/service.ts';
import { callService } from './call-service.ts';
import type { CallOutcome } from './call-service.ts';
import type { Run } from './run.ts';
import { judgeDocuments } from '../judge/judge-documents.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { pageFromLink } from './page.ts';

/** The links of a run, and which service found them. */
export type LinkReport = LinkSelection & {
  /** `null` when no service found any. */
  readonly foundBy: ServiceName | null;
  /** Whether the pages behind the links are to be read (`SearchService`). */
  readonly arePagesRead: boolean;
};

/** Whom to find with what, and the day that relative dates are counted from. */
export type LinkRequest = {
  readonly services: Pick<Services, 'searches'>;
  readonly prospect: Prospect;
  readonly now: Date;
  /** What is known of the company by the time the links are there. */
  readonly company?: () => CompanyProfile | undefined;
};

/**
 * §7: asks one search service after the other and stops at the first that finds a usable link. The queries to one
 * service go out together; those that fail leave what the others found. Failures are reported, not thrown; rejects on abort.
 */
export async function findLinks(
  run: Run,
  { services, ...known }: LinkRequest,
): Promise<LinkReport> {
  const impression = firstImpression(known);
  for (const service of services.searches) {
    const { arePagesRead, name } = service;
    const queries = queriesOf(service, known.prospect);
    run.attempts.reserve(queries.length + (arePagesRead ? LINKS_SCRAPED_MAX : 0));
    const selection = selectLinks(await askAll(run, service, queries), impression);
    for (const rejected of selection.rejected) run.reject(rejected);
    if (selection.collected.length > 0) return { ...selection, foundBy: name, arePagesRead };
  }
  return { collected: [], toRead: [], unread: [], rejected: [], foundBy: null, arePagesRead: true };
}

function queriesOf({ queryStyle }: SearchService, prospect: Prospect): readonly string[] {
  if (queryStyle === 'plain') return [fallbackQueryFor(prospect)];
  const queries = queriesFor(prospect);
  return queryStyle === 'quoted' ? queries : queries.map((query) => query.replaceAll('"', ''));
}

async function askAll(
  run: Run,
  service: SearchService,
  queries: readonly string[],
): Promise<readonly (readonly FoundLink[])[]> {
  if (!service.isConnected) {
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
): Promise<CallOutcome<readonly FoundLink[]>> {
  return callService(run, {
    service: service.name,
    purpose: 'search',
    subject: query,
    ask: (signal, bill) => service.search(query, signal, bill),
    count: (links) => links.length,
  });
}

/** The judge's verdict on links by title, snippet and address alone, each in the light of the others. */
export function firstImpression(request: {
  readonly prospect: Prospect;
  readonly now: Date;
  /** What is known of the company by then. */
  readonly company?: () => CompanyProfile | undefined;
}): Impression {
  return (links) => {
    const documents = links.map((link) => pageFromLink(link).document);
    const { prospect, now, company } = request;
    const judgements = judgeDocuments({ prospect, documents, now, company: company?.() });
    const verdicts = new Map(judgements.map(({ id, verdict }) => [id, verdict]));
    return ({ url }) => verdicts.get(canonicalUrl(url)) ?? 'possible';
  };
}
