import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { unreadableAnswer } from '../http/errors.ts';
import { lenientList, lenientText, readAnswer, readEach } from '../http/lenient-schema.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import { KEYLESS_RESULTS_PER_QUERY, type KeylessResult } from '../keyless/found.ts';
import { createKeylessClient, jsonIn, type AskService } from '../keyless/keyless-client.ts';
import type { PageReader, ScrapedPage, SearchService } from '../service.ts';

/** Where Tavily answers without a key. */
export const TAVILY_URL = 'https://api.tavily.com';

const SERVICE = 'tavily';
/** The header by which Tavily knows that no key is missing. */
const HOW = { headers: { 'X-Tavily-Access-Mode': 'keyless' }, timeoutMs: 30_000 } as const;

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
  return createKeylessClient({ name: SERVICE, queryStyle: 'unquoted', search, scrape }, options);
}

async function search(ask: AskService, query: string): Promise<readonly KeylessResult[]> {
  const json = {
    query,
    // The index of news alone carries dates; of the specified queries one asks for news.
    topic: query.endsWith(' news') ? 'news' : 'general',
    search_depth: 'basic',
    max_results: KEYLESS_RESULTS_PER_QUERY,
    time_range: 'year',
  };
  const answer = jsonIn(await ask({ ...HOW, path: '/search', json }), SERVICE);
  if (answer === undefined) return [];
  const { results } = readAnswer(SERVICE, searchAnswer, answer);
  return readEach(searchResult, results).map(({ url, title, content, published_date: date }) => ({
    url,
    title,
    text: content,
    date,
  }));
}

async function scrape(ask: AskService, url: string): Promise<ScrapedPage> {
  const answer = await ask({ ...HOW, path: '/extract', json: { urls: [url] } });
  const read = readAnswer(SERVICE, extractAnswer, jsonIn(answer, SERVICE));
  const { results, failed_results: failures } = read;
  const [page] = readEach(extractedPage, results);
  if (page !== undefined) return { url: page.url || url, markdown: page.raw_content, metadata: {} };
  if (failures.length === 0) throw unreadableAnswer(SERVICE);
  throw new ServiceError({ ...plainFailure(SERVICE, 'refused', null), isAboutPage: true });
}
