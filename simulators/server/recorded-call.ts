/** One request as a simulator saw it. The record is live: the last four fields settle when the call ends. */
export type RecordedCall = {
  readonly method: string;
  /** Path without the query, e.g. `/v1/scrape`. */
  readonly path: string;
  /** Decoded query parameters; of a repeated one the last counts. */
  readonly query: Readonly<Record<string, string>>;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text when it is no JSON; '' without a body. */
  readonly body: unknown;
  /** The body exactly as it was sent. */
  readonly bodyText: string;
  /** Position among the calls to the same path since start or reset, from 1. */
  readonly nth: number;
  /** Calls in flight when this one arrived, itself included. */
  readonly concurrent: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Milliseconds since the epoch; `null` while the call is in flight. */
  readonly finishedAt: number | null;
  /** The status sent; `null` when nothing was. */
  readonly status: number | null;
  /** The client left before the answer was complete. */
  readonly aborted: boolean;
};

/** The same record for the server that fills it in. */
export type OpenCall = { -readonly [Field in keyof RecordedCall]: RecordedCall[Field] };
