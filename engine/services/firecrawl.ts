import * as z from 'zod/mini';
import type { FoundLink } from '../research-event.ts';
import { FIRECRAWL_SEARCH_LIMIT } from '../limits.ts';
import { destinationOf } from '../links/destination.ts';
import { lenientRecord, lenientText, readEach } from './answer.ts';
import { askFirecrawl } from './ask-firecrawl.ts';
import { checkFirecrawlKey } from './firecrawl-key.ts';
import { HTTP_STATUS } from './http-status.ts';
import { nothingFound, plainFailure } from './messages.ts';
import { ServiceError } from './service-error.ts';
import type { ScrapedPage, ScrapeService, ServiceOptions } from './service.ts';

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
    search: (query, signal) => search(options, query, signal),
    scrape: (url, signal) => scrape(options, url, signal),
    checkKey: (signal) => checkFirecrawlKey(options, signal),
  };
}

async function search(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
): Promise<readonly FoundLink[]> {
  const limit = FIRECRAWL_SEARCH_LIMIT;
  const data = await askFirecrawl(options, { action: 'search', body: { query, limit } }, signal);
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
): Promise<ScrapedPage> {
  const body = { url, formats: ['markdown'], onlyMainContent: true };
  const data = await askFirecrawl(options, { action: 'scrape URL', body }, signal);
  const read = scrapedData.safeParse(data ?? {});
  if (!read.success) throw unreadable();
  const { markdown, metadata } = read.data;
  return { url: finalAddress(metadata) ?? url, markdown, metadata };
}

function finalAddress(metadata: Readonly<Record<string, unknown>>): string | null {
  const address = metadata['url'];
  return typeof address === 'string' && address !== '' ? address : null;
}

function unreadable(): ServiceError {
  return new ServiceError(plainFailure('firecrawl', 'unreadable', HTTP_STATUS.ok));
}
