import { createHash } from 'node:crypto';
import { resultsFor, type SearchResult } from '../google/search-result.ts';
import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';

/** The key the demo shows: 64 hexadecimal digits, as the service hands them out. */
export const DEMO_SERP_API_KEY = '4e9d2b7a1c6f8035d1e4a9b27c5f60831b8d3e6a94f07c25a86d1f3b90e7c254';
const SEARCHES_PER_MONTH = 250;
const SEARCHES_PER_HOUR = 50;

/** SerpApi's own refusals. */
export const serpApiReplies = {
  missingQuery: jsonReply(400, { error: 'Missing query `q` parameter.' }),
  unauthorized: jsonReply(401, {
    error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key',
  }),
  accountDeleted: jsonReply(403, { error: 'Your account has been deleted.' }),
  archived: jsonReply(410, { error: 'This search has expired.' }),
  exhausted: jsonReply(429, { error: 'Your account has run out of searches.' }),
  failed: jsonReply(500, { error: 'We could not complete your search. Please try again.' }),
  unavailable: jsonReply(503, {
    search_metadata: { status: 'Error' },
    error: 'We could not complete your search. Please try again.',
  }),
} as const;

export type SerpApiOptions = SimulatorOptions & {
  /** Adds an allow-origin header, as an own proxy in front of the service would; the service itself has none. */
  readonly isReadableInBrowsers?: boolean;
};

/** Stands in for https://serpapi.com, which browsers may ask and never read. */
export function startSerpApi(options: SerpApiOptions = {}): Promise<Simulator> {
  const ledger = createLedger(options.keys ?? { [DEMO_SERP_API_KEY]: SEARCHES_PER_MONTH });
  const world = options.world ?? DEMO_WORLD;
  const now = options.now ?? ((): Date => new Date());
  const cache = new Set<string>();

  function search(call: RecordedCall, key: string): Reply {
    const query = call.query['q'] ?? '';
    const engine = call.query['engine'] ?? 'google';
    if (engine !== 'google')
      return jsonReply(400, { error: `Unsupported \`${engine}\` search engine.` });
    if (query === '') return serpApiReplies.missingQuery;
    const cacheKey = `${key} ${query} ${call.query['num'] ?? ''}`;
    const isCached = cache.has(cacheKey) && call.query['no_cache'] !== 'true';
    if (!isCached && ledger.left(key) < 1) return serpApiReplies.exhausted;
    // The same search within the hour is served again for nothing.
    if (!isCached) ledger.charge(key, 1);
    cache.add(cacheKey);
    return jsonReply(200, searchDocument(call, resultsFor(world, query, now()), now()));
  }

  function account(key: string): Reply {
    const left = ledger.left(key);
    const used = ledger.granted(key) - left;
    return jsonReply(200, {
      account_id: '66f0c1a2b3d4e5f60718293a',
      api_key: key,
      account_email: 'demo@legwork.example',
      plan_id: 'free',
      plan_name: 'Free Plan',
      plan_monthly_price: 0,
      searches_per_month: ledger.granted(key),
      plan_searches_left: left,
      extra_credits: 0,
      total_searches_left: left,
      this_month_usage: used,
      this_hour_searches: used,
      last_hour_searches: 0,
      account_rate_limit_per_hour: SEARCHES_PER_HOUR,
    });
  }

  function answer(call: RecordedCall): Reply {
    const key = call.query['api_key'] ?? '';
    if (!ledger.has(key)) return serpApiReplies.unauthorized;
    switch (call.path) {
      case '/search':
      case '/search.json':
        return search(call, key);
      case '/account':
      case '/account.json':
        return account(key);
      default:
        return jsonReply(404, { error: 'Not found.' });
    }
  }

  return startSimulator(
    {
      answer,
      ledger,
      corsHeaders: (): Readonly<Record<string, string>> =>
        options.isReadableInBrowsers ? { 'access-control-allow-origin': '*' } : {},
      preflight: () => jsonReply(404, { error: 'Not found.' }),
      reset: () => cache.clear(),
    },
    options,
  );
}

/** The document of a finished search; one without results says so beside a status of success. */
function searchDocument(call: RecordedCall, results: readonly SearchResult[], now: Date): unknown {
  const query = call.query['q'] ?? '';
  const id = createHash('sha256').update(query).digest('hex').slice(0, 24);
  const at = `${now.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const { api_key: _key, ...parameters } = call.query;
  const isEmpty = results.length === 0;
  return {
    search_metadata: {
      id,
      status: 'Success',
      json_endpoint: `https://serpapi.com/searches/${id.slice(0, 16)}/${id}.json`,
      created_at: at,
      processed_at: at,
      google_url: `https://www.google.com/search?q=${encodeURIComponent(query)}&sourceid=chrome&ie=UTF-8`,
      raw_html_file: `https://serpapi.com/searches/${id.slice(0, 16)}/${id}.html`,
      total_time_taken: 1.13,
    },
    search_parameters: { google_domain: 'google.com', device: 'desktop', ...parameters },
    search_information: {
      query_displayed: query,
      ...(isEmpty ? {} : { total_results: results.length * 41, time_taken_displayed: 0.31 }),
      organic_results_state: isEmpty ? 'Fully empty' : 'Results for exact spelling',
    },
    ...(isEmpty
      ? { error: "Google hasn't returned any results for this query." }
      : {
          organic_results: results.map(organicResult),
          pagination: { current: 1 },
          serpapi_pagination: { current: 1 },
        }),
  };
}

function organicResult(result: SearchResult, index: number): unknown {
  return {
    position: index + 1,
    title: result.title,
    link: result.url,
    redirect_link: `https://www.google.com/url?sa=t&source=web&rct=j&url=${encodeURIComponent(result.url)}`,
    displayed_link: result.displayedLink,
    ...(result.dateText === '' ? {} : { date: result.dateText }),
    snippet: result.snippet,
    snippet_highlighted_words: result.title.split(' ').slice(0, 2),
    source: result.site,
  };
}
