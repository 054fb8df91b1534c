import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { unreadableAnswer } from '../http/errors.ts';
import { eventData, type ServiceAnswer } from '../http/exchange.ts';
import { lenientList, lenientText, readAnswer, readEach } from '../http/lenient-schema.ts';
import type { AskService } from '../keyless/keyless-client.ts';
import { limitFailure } from '../keyless/refusal.ts';

const SERVICE = 'exa';
const TIMEOUT_MS = 30_000;

/** One call of a tool that Exa offers to programs (Model Context Protocol, JSON-RPC 2.0). */
export type ExaCall = {
  readonly name: 'web_search_exa' | 'web_fetch_exa';
  readonly arguments: Readonly<Record<string, unknown>>;
};

const SAYS_LIMIT = /rate limit/i;
/** Marks an error that comes as a success; a mark, because a page may contain the very same sentence. */
const LIMIT_MARK = 'ai.exa/rateLimited';

const content = z.object({ type: z.literal('text'), text: lenientText });
const limitMark = z.object({ _meta: z.object({ [LIMIT_MARK]: z.literal(true) }) });
const message = z.object({
  result: z.optional(z.looseObject({ content: lenientList, isError: z.optional(z.unknown()) })),
  error: z.optional(z.object({ message: lenientText })),
});

type Message = z.infer<typeof message>;

/** Calls a tool and returns its text. A limit comes as 429, as an error of the protocol or a marked success: a `ServiceError`. */
export async function callExa(ask: AskService, params: ExaCall): Promise<string> {
  const answer = await ask({
    path: '/mcp',
    json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    headers: { Accept: 'application/json, text/event-stream' },
    timeoutMs: TIMEOUT_MS,
  });
  const { result, error } = messageIn(answer);
  if (error !== undefined) throw failed(answer, error.message);
  if (result === undefined) throw unreadableAnswer(SERVICE);
  const texts = readEach(content, result.content);
  if ([result, ...result.content].some((one) => limitMark.safeParse(one).success)) {
    throw limited(answer);
  }
  const text = texts.map((one) => one.text).join('\n');
  if (result.isError === true) throw failed(answer, text);
  return text;
}

/** The last message of the answer: events before it report progress. Some servers send plain JSON instead of a stream. */
function messageIn({ text }: ServiceAnswer): Message {
  const isStream = !text.trimStart().startsWith('{');
  const last = isStream ? eventData(text).at(-1) : text;
  return readAnswer(SERVICE, message, parsedJson(last ?? ''));
}

function failed(answer: ServiceAnswer, text: string): ServiceError {
  if (SAYS_LIMIT.test(text)) return limited(answer);
  return new ServiceError(plainFailure(SERVICE, 'refused', answer.status));
}

function limited(answer: ServiceAnswer): ServiceError {
  return new ServiceError(limitFailure(SERVICE, answer));
}
