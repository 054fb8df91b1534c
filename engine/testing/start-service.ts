import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a client sent. */
export type ReceivedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly search: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** What the service does with a call. `hang` answers never, `stall` stops and `reset` breaks off in the middle of the body. */
export type TestReply =
  | 'hang'
  | 'stall'
  | 'reset'
  | {
      readonly status?: number;
      /** A text is sent as it is, anything else as JSON. */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly delayMs?: number;
    };

export type TestService = AsyncDisposable & {
  readonly baseUrl: string;
  readonly calls: readonly ReceivedCall[];
  /** Calls whose connection ended before the answer was complete. */
  readonly abandoned: () => number;
  /** Calls being answered right now. */
  readonly busy: () => number;
  /** The most calls that were ever answered at once. */
  readonly busiest: () => number;
};

/** Longer than any test: on a busy machine nobody writes on a connection that is just being closed for being idle. */
const KEEP_ALIVE_MS = 65_000;

/** A real HTTP server on a free loopback port that records its calls; `await using` closes it. */
export async function startService(
  reply: (call: ReceivedCall) => TestReply | Promise<TestReply>,
): Promise<TestService> {
  const calls: ReceivedCall[] = [];
  let abandoned = 0;
  let busy = 0;
  let busiest = 0;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await recordedFrom(request);
    calls.push(call);
    answer(response, await reply(call));
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    busy += 1;
    busiest = Math.max(busiest, busy);
    response.on('close', () => {
      busy -= 1;
      if (!response.writableFinished) abandoned += 1;
    });
    void serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}`,
    calls,
    abandoned: () => abandoned,
    busy: () => busy,
    busiest: () => busiest,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An address where nothing listens. */
export async function deadAddress(): Promise<string> {
  const service = await startService(() => 'hang');
  await service[Symbol.asyncDispose]();
  return service.baseUrl;
}

async function recordedFrom(request: IncomingMessage): Promise<ReceivedCall> {
  const url = new URL(request.url ?? '/', 'http://service.test');
  const { method = '', headers } = request;
  const { pathname: path, searchParams: query, search } = url;
  return { method, path, query, search, headers, body: await text(request) };
}

function answer(response: ServerResponse, reply: TestReply): void {
  if (reply === 'hang') return;
  if (reply === 'stall' || reply === 'reset') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{', () => (reply === 'reset' ? response.destroy() : response));
    return;
  }
  const { status = 200, body = '', headers = {}, delayMs = 0 } = reply;
  const timer = setTimeout(() => {
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }, delayMs);
  response.on('close', () => clearTimeout(timer));
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
