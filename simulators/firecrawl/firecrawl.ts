import { htmlReply, jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import { pageAt, scrapedDocument, uuidOf } from './firecrawl-document.ts';
import { firecrawlReplies } from './firecrawl-replies.ts';
import { refusalText, scrapeRequest, searchRequest } from './firecrawl-requests.ts';

/** The key the demo shows, in the form the service demands. */
export const DEMO_FIRECRAWL_KEY = 'fc-9b2e61c07d4f4a83b5d0e7f12c6a9834';
/** The free plan. */
const CREDITS_TOTAL = 1000;
/** Two credits for every ten results begun, then one for each page read. */
const CREDITS_PER_TEN_RESULTS = 2;
const BLOCKED_HOSTS = /(?:^|\.)(?:linkedin|facebook|instagram|x|twitter|tiktok)\.com$/;

/** Stands in for https://api.firecrawl.dev, version 1: scraping, search and the account's credits. */
export function startFirecrawl(options: SimulatorOptions = {}): Promise<Simulator> {
  const ledger = createLedger(options.keys ?? { [DEMO_FIRECRAWL_KEY]: CREDITS_TOTAL });
  const world = options.world ?? DEMO_WORLD;

  function scrape(call: RecordedCall, key: string): Reply {
    if (ledger.left(key) < 1) return firecrawlReplies.outOfCredits;
    const blocked = blockedHost(call.body);
    if (blocked) return firecrawlReplies.unsupportedSite;
    const request = scrapeRequest.safeParse(call.body);
    if (!request.success) {
      return firecrawlReplies.invalidBody(refusalText(request.error), request.error.issues);
    }
    const { url, formats } = request.data;
    const page = pageAt(world, url);
    if (page === null) return firecrawlReplies.unknownHost(new URL(url).hostname);
    ledger.charge(key, 1);
    return jsonReply(200, { success: true, data: scrapedDocument(page, url, formats) });
  }

  function search(call: RecordedCall, key: string): Reply {
    if (ledger.left(key) < 1) return firecrawlReplies.outOfCredits;
    const request = searchRequest.safeParse(call.body);
    if (!request.success) {
      return jsonReply(400, {
        success: false,
        error: 'Invalid request body',
        details: request.error.issues,
      });
    }
    const { query, limit, scrapeOptions } = request.data;
    const found = world.search(query).slice(0, limit);
    const pagesRead = scrapeOptions.formats.length > 0 ? found.length : 0;
    ledger.charge(key, Math.ceil(found.length / 10) * CREDITS_PER_TEN_RESULTS + pagesRead);
    return jsonReply(200, {
      success: true,
      data: found.map((page) => ({
        url: page.url,
        title: page.title,
        description: page.description,
        ...(pagesRead > 0 ? scrapedDocument(page, page.url, scrapeOptions.formats) : {}),
      })),
      ...(found.length === 0 ? { warning: 'No search results found' } : { id: uuidOf(query) }),
    });
  }

  function creditUsage(key: string): Reply {
    return jsonReply(200, {
      success: true,
      data: {
        remaining_credits: ledger.left(key),
        plan_credits: ledger.granted(key),
        billing_period_start: null,
        billing_period_end: null,
      },
    });
  }

  function answer(call: RecordedCall): Reply {
    // The service reads the body before anything else, its own CORS headers included.
    if (isMalformedJson(call)) return firecrawlReplies.malformedJson;
    const authorization = call.headers['authorization'];
    if (authorization === undefined) return firecrawlReplies.tokenMissing;
    const key = authorization.replace(/^Bearer /, '');
    if (!ledger.has(key)) return firecrawlReplies.tokenInvalid;
    switch (`${call.method} ${call.path}`) {
      case 'POST /v1/scrape':
        return scrape(call, key);
      case 'POST /v1/search':
        return search(call, key);
      case 'GET /v1/team/credit-usage':
        return creditUsage(key);
      default:
        return unknownAddress(call);
    }
  }

  return startSimulator(
    { answer, preflight: openPreflight, corsHeaders: openCors, ledger },
    options,
  );
}

function unknownAddress({ method, path }: RecordedCall): Reply {
  return htmlReply(
    404,
    `<!DOCTYPE html><html lang="en"><body><pre>Cannot ${method} ${path}</pre></body></html>`,
  );
}

function isMalformedJson(call: RecordedCall): boolean {
  const isJson = call.headers['content-type']?.startsWith('application/json') ?? false;
  return isJson && call.bodyText !== '' && typeof call.body === 'string';
}

function blockedHost(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('url' in body)) return false;
  const { url } = body;
  return typeof url === 'string' && URL.canParse(url) && BLOCKED_HOSTS.test(new URL(url).hostname);
}
