import { skipped } from '../../messages/service-messages.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import { endsFreeService, type ServiceFailure } from '../../model/service-failure.ts';
import { RETRY_AFTER_MAX_MS } from './delay.ts';

/** Failures in a row that are not the caller's fault, after which a run stops asking a service. */
const FAILURES_IN_A_ROW_MAX = 3;

/** A circuit breaker: watches one service during one run, and opens when calling it has become a waste of time. */
export type Breaker = {
  /** Records how a call ended; `null` for an answer. */
  readonly record: (failure: ServiceFailure | null) => void;
  /** Why the service is no longer called; `null` while it may be. Once open, it stays open until the run ends. */
  readonly openFailure: () => ServiceFailure | null;
};

/** A closed breaker. It opens after three failures in a row, a refused key, a pause too long to wait for, or a free service's last word. */
export function createBreaker(): Breaker {
  let failuresInARow = 0;
  let openFailure: ServiceFailure | null = null;
  return {
    record: (failure) => {
      failuresInARow = failure !== null && isTrouble(failure) ? failuresInARow + 1 : 0;
      openFailure ??= failure === null ? null : openFailureAfter(failure, failuresInARow);
    },
    openFailure: () => openFailure,
  };
}

function openFailureAfter(failure: ServiceFailure, failuresInARow: number): ServiceFailure | null {
  const { service, reason, retryAfterMs = 0 } = failure;
  if (endsFreeService(failure)) return failure;
  if (reason === 'rejected') return skipped(service, 'rejected');
  if (retryAfterMs > RETRY_AFTER_MAX_MS) return skipped(service, 'rate-limited');
  return failuresInARow >= FAILURES_IN_A_ROW_MAX ? skipped(service, 'failing') : null;
}

/** A 4xx is about the question, a page that cannot be had about the page, a limit about the run: the service is well then. */
function isTrouble({ status, reason, isAboutPage }: ServiceFailure): boolean {
  if (isAboutPage === true || reason === 'offline' || reason === 'limit-reached') return false;
  return status === null || status >= HTTP_STATUS.internalError || reason === 'unreadable';
}
