import { HTTP_STATUS } from '../../model/http-status.ts';
import {
  endsFreeService,
  type ServiceFailure,
  type ServiceName,
} from '../../model/service-failure.ts';

/** Retries of one call. */
const RETRIES_PER_CALL_MAX = 2;
/** The delay before a retry is drawn from 0 to this, doubled with each retry up to the cap (full jitter). */
const RETRY_DELAY_BASE_MS = 500;
/** The longest delay before a retry, apart from a pause that the service asks for. */
const RETRY_DELAY_CAP_MS = 8000;
/** A service that asks for a longer pause is not waited for. */
export const RETRY_AFTER_MAX_MS = 15_000;

const OVERLOADED = [
  HTTP_STATUS.timeout,
  HTTP_STATUS.tooManyRequests,
  HTTP_STATUS.badGateway,
  HTTP_STATUS.unavailable,
  HTTP_STATUS.gatewayTimeout,
] as const;

/**
 * Answers that cost nothing and may be better next time. ScraperAPI sends 500 only after trying for 70 s itself. A service that
 * is missing here is called once: a run is complete without it.
 */
const TRANSIENT_STATUSES: Readonly<Partial<Record<ServiceName, ReadonlySet<number>>>> = {
  scraperapi: new Set(OVERLOADED),
  serpapi: new Set([...OVERLOADED, HTTP_STATUS.internalError]),
  firecrawl: new Set([...OVERLOADED, HTTP_STATUS.internalError]),
  // Every request counts against the day's free budget.
  'firecrawl-keyless': new Set(OVERLOADED),
  tavily: new Set(OVERLOADED),
  exa: new Set(OVERLOADED),
};

/**
 * Milliseconds to wait before a call that failed is made again, after `retries` retries; `null` when it must not be:
 * the answer would be the same, the call may have been billed, or the service asks for too long a pause.
 * Capped exponential backoff with full jitter on top of the pause the service asks for; `random` gives 0 to below 1.
 */
export function retryDelayMs(
  failure: ServiceFailure,
  retries: number,
  random: () => number,
): number | null {
  if (retries >= RETRIES_PER_CALL_MAX || !isTransient(failure)) return null;
  const { retryAfterMs: pauseMs = 0 } = failure;
  if (pauseMs > RETRY_AFTER_MAX_MS) return null;
  const backoffMs = Math.min(RETRY_DELAY_CAP_MS, RETRY_DELAY_BASE_MS * 2 ** retries);
  return Math.round(pauseMs + random() * backoffMs);
}

/** Without a status it is unknown whether the call was billed. */
function isTransient(failure: ServiceFailure): boolean {
  const { service, reason, status, isAboutPage } = failure;
  if (endsFreeService(failure)) return false;
  if (status === null || isAboutPage === true || reason === 'out-of-credits') return false;
  return TRANSIENT_STATUSES[service]?.has(status) === true;
}
