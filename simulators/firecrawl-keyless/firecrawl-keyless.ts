import { z } from 'zod';
import { pageAt, scrapedDocument, uuidOf } from '../firecrawl/firecrawl-document.ts';
import { firecrawlReplies } from '../firecrawl/firecrawl-replies.ts';
import { resultsFor, type SearchResult } from '../google/search-result.ts';
import { jsonReply, type Reply } from '../server/answer.ts';
import { CALLER_ADDRESS, dailyBudget } from '../server/daily-budget.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import { firecrawlKeylessReplies } from './firecrawl-keyless-replies.ts';

/** Generous enough for a demo; the real figures are not published. */
const CREDITS_A_DAY = 1000;
const SEARCH_CREDITS = 2;
const SCRAPE_CREDITS = 1;
const SECONDS_A_DAY = 86_400;

const searchRequest = z.strictObject({
  query: z.string(),
  limit: z.int().positive().max(100).default(5),
  sources: z.array(z.enum(['web', 'news', 'images'])).default(['web']),
  tbs: z.string().optional(),
  lang: z.string().optional(),
  country: z.string().optional(),
  ignoreInvalidURLs: z.boolean().default(false),
  timeout: z.int().positive().default(60_000),
});
const scrapeRequest = z.strictObject({
  url: z.url(),
  formats: z.array(z.enum(['markdown', 'html', 'links'])).default(['markdown']),
  onlyMainContent: z.boolean().default(true),
});

/** Stands in for https://api.firecrawl.dev, version 2, as it answers callers without a key. */
export function startFirecrawlKeyless(options: SimulatorOptions = {}): Promise<Simulator> {
  const budget = dailyBudget(options, CREDITS_A_DAY);
  const { world = DEMO_WORLD, now = () => new Date() } = options;

  function search(call: RecordedCall): Reply {
    const request = searchRequest.safeParse(call.body);
    if (!request.success) {
      return firecrawlReplies.invalidBody('Bad Request', request.error.issues);
    }
    if (budget.left(CALLER_ADDRESS) < SEARCH_CREDITS) return usedUp();
    const { query, limit, sources } = request.data;
    const types = new Map(world.pages.map(({ url, type }) => [url, type]));
    const found = resultsFor(world, query, now());
    const isNews = ({ url }: SearchResult): boolean => types.get(url) === 'news';
    const news = found.filter(isNews).slice(0, limit);
    const web = found.filter((result) => !isNews(result)).slice(0, limit);
    if (found.length === 0) return firecrawlKeylessReplies.empty;
    budget.charge(CALLER_ADDRESS, SEARCH_CREDITS);
    return jsonReply(200, {
      success: true,
      data: {
        ...(sources.includes('web') ? { web: web.map(webResult) } : {}),
        ...(sources.includes('news') && news.length > 0 ? { news: news.map(newsResult) } : {}),
      },
      creditsUsed: SEARCH_CREDITS,
      id: uuidOf(query),
    });
  }

  function scrape(call: RecordedCall): Reply {
    const request = scrapeRequest.safeParse(call.body);
    if (!request.success) {
      return firecrawlReplies.invalidBody('Bad Request', request.error.issues);
    }
    if (budget.left(CALLER_ADDRESS) < SCRAPE_CREDITS) return usedUp();
    const { url, formats } = request.data;
    const page = pageAt(world, url);
    if (page === null) return firecrawlReplies.unknownHost(new URL(url).hostname);
    budget.charge(CALLER_ADDRESS, SCRAPE_CREDITS);
    return jsonReply(200, { success: true, data: scrapedDocument(page, url, formats) });
  }

  function answer(call: RecordedCall): Reply {
    // Whatever stands in the header, even nothing, is taken for a key.
    if (call.headers['authorization'] !== undefined) return firecrawlReplies.tokenInvalid;
    if (!/^\/v2\/(?:search|scrape)$/.test(call.path)) return firecrawlKeylessReplies.notSupported;
    if (call.method !== 'POST') return firecrawlKeylessReplies.methodNotAllowed;
    return call.path === '/v2/search' ? search(call) : scrape(call);
  }

  const behaviour = { answer, preflight: openPreflight, corsHeaders: openCors, ledger: budget };
  return startSimulator(behaviour, options);
}

function usedUp(): Reply {
  return firecrawlKeylessReplies.budgetUsedUp('credits', SECONDS_A_DAY);
}

/** Every second description is the Markdown with which the page begins. */
function webResult({ url, title, snippet }: SearchResult, index: number): object {
  const markdown = `![${title}](${new URL(url).origin}/lead.jpg)\n\n# ${title}\n\n${snippet}`;
  return {
    url,
    title,
    description: index % 2 === 0 ? snippet : markdown,
    position: index + 1,
  };
}

function newsResult({ url, title, snippet, dateText }: SearchResult): object {
  return { title, url, snippet, ...(dateText === '' ? {} : { date: dateText }) };
}
