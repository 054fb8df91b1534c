import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { McpContext } from './context.ts';
import { createMcpServer } from './server.ts';

const SESSIONS_MAX = 32;
/** A client that has not been heard of for so long has gone without a word. */
const IDLE_MS = 3_600_000;
const SWEEP_MS = 60_000;

/** One client's session. */
export type McpSession = {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  /** Answers a request of the client; `messages` is the body that was read of it, `undefined` where there is none. */
  readonly answer: (request: Request, messages: unknown) => Promise<Response>;
};

/** The sessions of all clients of one server. */
export type Sessions = {
  /** `undefined` when there is no session of that id, or no longer. */
  readonly find: (id: string) => McpSession | undefined;
  /** A new session, which lasts once its client has initialized it; the longest idle one makes room. `undefined` when all work. */
  readonly open: () => Promise<McpSession | undefined>;
  /** Ends all of them, and aborts what is in flight. */
  readonly close: () => Promise<void>;
};

type OpenSession = McpSession & {
  readonly end: () => Promise<void>;
  /** What is being answered: calls, and streams on which the client listens without having asked for anything. */
  readonly underWay: Readonly<Record<'calls' | 'streams', number>>;
  readonly lastHeardMs: number;
};

/** Keeps the sessions of clients that speak by HTTP; each has a protocol server of its own on the shared runtime. */
export function createSessions(context: Omit<McpContext, 'closing'>): Sessions {
  const sessions = new Map<string, OpenSession>();
  const sweep = setInterval(() => void endIdle(), SWEEP_MS).unref();

  async function open(): Promise<McpSession | undefined> {
    if (sessions.size >= SESSIONS_MAX && longestIdle(sessions) === undefined) return undefined;
    const closing = new AbortController();
    const server = createMcpServer({ ...context, closing: closing.signal });
    const end = async (): Promise<void> => {
      sessions.delete(transport.sessionId ?? '');
      closing.abort(new Error('The session has ended.'));
      await server.close();
    };
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        sessions.set(id, session);
      },
      onsessionclosed: end,
    });
    const session = trackedSession({ transport, server, end, onIdle: endSurplus });
    await server.connect(transport);
    return session;
  }

  /** Clients that come at once are all let in; as soon as they have been answered there are too many. */
  function endSurplus(): void {
    if (sessions.size > SESSIONS_MAX) void longestIdle(sessions)?.end();
  }

  async function endIdle(): Promise<void> {
    const oldestMs = performance.now() - IDLE_MS;
    const idle = [...sessions.values()].filter(
      ({ underWay, lastHeardMs }) =>
        underWay.calls + underWay.streams === 0 && lastHeardMs < oldestMs,
    );
    await Promise.all(idle.map(({ end }) => end()));
  }

  return {
    find: (id) => sessions.get(id),
    open,
    async close() {
      clearInterval(sweep);
      await Promise.all([...sessions.values()].map(({ end }) => end()));
    },
  };
}

type McpSessionParts = Pick<OpenSession, 'transport' | 'end'> & {
  readonly server: McpServer;
  /** Called whenever something has been answered. */
  readonly onIdle: () => void;
};

function trackedSession({ transport, server, end, onIdle }: McpSessionParts): OpenSession {
  const underWay = { calls: 0, streams: 0 };
  let lastHeardMs = performance.now();
  return {
    transport,
    end,
    underWay,
    get lastHeardMs() {
      return lastHeardMs;
    },
    async answer(request, messages) {
      const kind = request.method === 'GET' ? 'streams' : 'calls';
      const onEnd = (): void => {
        underWay[kind] -= 1;
        lastHeardMs = performance.now();
        onIdle();
      };
      underWay[kind] += 1;
      const parsed = messages === undefined ? {} : { parsedBody: messages };
      try {
        const response = await transport.handleRequest(request, parsed);
        // A request that did not initialize it could never come back to it.
        if (transport.sessionId === undefined) await server.close();
        return followed(response, onEnd);
      } catch (error) {
        onEnd();
        throw error;
      }
    },
  };
}

/** Who is not even listening goes before who only listens; a client whose call is being answered never does. */
function longestIdle(sessions: ReadonlyMap<string, OpenSession>): OpenSession | undefined {
  return [...sessions.values()]
    .filter(({ underWay }) => underWay.calls === 0)
    .toSorted(
      (one, other) =>
        Number(one.underWay.streams > 0) - Number(other.underWay.streams > 0) ||
        one.lastHeardMs - other.lastHeardMs,
    )[0];
}

/** The same response; `onEnd` is called once, when all of it has been sent or nobody reads it any more. */
function followed(response: Response, onEnd: () => void): Response {
  const stream: ReadableStream<Uint8Array> | null = response.body;
  const reader = stream?.getReader();
  if (reader === undefined) {
    onEnd();
    return response;
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    cancel(reason) {
      onEnd();
      return reader.cancel(reason);
    },
  });
  return new Response(body, response);
}
