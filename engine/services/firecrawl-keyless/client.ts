import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { lenientRecord, lenientText, parsedJson, readEach } from '../http/lenient-schema.ts';
import { PAGE_BYTES_MAX, RESULTS_PAGE_BYTES_MAX } from '../http/request.ts';
import { askKeyless, type KeylessQuestion } from '../keyless/ask-keyless.ts';
import {
  KEYLESS_RESULTS_PER_QUERY,
  linksFrom,
  unreadableAnswer,
  type KeylessResult,
} from '../keyless/found.ts';
import type { KeylessOptions } from '../keyless/options.ts';
import type { PageReader, ScrapedPage, SearchService } from '../service.ts';

/** Where Firecrawl answers without a key. */
export const FIRECRAWL_KEYLESS_URL = 'https://api.firecrawl.dev';

const SERVICE = 'firecrawl-keyless';
/** What Firecrawl is told to give up after, and a little more for the way. */
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
  return {
    name: SERVICE,
    isConnected: true,
    queryStyle: 'quoted',
    arePagesRead: true,
    search: (query, signal) => search(options, query, signal),
    scrape: (url, signal) => scrape(options, url, signal),
  };
}

async function search(
  options: KeylessOptions,
  query: string,
  signal: AbortSignal,
): Promise<readonly FoundLink[]> {
  const json = {
    query,
    limit: KEYLESS_RESULTS_PER_QUERY,
    sources: ['web', 'news'],
    ignoreInvalidURLs: true,
    timeout: FIRECRAWL_LIMIT_MS,
  };
  const bytesMax = RESULTS_PAGE_BYTES_MAX;
  const data = await dataOf(options, { path: '/v2/search', json, bytesMax }, signal);
  return linksFrom(resultsIn(data), { service: SERVICE, query });
}

async function scrape(
  options: KeylessOptions,
  url: string,
  signal: AbortSignal,
): Promise<ScrapedPage> {
  const json = { url, formats: ['markdown'], onlyMainContent: true };
  const bytesMax = PAGE_BYTES_MAX;
  const data = await dataOf(options, { path: '/v2/scrape', json, bytesMax }, signal);
  const read = scrapedData.safeParse(data ?? {});
  if (!read.success) throw unreadableAnswer(SERVICE);
  const { markdown, metadata } = read.data;
  const address = metadata['url'];
  const isElsewhere = typeof address === 'string' && address !== '';
  return { url: isElsewhere ? address : url, markdown, metadata };
}

type Question = Pick<KeylessQuestion, 'path' | 'json' | 'bytesMax'>;

/** The `data` of the answer; `undefined` for an empty one. */
async function dataOf(
  options: KeylessOptions,
  question: Question,
  signal: AbortSignal,
): Promise<unknown> {
  const asked = { ...question, service: SERVICE, timeoutMs: TIMEOUT_MS } as const;
  const { text, status } = await askKeyless(options, asked, signal);
  if (text.trim() === '') return undefined;
  const read = envelope.safeParse(parsedJson(text));
  if (!read.success) throw unreadableAnswer(SERVICE);
  const { success, data } = read.data;
  if (success === false) throw failed(question, status);
  if (data === undefined || data === null) throw unreadableAnswer(SERVICE);
  return data;
}

/** A page that Firecrawl could not load comes as a success that is none; such a failure is about the page. */
function failed({ path }: Question, status: number): ServiceError {
  const failure = plainFailure(SERVICE, 'refused', status);
  return new ServiceError(path === '/v2/scrape' ? { ...failure, isAboutPage: true } : failure);
}

/** v2 sends one list per source, each of which may be missing; v1 and self-hosted addresses send a flat one. */
function resultsIn(data: unknown): readonly KeylessResult[] {
  if (data === undefined) return [];
  if (Array.isArray(data)) return webResults(data);
  const read = lists.safeParse(data);
  if (!read.success) throw unreadableAnswer(SERVICE);
  return inTurns(webResults(read.data.web ?? []), newsResults(read.data.news ?? []));
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
