import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { McpContext } from './context.ts';
import { createMcpServer } from './server.ts';

const SESSIONS_MAX = 32;
const BODY_BYTES_MAX = 16_777_216;
/** A client that has not been heard of for so long has gone without a word. */
const IDLE_MS = 3_600_000;

/** One client's session. */
export type Session = { readonly transport: WebStandardStreamableHTTPServerTransport };

/** The sessions of all clients of one server. */
export type Sessions = {
  /** The session of that id; a new one for `null`, which lasts once its client has initialized it. */
  readonly of: (id: string | null) => Promise<Session | 'ended' | 'full'>;
  /** Ends all of them, and aborts what is in flight. */
  readonly close: () => Promise<void>;
};

type OpenSession = Session & { readonly closing: AbortController; lastHeardMs: number };

/** Keeps the sessions of clients that speak by HTTP; each has a protocol server of its own on the shared runtime. */
export function createSessions(context: Omit<McpContext, 'closing'>): Sessions {
  const sessions = new Map<string, OpenSession>();

  async function open(): Promise<Session | 'full'> {
    const oldestMs = performance.now() - IDLE_MS;
    for (const [id, { lastHeardMs }] of sessions) if (lastHeardMs < oldestMs) end(id);
    if (sessions.size >= SESSIONS_MAX) return 'full';
    const closing = new AbortController();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      maxRequestBodySize: BODY_BYTES_MAX,
      onsessioninitialized: (id) => {
        sessions.set(id, { transport, closing, lastHeardMs: performance.now() });
      },
      onsessionclosed: end,
    });
    await createMcpServer({ ...context, closing: closing.signal }).connect(transport);
    return { transport };
  }

  function end(id: string): void {
    sessions.get(id)?.closing.abort(new Error('The session has ended.'));
    sessions.delete(id);
  }

  return {
    async of(id) {
      if (id === null) return open();
      const session = sessions.get(id);
      if (session === undefined) return 'ended';
      session.lastHeardMs = performance.now();
      return session;
    },
    async close() {
      const transports = [...sessions.values()].map(({ transport }) => transport);
      for (const id of sessions.keys()) end(id);
      await Promise.all(transports.map((transport) => transport.close()));
    },
  };
}
