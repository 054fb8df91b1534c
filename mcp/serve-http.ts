import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { revealed, type Secret } from '#engine';
import { isBearerToken } from '../server/http/bearer-token.ts';
import { listen } from '../server/http/listen.ts';
import type { McpContext } from './context.ts';
import { createSessions } from './sessions.ts';

const HOST = '127.0.0.1';
const PATH = '/mcp';

/** Where the server listens and who may speak to it. */
export type HttpOptions = {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Whoever sends it as a bearer token may call the tools. */
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
 * Serves any number of clients by Streamable HTTP (Model Context Protocol, transports) on this machine only. Requests
 * need the token; those from web pages are refused, since a page must not drive a program on its reader's machine
 * (DNS rebinding).
 *
 * @throws {StartError} when the port cannot be had
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
    const session = await sessions.of(request.headers.get('mcp-session-id'));
    if (session === 'ended') return refuse(404, 'This session has ended. Initialize a new one.');
    if (session === 'full') return refuse(503, 'Too many sessions are open. End one first.');
    const body = await readBody(request);
    endCallsWithTheirClient(session.transport, request, body);
    return session.transport.handleRequest(request, body === undefined ? {} : { parsedBody: body });
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
  return (Array.isArray(body) ? body : [body]).flatMap((message: unknown) => {
    if (typeof message !== 'object' || message === null || !('id' in message)) return [];
    const { id } = message;
    return typeof id === 'string' || typeof id === 'number' ? [id] : [];
  });
}

/** What is no JSON is left to the protocol's own answer. */
async function readBody(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  try {
    const body: unknown = await request.clone().json();
    return body;
  } catch {
    return undefined;
  }
}

function refusalOf(request: Request, token: Secret): Response | null {
  if (new URL(request.url).pathname !== PATH) return refuse(404, `The server answers at ${PATH}.`);
  const host = new URL(`http://${request.headers.get('host') ?? ''}`).hostname;
  const isLocal = host === HOST || host === 'localhost';
  if (!isLocal || request.headers.has('origin')) {
    return refuse(403, 'Only programs on this machine may call, not web pages.');
  }
  if (isBearerToken(request.headers.get('authorization') ?? '', revealed(token))) return null;
  const answer = refuse(401, 'Send LEGWORK_MCP_TOKEN as a bearer token.');
  answer.headers.set('www-authenticate', 'Bearer');
  return answer;
}

function refuse(status: number, message: string): Response {
  const body = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
