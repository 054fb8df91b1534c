import type { RecordedCall } from './recorded-call.ts';

/** A complete HTTP answer. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** `false` withholds the service's CORS headers from this answer. */
  readonly hasCors?: boolean;
};

/** What the service would answer if nothing were scripted, billing included. */
export type OrdinaryReply = () => Reply;

/** How a scripted call is answered. */
export type ScriptedAnswer =
  | {
      readonly kind: 'reply';
      readonly make: (call: RecordedCall, ordinary: OrdinaryReply) => Reply;
    }
  | { readonly kind: 'drop'; readonly afterBytes: number }
  | { readonly kind: 'drip'; readonly chunkBytes: number; readonly everyMs: number }
  | { readonly kind: 'silence' };

/** Milliseconds before the answer starts, fixed or by request. */
export type Latency = number | ((call: RecordedCall) => number);

/**
 * One line of a simulator's script. A call takes its answer from the first rule that fits and has an `answer`,
 * its latency from the first that fits and has a `latencyMs`, and it waits for the first that fits and has a `heldUntil`;
 * without any the service behaves as usual.
 */
export type Rule = {
  /** Only calls to this path. */
  readonly path?: string;
  /** Only calls for which this holds. */
  readonly when?: (call: RecordedCall) => boolean;
  /** Fits this many times, then never again. */
  readonly times?: number;
  readonly latencyMs?: Latency;
  /** The answer is held back until this has come. */
  readonly heldUntil?: () => Promise<unknown>;
  readonly answer?: ScriptedAnswer;
};

/** An answer in JSON, as Express sends it. */
export function jsonReply(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}

/** An answer in HTML, which is also how ScraperAPI labels its plain sentences. */
export function htmlReply(status: number, body: string): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
