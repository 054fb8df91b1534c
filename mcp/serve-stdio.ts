import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpContext } from './context.ts';
import { createMcpServer } from './server.ts';

/** The streams that a client on the same machine speaks through, and where it may be told what went wrong. */
export type StdioOptions = {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Aborts when the program should end. */
  readonly signal: AbortSignal;
  readonly warn: (text: string) => void;
};

/**
 * Serves one client on standard input and output until it closes its end, goes away or the program is told to stop;
 * whatever is in flight then is aborted. A line that is no message is reported and skipped.
 */
export async function serveStdio(
  context: Omit<McpContext, 'closing'>,
  { stdin, stdout, signal, warn }: StdioOptions,
): Promise<void> {
  const closing = new AbortController();
  const server = createMcpServer({ ...context, closing: closing.signal });
  Object.assign(server.server, {
    onerror: (error: Error) => warn(`A message could not be read: ${error.name}.`),
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => resolve());
    // A client that is gone closes the pipe; writing on would end the program with a fault.
    stdout.once('error', () => resolve());
    signal.addEventListener('abort', () => resolve());
  });
  await server.connect(new StdioServerTransport(stdin, stdout));
  await ended;
  closing.abort(new Error('The client is gone.'));
  await server.close();
}
