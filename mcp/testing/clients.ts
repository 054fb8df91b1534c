import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';
import { QUICK_START } from '../../server/testing/quick-start.ts';
import type { Legwork } from '../../testing/legwork.ts';

/** The token that test servers want. */
export const TOKEN = 'a-token-of-enough-characters';

const PATIENCE_MS = 600_000;

/** The SDK's client, which gives up after a minute by itself: not enough for a run on a busy machine. */
export class PatientClient extends Client implements AsyncDisposable {
  constructor() {
    super({ name: 'test', version: '1' });
  }

  override callTool(...[call, schema, options]: Parameters<Client['callTool']>) {
    return super.callTool(call, schema, { timeout: PATIENCE_MS, ...options });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

const answered = z.object({ structuredContent: z.record(z.string(), z.unknown()) });

/** Connects the SDK's own client to a server that is started for it, over standard input and output. */
export async function connect(
  legwork: Pick<Legwork, 'program' | 'variables'>,
  options: readonly string[] = [],
): Promise<PatientClient> {
  const client = new PatientClient();
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...QUICK_START, legwork.program, 'mcp', ...options],
      env: { ...legwork.variables },
      stderr: 'ignore',
    }),
  );
  return client;
}

/** Connects the SDK's own client to a server by HTTP. */
export async function connectTo(url: string): Promise<PatientClient> {
  const client = new PatientClient();
  await client.connect(new StreamableHTTPClientTransport(new URL(url), authorized()));
  return client;
}

/** A server by HTTP in a process of its own. */
export type StartedHttp = AsyncDisposable & {
  readonly url: string;
  /** What it holds in bytes after a collection of what it does not, and the most it ever took from the system. */
  readonly memory: () => Promise<{ readonly heldBytes: number; readonly peakBytes: number }>;
};

/** Says on standard error what the process holds whenever it is sent SIGUSR2. */
const PROBE = `process.on('SIGUSR2', () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  console.error(JSON.stringify({ heldBytes: heapUsed + external, peakBytes }));
})`;

const measured = z.object({ heldBytes: z.number(), peakBytes: z.number() });

/** Starts the server by HTTP on any free port. */
export async function startHttp(legwork: Legwork): Promise<StartedHttp> {
  const probe = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(PROBE)}`];
  const args = [...probe, legwork.program, 'mcp', '--http', '--port', '0'];
  const server = spawn(process.execPath, args, {
    env: { ...legwork.variables, LEGWORK_MCP_TOKEN: TOKEN },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: server.stderr })[Symbol.asyncIterator]();
  const lineLike = async (pattern: RegExp): Promise<string> => {
    for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
      const [, found] = pattern.exec(line.value) ?? [];
      if (found !== undefined) return found;
    }
    throw new Error('The server did not start, or it has ended');
  };
  return {
    url: await lineLike(/serving assistants at (\S+)/u),
    async memory() {
      server.kill('SIGUSR2');
      return measured.parse(JSON.parse(await lineLike(/^(\{"heldBytes".*\})$/u)));
    },
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** The headers that every request of a client has. */
export const CLIENT_HEADERS = {
  authorization: `Bearer ${TOKEN}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
} as const;

/** A client's first message. */
export const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
});

/** `fetch` does not let a caller choose the host name. */
export function statusUnderHost(url: string, host: string): Promise<number | undefined> {
  const headers = { host, authorization: `Bearer ${TOKEN}` };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (answer) => {
      resolve(answer.resume().statusCode);
    });
    call.on('error', reject).end();
  });
}

/** What a client sends along with every request. */
export function authorized(): { readonly requestInit: RequestInit } {
  return { requestInit: { headers: { authorization: `Bearer ${TOKEN}` } } };
}

/** The structured content of a tool's answer. Throws when it is an error. */
export function contentOf(answer: unknown): Readonly<Record<string, unknown>> {
  return answered.parse(answer).structuredContent;
}

/** One field of each item of a list, as text. */
export function fieldsOf(list: unknown, field: string): readonly string[] {
  return z
    .array(z.record(z.string(), z.unknown()))
    .parse(list)
    .map((item) => String(item[field]));
}
