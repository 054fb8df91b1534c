import { z } from 'zod';
import { jsonReply, type Reply } from '../server/answer.ts';
import { CALLER_ADDRESS, dailyBudget } from '../server/daily-budget.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import type { WorldPage } from '../world/page.ts';
import { exaReplies, textReply } from './exa-replies.ts';

const CALLS_A_DAY = 1000;

const toolCall = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.number(),
  method: z.literal('tools/call'),
  params: z.discriminatedUnion('name', [
    z.object({
      name: z.literal('web_search_exa'),
      arguments: z.object({ query: z.string(), numResults: z.int().positive().default(8) }),
    }),
    z.object({
      name: z.literal('web_fetch_exa'),
      arguments: z.object({ urls: z.array(z.string()).min(1) }),
    }),
  ]),
});

/** Stands in for https://mcp.exa.ai, the tools that Exa offers to programs without a key. */
export function startExa(options: SimulatorOptions = {}): Promise<Simulator> {
  const budget = dailyBudget(options, CALLS_A_DAY);
  const { world = DEMO_WORLD } = options;

  function read(url: string): string {
    const found = world.lookUp(url);
    if (found.kind !== 'page') return `Error fetching ${url}: the page could not be loaded.`;
    const { markdown, title } = found.page;
    return markdown.startsWith('# ') ? markdown : `# ${title}\n\n${markdown}`;
  }

  function answer(call: RecordedCall): Reply {
    if (call.path !== '/mcp') return jsonReply(404, { error: 'Not found' });
    if (call.method !== 'POST') return jsonReply(405, { error: 'Method not allowed' });
    const accepted = call.headers['accept'] ?? '';
    if (!accepted.includes('text/event-stream') || !accepted.includes('application/json')) {
      return jsonReply(406, { error: 'Not Acceptable' });
    }
    if (budget.left(CALLER_ADDRESS) < 1) return exaReplies.limitAsResult;
    const request = toolCall.safeParse(call.body);
    if (!request.success) return exaReplies.unknownTool;
    budget.charge(CALLER_ADDRESS, 1);
    const { params } = request.data;
    if (params.name === 'web_fetch_exa')
      return textReply(params.arguments.urls.map(read).join('\n---\n'));
    const found = world.search(params.arguments.query).slice(0, params.arguments.numResults);
    return textReply(
      found.length === 0 ? 'No search results found.' : found.map(block).join('\n---\n'),
    );
  }

  const behaviour = { answer, preflight: openPreflight, corsHeaders: openCors, ledger: budget };
  return startSimulator(behaviour, options);
}

function block({ title, url, published, description }: WorldPage): string {
  return [
    `Title: ${title}`,
    `URL: ${url}`,
    `Published: ${published === null ? 'N/A' : `${published}T00:00:00.000Z`}`,
    'Author: N/A',
    'Highlights:',
    description,
  ].join('\n');
}
