import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import type { FoundLink } from '../../model/found-link.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { lenientList, lenientText, parsedJson, readEach } from '../http/lenient-schema.ts';
import { PAGE_BYTES_MAX, RESULTS_PAGE_BYTES_MAX } from '../http/request.ts';
import { askKeyless } from '../keyless/ask-keyless.ts';
import { KEYLESS_RESULTS_PER_QUERY, linksFrom, unreadableAnswer } from '../keyless/found.ts';
import type { KeylessOptions } from '../keyless/options.ts';
import type { PageReader, ScrapedPage, SearchService } from '../service.ts';

/** Where Tavily answers without a key. */
export const TAVILY_URL = 'https://api.tavily.com';

const SERVICE = 'tavily';
const TIMEOUT_MS = 30_000;
/** Tells Tavily that no key is missing. */
const KEYLESS_HEADERS = { 'X-Tavily-Access-Mode': 'keyless' } as const;

const searchAnswer = z.object({ results: z.array(z.unknown()) });
const searchResult = z.object({
  url: lenientText,
  title: lenientText,
  content: lenientText,
  published_date: lenientText,
});
const extractAnswer = z.object({ results: lenientList, failed_results: lenientList });
const extractedPage = z.object({ url: lenientText, raw_content: lenientText });

/** Tavily without an account: searches news and the web in general, and reads pages. */
export function createTavily(options: KeylessOptions): SearchService & PageReader {
  return {
    name: SERVICE,
    isConnected: true,
    queryStyle: 'unquoted',
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
    // The index of news alone carries dates; of the specified queries one asks for news.
    topic: query.endsWith(' news') ? 'news' : 'general',
    search_depth: 'basic',
    max_results: KEYLESS_RESULTS_PER_QUERY,
    time_range: 'year',
  };
  const bytesMax = RESULTS_PAGE_BYTES_MAX;
  const answer = await answerTo(options, { path: '/search', json, bytesMax }, signal);
  if (answer === undefined) return linksFrom([], { service: SERVICE, query });
  const read = searchAnswer.safeParse(answer);
  if (!read.success) throw unreadableAnswer(SERVICE);
  const results = readEach(searchResult, read.data.results).map(
    ({ url, title, content, published_date: date }) => ({ url, title, text: content, date }),
  );
  return linksFrom(results, { service: SERVICE, query });
}

async function scrape(
  options: KeylessOptions,
  url: string,
  signal: AbortSignal,
): Promise<ScrapedPage> {
  const question = { path: '/extract', json: { urls: [url] }, bytesMax: PAGE_BYTES_MAX };
  const read = extractAnswer.safeParse(await answerTo(options, question, signal));
  if (!read.success) throw unreadableAnswer(SERVICE);
  const { results, failed_results: failures } = read.data;
  const [page] = readEach(extractedPage, results);
  if (page !== undefined) return { url: page.url || url, markdown: page.raw_content, metadata: {} };
  if (failures.length === 0) throw unreadableAnswer(SERVICE);
  throw new ServiceError({ ...plainFailure(SERVICE, 'refused', null), isAboutPage: true });
}

type Question = {
  readonly path: string;
  readonly json: unknown;
  readonly bytesMax: number;
};

/** The answer as JSON; `undefined` for an empty one. */
async function answerTo(
  options: KeylessOptions,
  question: Question,
  signal: AbortSignal,
): Promise<unknown> {
  const common = { service: SERVICE, headers: KEYLESS_HEADERS, timeoutMs: TIMEOUT_MS } as const;
  const { text } = await askKeyless(options, { ...question, ...common }, signal);
  if (text.trim() === '') return undefined;
  const answer = parsedJson(text);
  if (answer === undefined) throw unreadableAnswer(SERVICE);
  return answer;
}
