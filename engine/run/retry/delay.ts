import {
  RETRIES_PER_CALL_MAX,
  RETRY_AFTER_MAX_MS,
  RETRY_DELAY_BASE_MS,
  RETRY_DELAY_CAP_MS,
} from '../../limits.ts';
import { HTTP_STATUS } from '../../services/http/http-status.ts';
import type { ServiceFailure, ServiceName } from '../../model/service-failure.ts';

const OVERLOADED = [
  HTTP_STATUS.timeout,
  HTTP_STATUS.tooManyRequests,
  HTTP_STATUS.badGateway,
  HTTP_STATUS.unavailable,
  HTTP_STATUS.gatewayTimeout,
] as const;

/** Answers that cost nothing and may be better next time. The proxy says 500 after trying for 70 s itself. */
const PASSING_STATUSES: Readonly<Record<ServiceName, ReadonlySet<number>>> = {
  scraperapi: new Set(OVERLOADED),
  serpapi: new Set([...OVERLOADED, HTTP_STATUS.internalError]),
  firecrawl: new Set([...OVERLOADED, HTTP_STATUS.internalError]),
};

/**
 * Milliseconds to wait before a call that failed is made again, after `retries` retries; `null` when it must not be:
 * the answer would be the same, the call may have been billed, or the service wants to be left alone for too long.
 * Capped exponential backoff with full jitter on top of the pause the service asks for; `random` gives 0 to below 1.
 */
export function retryDelayMs(
  failure: ServiceFailure,
  retries: number,
  random: () => number,
): number | null {
  if (retries >= RETRIES_PER_CALL_MAX || !isPassing(failure)) return null;
  const { retryAfterMs: pauseMs = 0 } = failure;
  if (pauseMs > RETRY_AFTER_MAX_MS) return null;
  const backoffMs = Math.min(RETRY_DELAY_CAP_MS, RETRY_DELAY_BASE_MS * 2 ** retries);
  return Math.round(pauseMs + random() * backoffMs);
}

/** Without a status nobody knows whether the call was billed. */
function isPassing({ service, reason, status, isAboutPage }: ServiceFailure): boolean {
  if (status === null || isAboutPage === true || reason === 'out-of-credits') return false;
  return PASSING_STATUSES[service].has(status);
}
