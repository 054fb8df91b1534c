import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedAnswer, OrdinaryReply, Reply } from './answer.ts';
import type { RecordedCall } from './recorded-call.ts';

/** Everything decided about one call. */
export type Sending = {
  readonly call: RecordedCall;
  /** On the clock of `performance.now()`. */
  readonly arrivedMs: number;
  /** How long after its arrival the call is answered, the simulator's own work included. */
  readonly latencyMs: number;
  readonly answer: ScriptedAnswer | null;
  readonly ordinary: OrdinaryReply;
  readonly corsHeaders: Readonly<Record<string, string>>;
};

/** Waits, then answers as decided. Ends quietly when the client leaves first. */
export async function sendAnswer(response: ServerResponse, sending: Sending): Promise<void> {
  if (response.closed) return;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    await send(response, sending, gone.signal);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}

async function send(
  response: ServerResponse,
  { call, arrivedMs, latencyMs, answer, ordinary, corsHeaders }: Sending,
  signal: AbortSignal,
): Promise<void> {
  // The services bill when a request arrives, so the reply is made before the wait.
  const reply = answer?.kind === 'reply' ? answer.make(call, ordinary) : ordinary();
  const restMs = arrivedMs + latencyMs - performance.now();
  if (restMs > 0) await sleep(restMs, undefined, { signal });
  if (answer?.kind === 'silence') return;

  const bytes = Buffer.from(reply.body, 'utf8');
  writeHead(response, reply, { corsHeaders, length: bytes.length });
  if (answer?.kind === 'drop') drop(response, bytes.subarray(0, answer.afterBytes));
  else if (answer?.kind === 'drip') await drip(response, { bytes, ...answer, signal });
  else response.end(bytes);
}

function writeHead(
  response: ServerResponse,
  reply: Reply,
  {
    corsHeaders,
    length,
  }: { readonly corsHeaders: Readonly<Record<string, string>>; readonly length: number },
): void {
  response.writeHead(reply.status, {
    ...(reply.hasCors === false ? {} : corsHeaders),
    ...reply.headers,
    ...(reply.status === 204 ? {} : { 'content-length': String(length) }),
  });
}

function drop(response: ServerResponse, start: Uint8Array): void {
  response.write(start, () => {
    response.socket?.resetAndDestroy();
    // Marks the response as ended by us, not by the client.
    response.destroy(new Error('Dropped as scripted.'));
  });
}

async function drip(
  response: ServerResponse,
  {
    bytes,
    chunkBytes,
    everyMs,
    signal,
  }: {
    readonly bytes: Uint8Array;
    readonly chunkBytes: number;
    readonly everyMs: number;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
    await sleep(everyMs, undefined, { signal });
    response.write(bytes.subarray(offset, offset + chunkBytes));
  }
  response.end();
}
