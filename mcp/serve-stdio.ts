import type { McpContext } from './context.ts';
import { createMcpServer } from './server.ts';
import { createStdioTransport, type StdioStreams } from './stdio-transport.ts';

/** Where the client is, and what ends the program. */
export type StdioOptions = StdioStreams & {
  /** Aborts when the program should end. */
  readonly signal: AbortSignal;
};

/**
 * Serves one client on standard input and output until it closes its end, goes away or the program is told to stop;
 * whatever is in flight then is aborted. A line that is not a message is skipped.
 */
export async function serveStdio(
  context: Omit<McpContext, 'closing'>,
  { signal, ...streams }: StdioOptions,
): Promise<void> {
  const { stdin, stdout, warn } = streams;
  const closing = new AbortController();
  const server = createMcpServer({ ...context, closing: closing.signal });
  Object.assign(server.server, {
    onerror: (error: Error) => warn(`A message could not be handled: ${error.name}.`),
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => resolve());
    // A client that is gone closes the pipe; writing on would end the program with a fault.
    stdout.once('error', () => resolve());
    signal.addEventListener('abort', () => resolve());
  });
  await server.connect(createStdioTransport(streams));
  await ended;
  closing.abort(new Error('The client is gone.'));
  await server.close();
}
