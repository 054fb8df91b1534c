import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';
import type { Legwork } from '../../testing/legwork.ts';

/** The token that test servers want. */
export const TOKEN = 'a-token-of-enough-characters';

const answered = z.object({ structuredContent: z.record(z.string(), z.unknown()) });

/** Connects the SDK's own client over a transport, to a server started for it. */
export async function connect(
  legwork: Legwork,
  over: 'stdio' | 'http',
): Promise<Client & AsyncDisposable> {
  const server = over === 'http' ? await startHttp(legwork) : null;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    server === null
      ? new StdioClientTransport({
          command: process.execPath,
          args: [legwork.program, 'mcp'],
          env: { ...legwork.variables },
          stderr: 'ignore',
        })
      : new StreamableHTTPClientTransport(new URL(server.url), authorized()),
  );
  return Object.assign(client, {
    async [Symbol.asyncDispose]() {
      await client.close();
      await server?.[Symbol.asyncDispose]();
    },
  });
}

/** Starts the server by HTTP on any free port. */
export async function startHttp(
  legwork: Legwork,
): Promise<AsyncDisposable & { readonly url: string }> {
  const server = spawn(process.execPath, [legwork.program, 'mcp', '--http', '--port', '0'], {
    env: { ...legwork.variables, LEGWORK_MCP_TOKEN: TOKEN },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: server.stderr })) {
    const [, url] = /serving assistants at (\S+)/u.exec(line) ?? [];
    if (url === undefined) continue;
    return {
      url,
      async [Symbol.asyncDispose]() {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The server did not start');
}

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
