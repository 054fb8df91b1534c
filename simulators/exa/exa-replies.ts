import { htmlReply, jsonReply, type Reply } from '../server/answer.ts';

/** The sentence with which Exa says that its limit is reached; a page may contain it, too. */
export const EXA_LIMIT_SENTENCE = "You've hit Exa's free MCP rate limit.";

const LIMIT_MARK = { 'ai.exa/rateLimited': true } as const;

/** One answer of the protocol as an event stream. */
function eventReply(message: object): Reply {
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: `event: message\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: 1, ...message })}\n\n`,
  };
}

/** The answer of a tool: one text. */
export function textReply(text: string): Reply {
  return eventReply({ result: { content: [{ type: 'text', text }] } });
}

/** Exa's refusals: three shapes of limit, and the page that guards it from cloud addresses. */
export const exaReplies = {
  tooManyRequests: jsonReply(429, { error: EXA_LIMIT_SENTENCE }),
  limitAsError: eventReply({ error: { code: -32_000, message: EXA_LIMIT_SENTENCE } }),
  limitAsResult: eventReply({
    result: { content: [{ type: 'text', text: EXA_LIMIT_SENTENCE }], _meta: LIMIT_MARK },
  }),
  cloudAddress: htmlReply(
    403,
    '<!doctype html><title>Attention Required!</title><h1>Sorry, you have been blocked</h1>',
  ),
  unknownTool: eventReply({ error: { code: -32_602, message: 'Unknown tool' } }),
} as const;
