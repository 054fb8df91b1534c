/** The three third-party services. */
export type ServiceName = 'scraperapi' | 'serpapi' | 'firecrawl';

/**
 * What went wrong, named by what happened:
 * - `missing-key`: no key is stored for the service
 * - `rejected`: the service says the key is not valid (401, some 403)
 * - `out-of-credits`: 402, 403 or 429 that says the account is used up
 * - `rate-limited`: 429
 * - `timed-out`: our time limit or the service's own (408)
 * - `blocked`: the browser refused the answer (CORS) although the network works
 * - `unreachable`: no answer at all
 * - `refused`: any other status that is not 2xx
 * - `captcha`, `consent`, `script-wall`: a 200 page that holds a barrier instead of results
 * - `unreadable`: a 200 answer that is not what the service documents
 * - `empty`: the service answered properly and found nothing
 * - `offline`: this device has no connection
 * - `skipped`: the service was not asked, since it had failed before in the same run
 * - `limit-reached`: the service was not asked, since the run's own limit of credits has no room for it
 */
export const FAILURE_REASONS = [
  'missing-key',
  'rejected',
  'out-of-credits',
  'rate-limited',
  'timed-out',
  'blocked',
  'unreachable',
  'refused',
  'captcha',
  'consent',
  'script-wall',
  'unreadable',
  'empty',
  'offline',
  'skipped',
  'limit-reached',
] as const;

/** One of `FAILURE_REASONS`. */
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A failure as plain data: it crosses the worker boundary and lands in reports. Never holds a key. */
export type ServiceFailure = {
  readonly service: ServiceName;
  readonly reason: FailureReason;
  /** The sentence the user sees (§8 where it has one). */
  readonly message: string;
  /** HTTP status, when there was an answer. */
  readonly status: number | null;
  /** How long the service asks to be left alone; only where it says so. */
  readonly retryAfterMs?: number;
  /** The service is well and only this one page could not be had: nothing to try again, and no sign of trouble. */
  readonly isAboutPage?: true;
};

/**
 * The one error that leaves a service client. Its `message` is `failure.message`.
 * It keeps no `cause`: a platform's own network error may quote an address or a header, and so the key.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly failure: ServiceFailure;

  constructor(failure: ServiceFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
