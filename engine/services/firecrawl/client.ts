import * as z from 'zod/mini';
import type { FoundLink } from '../../model/found-link.ts';
import {
  FIRECRAWL_SEARCH_LIMIT,
  FIRECRAWL_SCRAPE_CREDITS,
  FIRECRAWL_SEARCH_CREDITS,
  FIRECRAWL_SEARCH_RESULTS_PER_PRICE,
} from '../../limits.ts';
import { destinationOf } from '../google-results/destination.ts';
import { lenientNumber, lenientRecord, lenientText, readEach } from '../http/lenient-schema.ts';
import { askFirecrawl } from './request.ts';
import { billed, reportedOrListPrice } from '../bill.ts';
import type { Bill } from '../bill.ts';
import type { Charge } from '../../model/charge.ts';
import { checkFirecrawlKey, firecrawlCredits } from './key-check.ts';
import { HTTP_STATUS } from '../http/http-status.ts';
import { nothingFound, plainFailure } from '../messages.ts';
import { ServiceError } from '../../model/service-failure.ts';
import type { ScrapedPage, ScrapeService, ServiceOptions } from '../service.ts';

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

/** The web-scraping service of §7: reads pages as Markdown, and searches when nothing else could. */
export function createFirecrawl(options: ServiceOptions): ScrapeService {
  return {
    name: 'firecrawl',
    hasKey: !options.key.isEmpty,
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
  const read = searchData.safeParse(data ?? []);
  if (!read.success) throw unreadable();
  const links = readEach(searchResult, read.data).flatMap(({ url, title, description }, index) => {
    const destination = destinationOf(url);
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
  const read = scrapedData.safeParse(data ?? {});
  if (!read.success) throw unreadable();
  const { markdown, metadata } = read.data;
  return { url: finalAddress(metadata) ?? url, markdown, metadata };
}

/** v1 doesn't tell what a search cost; documented are two credits for every ten results begun. */
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

function unreadable(): ServiceError {
  return new ServiceError(plainFailure('firecrawl', 'unreadable', HTTP_STATUS.ok));
}
