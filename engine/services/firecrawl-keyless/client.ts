import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import { ServiceError, type ServiceFailure } from '../../model/service-failure.ts';
import { unreadableAnswer } from '../http/errors.ts';
import type { ServiceAnswer } from '../http/exchange.ts';
import { lenientRecord, lenientText, readAnswer, readEach } from '../http/lenient-schema.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import { KEYLESS_RESULTS_PER_QUERY, type KeylessResult } from '../keyless/found.ts';
import { createKeylessClient, jsonIn, type AskService } from '../keyless/keyless-client.ts';
import type { PageReader, ScrapedPage, SearchService } from '../service.ts';

/** Where Firecrawl answers without a key. */
export const FIRECRAWL_KEYLESS_URL = 'https://api.firecrawl.dev';

const SERVICE = 'firecrawl-keyless';
/** The time limit that Firecrawl is given, and a little more for the way. */
const FIRECRAWL_LIMIT_MS = 60_000;
const TIMEOUT_MS = 65_000;

const webResult = z.object({ url: lenientText, title: lenientText, description: lenientText });
const newsResult = z.object({
  url: lenientText,
  title: lenientText,
  snippet: lenientText,
  date: lenientText,
});
const lists = z.object({
  web: z.optional(z.nullable(z.array(z.unknown()))),
  news: z.optional(z.nullable(z.array(z.unknown()))),
});
const envelope = z.object({ success: z.optional(z.unknown()), data: z.optional(z.unknown()) });
const scrapedData = z.object({ markdown: lenientText, metadata: lenientRecord });

/** Firecrawl v2 without an account: searches the web and the news, and reads pages. One address has one budget a day. */
export function createFirecrawlKeyless(options: KeylessOptions): SearchService & PageReader {
  return createKeylessClient({ name: SERVICE, queryStyle: 'quoted', search, scrape }, options);
}

async function search(ask: AskService, query: string): Promise<readonly KeylessResult[]> {
  const json = {
    query,
    limit: KEYLESS_RESULTS_PER_QUERY,
    sources: ['web', 'news'],
    ignoreInvalidURLs: true,
    timeout: FIRECRAWL_LIMIT_MS,
  };
  const answer = await ask({ path: '/v2/search', json, timeoutMs: TIMEOUT_MS });
  return resultsIn(dataIn(answer));
}

async function scrape(ask: AskService, url: string): Promise<ScrapedPage> {
  const json = { url, formats: ['markdown'], onlyMainContent: true };
  const answer = await ask({ path: '/v2/scrape', json, timeoutMs: TIMEOUT_MS });
  // A page that Firecrawl could not load comes as a success with an error in it; such a failure is about the page.
  const data = dataIn(answer, { isAboutPage: true }) ?? {};
  const { markdown, metadata } = readAnswer(SERVICE, scrapedData, data);
  const address = metadata['url'];
  const isElsewhere = typeof address === 'string' && address !== '';
  return { url: isElsewhere ? address : url, markdown, metadata };
}

/** The `data` of the answer; `undefined` for an empty one. Throws a `ServiceError` when a success says that it failed. */
function dataIn(answer: ServiceAnswer, about: Pick<ServiceFailure, 'isAboutPage'> = {}): unknown {
  const json = jsonIn(answer, SERVICE);
  if (json === undefined) return undefined;
  const { success, data } = readAnswer(SERVICE, envelope, json);
  if (success === false) {
    throw new ServiceError({ ...plainFailure(SERVICE, 'refused', answer.status), ...about });
  }
  if (data === undefined || data === null) throw unreadableAnswer(SERVICE);
  return data;
}

/** v2 sends one list per source, each of which may be missing; v1 and self-hosted addresses send a flat one. */
function resultsIn(data: unknown): readonly KeylessResult[] {
  if (data === undefined) return [];
  if (Array.isArray(data)) return webResults(data);
  const { web, news } = readAnswer(SERVICE, lists, data);
  return inTurns(webResults(web ?? []), newsResults(news ?? []));
}

function webResults(entries: readonly unknown[]): readonly KeylessResult[] {
  return readEach(webResult, entries).map(({ url, title, description }) => ({
    url,
    title,
    text: description,
    date: '',
  }));
}

function newsResults(entries: readonly unknown[]): readonly KeylessResult[] {
  return readEach(newsResult, entries).map(({ url, title, snippet, date }) => ({
    url,
    title,
    text: snippet,
    date,
  }));
}

/** Neither list is the better one, so they take turns. */
function inTurns(
  one: readonly KeylessResult[],
  other: readonly KeylessResult[],
): readonly KeylessResult[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, turn) => [one[turn], other[turn]])
    .flat()
    .filter((result) => result !== undefined);
}
