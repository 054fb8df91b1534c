import { barrierPage, isBarrier, type Barrier } from '../google/barrier-page.ts';
import { isGoogle, resolveGoto } from '../google/goto.ts';
import { noResultsPage, resultsPage, type ResultsGeneration } from '../google/results-page.ts';
import { resultsFor } from '../google/search-result.ts';
import { htmlReply, jsonReply, type Reply } from '../server/answer.ts';
import { pageHtml } from '../world/page-html.ts';
import type { World } from '../world/world.ts';
import { scraperApiReplies } from './scraper-api-replies.ts';

/** What a results page of the search engine can be. */
export type GooglePage = ResultsGeneration | Barrier | 'no-results';

type Web = { readonly world: World; readonly now: Date };

/** Pages outside the world that people use to try a key. */
const TEST_PAGES: Readonly<Record<string, Reply>> = {
  'https://httpbin.org/ip': jsonReply(200, { origin: '203.0.113.7' }),
  'http://httpbin.org/ip': jsonReply(200, { origin: '203.0.113.7' }),
  'https://example.com/': htmlReply(
    200,
    '<!doctype html><title>Example Domain</title><h1>Example Domain</h1>',
  ),
};

/** Fetches an address through the proxy: a results page, a page of the world, or the service's own failure. */
export function fetchPage(web: Web, address: string, page: GooglePage): Reply {
  const url = new URL(address);
  const target = resolveGoto(web.world, address) ?? address;
  const testPage = TEST_PAGES[url.href];
  if (testPage !== undefined) return testPage;
  if (isGoogle(url) && url.pathname === '/search') {
    return withFinalUrl(htmlReply(200, googleHtml(web, address, page)), address);
  }
  const found = web.world.lookUp(target);
  if (found.kind === 'unknown-host') return scraperApiReplies.failed;
  if (found.kind === 'missing-page' || found.page.status === 404) {
    return scraperApiReplies.targetMissing;
  }
  return withFinalUrl(htmlReply(200, pageHtml(found.page)), found.page.url);
}

/** The structured endpoint: the same results as JSON. */
export function structuredResults(web: Web, query: string): Reply {
  const results = resultsFor(web.world, query, web.now);
  return jsonReply(200, {
    search_information: { query_displayed: query, total_results: results.length },
    organic_results: results.map((result, index) => ({
      position: index + 1,
      title: result.title,
      snippet: result.snippet,
      date: result.dateText === '' ? undefined : result.dateText,
      link: result.url,
      displayed_link: result.displayedLink,
    })),
    pagination: { pages_count: 1, current_page: 1 },
  });
}

function googleHtml(web: Web, address: string, page: GooglePage): string {
  const query = new URL(address).searchParams.get('q') ?? '';
  if (page === 'no-results') return noResultsPage(query);
  if (isBarrier(page)) return barrierPage(page, address);
  return resultsPage(query, resultsFor(web.world, query, web.now), page);
}

function withFinalUrl(reply: Reply, address: string): Reply {
  const headers = { 'sa-statuscode': '200', 'sa-final-url': encodeURI(address) };
  return { ...reply, headers: { ...reply.headers, ...headers } };
}
