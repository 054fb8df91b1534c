import { readRequestBody } from '@modelcontextprotocol/sdk/server/requestBody.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { revealed, type Secret } from '#engine';
import { isBearerToken } from '../server/http/bearer-token.ts';
import { listen } from '../server/http/listen.ts';
import type { McpContext } from './context.ts';
import { createSessions } from './sessions.ts';

const HOST = '127.0.0.1';
const PATH = '/mcp';
const METHODS: readonly string[] = ['GET', 'POST', 'DELETE'];
/** Twenty usual pages to judge; nobody on this machine may fill its memory. */
const BODY_BYTES_MAX = 1_048_576;
/** Codes of JSON-RPC: the first of those left to servers, and that of what cannot be read. */
const REFUSED = -32_000;
const PARSE_ERROR = -32_700;

/** Where the server listens and who may speak to it. */
export type HttpOptions = {
  /** 0 lets the system choose. */
  readonly port: number;
  /** The bearer token without which no tool can be called. */
  readonly token: Secret;
};

/** A server that is listening. */
export type McpHttpServer = {
  /** `http://127.0.0.1:3001/mcp` */
  readonly url: string;
  /** Stops listening and aborts what is in flight. */
  readonly close: () => Promise<void>;
};

/**
 * Serves any number of clients by Streamable HTTP on this machine only, with the token. Requests of web pages are refused, which
 * must not drive a program here (DNS rebinding). Throws `StartError` when the port cannot be had.
 */
export async function serveHttp(
  context: Omit<McpContext, 'closing'>,
  { port, token }: HttpOptions,
): Promise<McpHttpServer> {
  const sessions = createSessions(context);
  const listener = await listen((request) => refusalOf(request, token) ?? answer(request), {
    host: HOST,
    port,
  });

  async function answer(request: Request): Promise<Response> {
    const id = request.headers.get('mcp-session-id');
    const known = id === null ? undefined : sessions.find(id);
    if (id !== null && known === undefined)
      return deny(404, 'This session has ended. Initialize a new one.');
    const messages = request.method === 'POST' ? await readMessages(request) : undefined;
    if (messages instanceof Response) return messages;
    // A session costs memory: only who begins one gets one.
    if (known === undefined && !messagesIn(messages).some(isInitializeRequest)) {
      return deny(
        400,
        'Initialize a session first, and send its Mcp-Session-Id with every request.',
      );
    }
    const session = known ?? (await sessions.open());
    if (session === undefined) return tooManySessions();
    endCallsWithTheirClient(session.transport, request, messages);
    return session.answer(request, messages);
  }

  return {
    url: listener.url + PATH,
    async close() {
      await sessions.close();
      await listener.close();
    },
  };
}

/** Nobody else can fetch the answer of a call whose client is gone, so it must not go on costing. */
function endCallsWithTheirClient(transport: Transport, request: Request, body: unknown): void {
  request.signal.addEventListener('abort', () => {
    for (const requestId of callsIn(body)) {
      const params = { requestId, reason: 'The client is gone.' };
      transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params });
    }
  });
}

function callsIn(body: unknown): readonly (string | number)[] {
  return messagesIn(body).flatMap((message: unknown) => {
    if (typeof message !== 'object' || message === null || !('id' in message)) return [];
    const { id } = message;
    return typeof id === 'string' || typeof id === 'number' ? [id] : [];
  });
}

function messagesIn(body: unknown): readonly unknown[] {
  return Array.isArray(body) ? body : [body];
}

/** The messages in a request, or why they are not read. What is too long is refused as soon as that shows. */
async function readMessages(request: Request): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding !== 'identity') {
    const answer = deny(415, 'Send messages without compression.');
    answer.headers.set('accept-encoding', 'identity');
    return answer;
  }
  try {
    const body = await readRequestBody(request, BODY_BYTES_MAX);
    if (!body.tooLarge) return JSON.parse(body.text);
    return deny(413, `A request may have ${BODY_BYTES_MAX} bytes. Send fewer or shorter pages.`);
  } catch {
    return deny(400, 'The request is not JSON.', PARSE_ERROR);
  }
}

function tooManySessions(): Response {
  const answer = deny(503, 'Too many sessions are at work. Try again in a minute.');
  answer.headers.set('retry-after', '60');
  return answer;
}

function refusalOf(request: Request, token: Secret): Response | null {
  if (new URL(request.url).pathname !== PATH) return deny(404, `The server answers at ${PATH}.`);
  const host = new URL(`http://${request.headers.get('host') ?? ''}`).hostname;
  const isLocal = host === HOST || host === 'localhost';
  if (!isLocal || request.headers.has('origin')) {
    return deny(403, 'Only programs on this machine may call, not web pages.');
  }
  if (!METHODS.includes(request.method)) {
    const answer = deny(405, `The methods here are ${METHODS.join(', ')}.`);
    answer.headers.set('allow', METHODS.join(', '));
    return answer;
  }
  if (isBearerToken(request.headers.get('authorization') ?? '', revealed(token))) return null;
  const answer = deny(401, 'Send LEGWORK_MCP_TOKEN as a bearer token.');
  answer.headers.set('www-authenticate', 'Bearer');
  return answer;
}

function deny(status: number, message: string, code = REFUSED): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
