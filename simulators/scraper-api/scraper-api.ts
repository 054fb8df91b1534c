import { isGoogle } from '../google/goto.ts';
import { htmlReply, jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import type { World } from '../world/world.ts';
import { fetchPage, structuredResults, type GooglePage } from './scraper-api-pages.ts';
import { scraperApiReplies } from './scraper-api-replies.ts';

/** The key the demo shows: 32 hexadecimal digits, as the service hands them out. */
export const DEMO_SCRAPER_API_KEY = '7c1f04b29de84a5f9b3e60d8a2c7415e';
/** The free plan. */
const CREDITS_PER_MONTH = 1000;
const CONCURRENCY_MAX = 5;
const CREDITS_GOOGLE = 25;
const CREDITS_LINKEDIN = 30;
const CREDITS_ORDINARY = 1;
const GOOGLE_SEARCH = 'https://www.google.com/search';

export type ScraperApiOptions = SimulatorOptions & {
  /** What Google's pages look like; direct links by default. */
  readonly googlePage?: GooglePage;
};

/** Stands in for https://api.scraperapi.com: pages through a proxy, Google's results pages among them. */
export function startScraperApi(options: ScraperApiOptions = {}): Promise<Simulator> {
  const ledger = createLedger(options.keys ?? { [DEMO_SCRAPER_API_KEY]: CREDITS_PER_MONTH });
  const now = options.now ?? ((): Date => new Date());
  const web = (): { readonly world: World; readonly now: Date } => ({
    world: options.world ?? DEMO_WORLD,
    now: now(),
  });
  let requestsFailed = 0;

  function paid(key: string, address: string, reply: () => Reply): Reply {
    const credits = creditsFor(address);
    if (ledger.left(key) < credits) return scraperApiReplies.exhausted;
    const page = reply();
    if (page.status !== 200 && page.status !== 404) {
      requestsFailed += 1;
      return page;
    }
    ledger.charge(key, credits);
    return { ...page, headers: { ...page.headers, 'sa-credit-cost': String(credits) } };
  }

  function account(key: string): Reply {
    return jsonReply(200, {
      burst: 0,
      concurrencyLimit: CONCURRENCY_MAX,
      concurrentRequests: 0,
      failedRequestCount: requestsFailed,
      requestCount: ledger.granted(key) - ledger.left(key),
      requestLimit: ledger.granted(key),
      subscriptionDate: '2026-06-20T09:14:31.000Z',
    });
  }

  function fetched(call: RecordedCall, key: string): Reply {
    const { url = '' } = call.query;
    if (!URL.canParse(url)) return scraperApiReplies.malformed;
    return paid(key, url, () => fetchPage(web(), url, options.googlePage ?? 'direct'));
  }

  function searched(call: RecordedCall, key: string): Reply {
    const { query = '' } = call.query;
    if (query === '') return scraperApiReplies.malformed;
    return paid(key, GOOGLE_SEARCH, () => structuredResults(web(), query));
  }

  function answer(call: RecordedCall): Reply {
    const key = call.query['api_key'] ?? call.headers['x-sapi-api_key'] ?? '';
    if (!ledger.has(key)) return scraperApiReplies.unauthorized;
    switch (call.path) {
      case '/account':
        return account(key);
      case '/account/urlcost':
        return jsonReply(200, { credits: creditsFor(call.query['url'] ?? '') });
      case '/structured/google/search':
      case '/structured/google/search/v1':
        return searched(call, key);
      case '/':
        return fetched(call, key);
      default:
        return htmlReply(404, 'Not Found');
    }
  }

  return startSimulator(
    {
      answer,
      ledger,
      corsHeaders,
      // Custom headers are not on the list, so a browser that asks for one is refused.
      preflight: () => ({ status: 200, headers: {}, body: '' }),
      reset() {
        requestsFailed = 0;
      },
    },
    options,
  );
}

/** The answer reflects the caller's origin; without one the header literally says `undefined`. */
function corsHeaders(call: RecordedCall): Readonly<Record<string, string>> {
  return {
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'Origin, X-Requested-With, Content-Type, Accept',
    'access-control-allow-methods': 'HEAD,GET,POST,DELETE,OPTIONS,PUT',
    'access-control-allow-origin': call.headers['origin'] ?? 'undefined',
    'x-powered-by': 'Express',
    'x-robots-tag': 'none',
    vary: 'Accept-Encoding',
  };
}

function creditsFor(address: string): number {
  if (!URL.canParse(address)) return CREDITS_ORDINARY;
  const url = new URL(address);
  if (isGoogle(url) || /(?:^|\.)bing\.com$/.test(url.hostname)) return CREDITS_GOOGLE;
  return /(?:^|\.)linkedin\.com$/.test(url.hostname) ? CREDITS_LINKEDIN : CREDITS_ORDINARY;
}
