import type { World } from '../world/world.ts';
import type { Latency, Rule } from './answer.ts';
import type { RecordedCall } from './recorded-call.ts';

/** A stand-in for one third-party service: a real HTTP server on 127.0.0.1. */
export type Simulator = {
  /** Origin without a trailing slash. */
  readonly baseUrl: string;
  /** Every call since start or reset, in order of arrival; CORS preflights stand apart. */
  readonly calls: readonly RecordedCall[];
  readonly preflights: readonly RecordedCall[];
  /** Adds rules behind those already there. */
  script(...rules: readonly Rule[]): void;
  /** What is left on the account of this key; 0 for an unknown one. */
  creditsLeft(key: string): number;
  /** Resolves as soon as the condition holds; rejects when `signal` aborts or the simulator closes. */
  until(
    condition: (calls: readonly RecordedCall[]) => boolean,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Forgets calls and script, and fills the accounts again. */
  reset(): void;
  /** Cuts every connection and frees the port. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Settings that every simulator shares; all of them optional. */
export type SimulatorOptions = {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** Accepted keys with their credits at the start. */
  readonly keys?: Readonly<Record<string, number>>;
  /** Holds where no rule says otherwise; none by default. */
  readonly latencyMs?: Latency;
  /** The pages there are; the demo world by default. */
  readonly world?: World;
  /** The clock for dates and records. */
  readonly now?: () => Date;
};
