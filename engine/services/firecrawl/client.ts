import * as z from 'zod/mini';
import { nothingFound } from '../../messages/service-messages.ts';
import type { Charge } from '../../model/charge.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { billed, type Bill } from '../bill.ts';
import { linkDestination } from '../google-results/destination.ts';
import {
  lenientNumber,
  lenientRecord,
  lenientText,
  readAnswer,
  readEach,
} from '../http/lenient-schema.ts';
import {
  FIRECRAWL_SCRAPE_CREDITS,
  FIRECRAWL_SEARCH_CREDITS,
  FIRECRAWL_SEARCH_RESULTS_PER_PRICE,
  reportedOrListPrice,
} from '../prices.ts';
import type {
  KeyedService,
  PageReader,
  ScrapedPage,
  SearchService,
  ServiceOptions,
} from '../service.ts';
import { checkFirecrawlKey, firecrawlCredits } from './key-check.ts';
import { askFirecrawl } from './request.ts';

/** §9: the most results that Firecrawl's own search is asked for (`limit`). */
const FIRECRAWL_SEARCH_LIMIT = 5;

const searchResult = z.object({ url: lenientText, title: lenientText, description: lenientText });
/** v1 sends a flat list; v2, which a self-hosted address may serve, sends one per kind. */
const searchData = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.object({ web: z.array(z.unknown()) }),
    z.transform(({ web }) => web),
  ),
]);

const scrapedData = z.object({
  markdown: lenientText,
  metadata: lenientRecord,
});

/** Firecrawl (§7): reads pages as Markdown, and searches when nothing else found a link. */
export function createFirecrawl(
  options: ServiceOptions,
): SearchService & PageReader & KeyedService {
  return {
    name: 'firecrawl',
    isConnected: !options.key.isEmpty,
    queryStyle: 'plain',
    arePagesRead: false,
    search: (query, signal, bill) => search(options, query, signal, bill),
    scrape: (url, signal, bill) => scrape(options, url, signal, bill),
    checkKey: (signal) => checkFirecrawlKey(options, signal),
    creditsLeft: (signal) => firecrawlCredits(options, signal),
  };
}

async function search(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<readonly FoundLink[]> {
  const limit = FIRECRAWL_SEARCH_LIMIT;
  const question = { action: 'search', body: { query, limit } } as const;
  const data = await billed({
    bill,
    priceCredits: FIRECRAWL_SEARCH_CREDITS,
    chargeOf: searchCharge,
    request: () => askFirecrawl(options, question, signal),
  });
  const results = readAnswer('firecrawl', searchData, data ?? []);
  const links = readEach(searchResult, results).flatMap(({ url, title, description }, index) => {
    const destination = linkDestination(url);
    if (destination.kind !== 'direct') return [];
    const found = { url: destination.url, title, snippet: description, dateText: '', siteName: '' };
    return [{ ...found, rank: index + 1, query, service: 'firecrawl' } as const];
  });
  if (links.length === 0) throw new ServiceError(nothingFound('firecrawl'));
  return links.slice(0, limit);
}

async function scrape(
  options: ServiceOptions,
  url: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<ScrapedPage> {
  const body = { url, formats: ['markdown'], onlyMainContent: true };
  const question = { action: 'scrape URL', body } as const;
  const data = await billed({
    bill,
    priceCredits: FIRECRAWL_SCRAPE_CREDITS,
    chargeOf: scrapeCharge,
    request: () => askFirecrawl(options, question, signal),
  });
  const { markdown, metadata } = readAnswer('firecrawl', scrapedData, data ?? {});
  return { url: finalAddress(metadata) ?? url, markdown, metadata };
}

/** v1 does not report what a search cost; documented are two credits for every ten results begun. */
function searchCharge(data: unknown): Charge {
  const read = searchData.safeParse(data ?? []);
  const results = read.success ? read.data.length : 0;
  const credits =
    Math.ceil(results / FIRECRAWL_SEARCH_RESULTS_PER_PRICE) * FIRECRAWL_SEARCH_CREDITS;
  return { credits, isEstimate: true };
}

const scrapeCost = z.object({ metadata: z.object({ creditsUsed: lenientNumber }) });

function scrapeCharge(data: unknown): Charge {
  const read = scrapeCost.safeParse(data);
  return reportedOrListPrice(
    read.success ? read.data.metadata.creditsUsed : null,
    FIRECRAWL_SCRAPE_CREDITS,
  );
}

function finalAddress(metadata: Readonly<Record<string, unknown>>): string | null {
  const address = metadata['url'];
  return typeof address === 'string' && address !== '' ? address : null;
}
