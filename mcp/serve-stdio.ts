import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  ErrorCode,
  JSONRPCMessageSchema,
  RequestIdSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { jsonText, parsedJson } from '#engine';
import type { McpContext } from './context.ts';
import { createLineReader } from './line-reader.ts';
import { createMcpServer } from './server.ts';

/** Twenty pages of 200,000 letters, all of them written as six-byte escapes, and half as much again. */
const LINE_BYTES_MAX = 33_554_432;

/** The id in a message that is too long to be read: the SDK writes it last, others write it first. */
const FIRST_ID = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15}|"[\w-]*")\s*,/u;
const LAST_ID = /,\s*"id"\s*:\s*(\d{1,15}|"[\w-]*")\s*\}\s*$/u;

/** The streams that a client on the same machine speaks through, and where what was skipped may be reported. */
type StdioStreams = {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly warn: (text: string) => void;
};

/** Where the client is, and what ends the program. */
export type StdioOptions = StdioStreams & {
  /** Aborts when the program should end. */
  readonly signal: AbortSignal;
};

/** Serves one client on standard input and output until either side ends; whatever is in flight then is aborted. */
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

/** Messages of the protocol as lines on two streams. A line that is no message is skipped, and answered with an error where a caller may wait for one. */
function createStdioTransport({ stdin, stdout, warn }: StdioStreams): Transport {
  const write = (message: unknown): Promise<void> =>
    new Promise((resolve) => {
      stdout.write(`${jsonText(message)}\n`, () => resolve());
    });

  function refuse(id: string | number | null, code: ErrorCode, message: string): void {
    warn(`A line was skipped. ${message}`);
    void write({ jsonrpc: '2.0', id, error: { code, message } });
  }

  function read(line: string): void {
    if (line.trim() === '') return;
    const value = parsedJson(line);
    if (value === undefined) return refuse(null, ErrorCode.ParseError, 'It is not JSON.');
    const message = JSONRPCMessageSchema.safeParse(value);
    if (message.success) return transport.onmessage?.(message.data);
    // Two programs that answer each other's broken answers never stop.
    if (isAnswer(value)) return warn('A line was skipped. It answers nothing.');
    refuse(idIn(value), ErrorCode.InvalidRequest, 'It is not a single JSON-RPC 2.0 message.');
  }

  const onData = createLineReader({
    bytesMax: LINE_BYTES_MAX,
    onLine: read,
    onLongLine(start, end) {
      const [, id = 'null'] = FIRST_ID.exec(start) ?? LAST_ID.exec(end) ?? [];
      const known = RequestIdSchema.safeParse(parsedJson(id)).data ?? null;
      const message = `It has more than ${LINE_BYTES_MAX} bytes: send fewer or shorter pages at once.`;
      refuse(known, ErrorCode.ParseError, message);
    },
  });
  const transport: Transport = {
    async start() {
      stdin.on('data', onData);
    },
    send: write,
    async close() {
      stdin.off('data', onData).pause();
      transport.onclose?.();
    },
  };
  return transport;
}

function isAnswer(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !('method' in value);
  return isObject && ('result' in value || 'error' in value);
}

function idIn(value: unknown): string | number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return RequestIdSchema.safeParse(value.id).data ?? null;
}
