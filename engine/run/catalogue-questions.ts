import { plainFailure } from '../messages/service-messages.ts';
import type { FoundLink } from '../model/found-link.ts';
import { ServiceError } from '../model/service-failure.ts';
import { isSameListing, listingOf } from '../search/dedupe/is-same-listing.ts';
import { catalogueQueryFor } from '../search/queries.ts';
import { withCopiesJoined } from '../search/select-links.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { exclusionReason } from '../url/exclusion-reason.ts';
import { callService } from './call-service.ts';
import type { ResearchRequest } from './run-events.ts';
import type { RunContext } from './run.ts';

/** What catalogues are asked beside the searches, and that nobody waits for while there is something else to show. */
export type CatalogueQuestions = {
  /** What they have listed so far; of two entries of one address the one of the catalogue that comes first. */
  readonly found: () => readonly FoundLink[];
  /** Settles with the last answer or failure; rejects on programming errors alone. */
  readonly settled: () => Promise<void>;
  /** Ends the questions that are still open, each of which fails as timed out. Rejects on programming errors alone. */
  readonly end: () => Promise<void>;
};

/** Asks every catalogue once for what the person has said and written. One that fails is one failed step. */
export function askCatalogues(
  run: RunContext,
  { prospect, catalogues = [] }: Pick<ResearchRequest, 'prospect' | 'catalogues'>,
): CatalogueQuestions {
  const query = catalogueQueryFor(prospect);
  const asked = (run.isOnline() ? catalogues : []).map((catalogue) => {
    const { name: service } = catalogue;
    const ending = new AbortController();
    let links: readonly FoundLink[] = [];

    async function ask(): Promise<void> {
      const outcome = await callService(run, {
        service,
        purpose: 'search',
        subject: query,
        isAside: true,
        ask: (signal, bill) =>
          catalogue.search(query, AbortSignal.any([signal, ending.signal]), bill),
        count: ({ length }) => length,
      });
      if (outcome.status === 'answered') links = outcome.answer;
    }

    const asking = ask();
    // A rejection reaches its caller later; it must not count as unhandled until then.
    asking.catch(() => undefined);
    return {
      asking,
      found: () => links,
      end: () => ending.abort(new ServiceError(plainFailure(service, 'timed-out', null))),
    };
  });
  const settled = async (): Promise<void> =>
    void (await Promise.all(asked.map(({ asking }) => asking)));

  return {
    settled,
    found: () => withoutCopies(asked.flatMap(({ found }) => found())),
    async end() {
      for (const { end } of asked) end();
      await settled();
    },
  };
}

/** The links that lead to none of the known pages, and may be shown. */
export function newLinks(
  links: readonly FoundLink[],
  known: readonly FoundLink[],
): readonly FoundLink[] {
  const addresses = new Set(
    known.flatMap(({ url, alsoAt = [] }) => [url, ...alsoAt].map(canonicalUrl)),
  );
  return links.filter(
    ({ url }) => exclusionReason(url) === null && !addresses.has(canonicalUrl(url)),
  );
}

/** What was listed too late to be chosen from: of new links the one of each page, where none of the known ones shows its text. */
export function lateLinks(
  links: readonly FoundLink[],
  known: readonly FoundLink[],
): readonly FoundLink[] {
  const listings = known.map(listingOf);
  return withCopiesJoined(newLinks(links, known)).filter((link) => {
    const own = listingOf(link);
    return !listings.some((listing) => isSameListing(listing, own));
  });
}

function withoutCopies(links: readonly FoundLink[]): readonly FoundLink[] {
  const byAddress = new Map<string, FoundLink>();
  for (const link of links) {
    const address = canonicalUrl(link.url);
    if (!byAddress.has(address)) byAddress.set(address, link);
  }
  return [...byAddress.values()];
}
