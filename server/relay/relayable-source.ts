import type { AllowedRoute } from '../backend/gate/allowed-routes.ts';

/** One host, and what it may be asked for. */
export type RelayedHost = Partial<Pick<AllowedRoute, 'body' | 'maxBytes'>> & {
  /** GET when left out. */
  readonly method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** It writes a note, which the audit log distinguishes from a question. */
  readonly isNote?: true;
  readonly publicUrl: string;
  /** Companies have a host of their own below it (`acme.recruitee.com`), whose name is the first group of the path. */
  readonly hasOwnHosts?: true;
  /** Paths that may be asked for, whole. */
  readonly path: RegExp;
  /** Parameters that may be forwarded. */
  readonly parameters?: readonly string[];
};

/** A source, and with what manners it is asked. */
export type RelayableSource = {
  readonly hosts: readonly RelayedHost[];
  readonly bytesMax: number;
  /** Requests of everybody begin no closer together. Milliseconds. */
  readonly everyMs: number;
  /** What it calls its answers; JSON when left out. */
  readonly accept?: string;
  /** How long it refuses a caller who asks too often, with this status as well as with 429. */
  readonly refusal?: { readonly status: number; readonly seconds: number };
  /**
   * It is asked with a key of the caller's own, which comes in `x-crm-key`, is passed on in this header, as a bearer token or as it
   * is, and held nowhere. How often it may be used is between the two: a refusal is passed on, and nobody else waits.
   */
  readonly keyHeader?: 'authorization' | 'x-api-token';
};
