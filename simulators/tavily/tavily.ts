import { z } from 'zod';
import { jsonReply, type Reply } from '../server/answer.ts';
import { CALLER_ADDRESS, dailyBudget } from '../server/daily-budget.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import type { WorldPage } from '../world/page.ts';

const CREDITS_A_DAY = 1000;

/** Tavily's refusals, in the three shapes in which it sends them. */
export const tavilyReplies = {
  unauthorized: jsonReply(401, { detail: { error: 'Unauthorized: missing or invalid API key.' } }),
  paymentRequired: jsonReply(402, { error: 'Payment required.' }),
  rateLimited: jsonReply(429, { message: 'Too many requests. Slow down.' }),
  planLimit: jsonReply(432, {
    detail: { error: "This request exceeds your plan's set usage limit." },
  }),
  failed: jsonReply(500, { detail: { error: 'Internal server error.' } }),
} as const;

const searchRequest = z.object({
  query: z.string().min(1),
  topic: z.enum(['general', 'news', 'finance']).default('general'),
  search_depth: z.enum(['basic', 'advanced']).default('basic'),
  max_results: z.int().min(0).max(20).default(5),
  time_range: z.enum(['day', 'week', 'month', 'year']).optional(),
});
const extractRequest = z.object({ urls: z.array(z.string()).min(1).max(20) });

/** Stands in for https://api.tavily.com as it answers callers without a key. */
export function startTavily(options: SimulatorOptions = {}): Promise<Simulator> {
  const budget = dailyBudget(options, CREDITS_A_DAY);
  const { world = DEMO_WORLD } = options;

  function search(call: RecordedCall): Reply {
    const request = searchRequest.safeParse(call.body);
    if (!request.success) return invalid(request.error);
    const { query, topic, max_results: count } = request.data;
    const found = world.search(query).filter(({ type }) => topic !== 'news' || type === 'news');
    return jsonReply(200, {
      query,
      results: found.slice(0, count).map((page, index) => searchResult(page, { topic, index })),
      response_time: 0.9,
      request_id: '7c1f0d3a-52f4-4c37-9f0a-2f3b7e1d9a64',
    });
  }

  function extract(call: RecordedCall): Reply {
    const request = extractRequest.safeParse(call.body);
    if (!request.success) return invalid(request.error);
    const looked = request.data.urls.map((url) => ({ url, found: world.lookUp(url) }));
    return jsonReply(200, {
      results: looked.flatMap(({ url, found }) =>
        found.kind === 'page' ? [{ url, raw_content: found.page.markdown }] : [],
      ),
      failed_results: looked.flatMap(({ url, found }) =>
        found.kind === 'page' ? [] : [{ url, error: 'Failed to fetch url' }],
      ),
      response_time: 0.4,
    });
  }

  function answer(call: RecordedCall): Reply {
    if (call.headers['x-tavily-access-mode'] !== 'keyless') return tavilyReplies.unauthorized;
    if (call.method !== 'POST') return jsonReply(405, { detail: 'Method Not Allowed' });
    if (call.path !== '/search' && call.path !== '/extract') {
      return jsonReply(404, { detail: 'Not Found' });
    }
    if (budget.left(CALLER_ADDRESS) < 1) return tavilyReplies.planLimit;
    budget.charge(CALLER_ADDRESS, 1);
    return call.path === '/search' ? search(call) : extract(call);
  }

  const behaviour = { answer, preflight: openPreflight, corsHeaders: openCors, ledger: budget };
  return startSimulator(behaviour, options);
}

function searchResult(
  { url, title, description, published }: WorldPage,
  { topic, index }: { readonly topic: string; readonly index: number },
): object {
  const isDated = topic === 'news' && published !== null;
  return {
    url,
    title,
    content: description,
    score: Math.round(1000 * 0.9 ** index) / 1000,
    ...(isDated ? { published_date: new Date(`${published}T07:30:00Z`).toUTCString() } : {}),
  };
}

function invalid(error: z.ZodError): Reply {
  return jsonReply(422, { detail: error.issues });
}
