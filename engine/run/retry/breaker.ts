import { FAILURES_IN_A_ROW_MAX, RETRY_AFTER_MAX_MS } from '../../limits.ts';
import { HTTP_STATUS } from '../../services/http/http-status.ts';
import { skipped } from '../../services/messages.ts';
import type { ServiceFailure } from '../../model/service-failure.ts';

/** Watches one service during one run, and tells when asking it has become a waste of time. */
export type Breaker = {
  /** Takes note of how a call ended; `null` for an answer. */
  readonly note: (failure: ServiceFailure | null) => void;
  /** Why the service is not asked any more; `null` while it may be. Once open, it stays open until the run ends. */
  readonly objection: () => ServiceFailure | null;
};

/** A closed breaker. It opens after three failures in a row, a refused key, or a pause too long to wait for. */
export function createBreaker(): Breaker {
  let failuresInARow = 0;
  let objection: ServiceFailure | null = null;
  return {
    note: (failure) => {
      failuresInARow = failure !== null && isTrouble(failure) ? failuresInARow + 1 : 0;
      objection ??= failure === null ? null : objectionAfter(failure, failuresInARow);
    },
    objection: () => objection,
  };
}

function objectionAfter(failure: ServiceFailure, failuresInARow: number): ServiceFailure | null {
  const { service, reason, retryAfterMs = 0 } = failure;
  if (reason === 'rejected') return skipped(service, 'rejected');
  if (retryAfterMs > RETRY_AFTER_MAX_MS) return skipped(service, 'rate-limited');
  return failuresInARow >= FAILURES_IN_A_ROW_MAX ? skipped(service, 'failing') : null;
}

/** A 4xx is about the question, a page that cannot be had about the page, a limit about the run: the service is well then. */
function isTrouble({ status, reason, isAboutPage }: ServiceFailure): boolean {
  if (isAboutPage === true || reason === 'offline' || reason === 'limit-reached') return false;
  return status === null || status >= HTTP_STATUS.internalError || reason === 'unreadable';
}
