import { plainFailure } from '../../messages/service-messages.ts';
import {
  ServiceError,
  type FailureReason,
  type ServiceFailure,
  type ServiceName,
} from '../../model/service-failure.ts';
import type { RunContext } from '../run.ts';
import { retryDelayMs } from './delay.ts';

/** One call of a run, under its number. */
export type AttemptRequest<Answer> = {
  readonly call: number;
  readonly service: ServiceName;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
};

/**
 * Makes a call, and repeats it where that is free, safe and within the run's attempts (docs/decisions/040); the only layer
 * that retries. Reports what it waits for. Throws the last failure as a `ServiceError`; rejects with the run's reason on abort.
 */
export async function attempt<Answer>(
  run: RunContext,
  request: AttemptRequest<Answer>,
): Promise<Answer> {
  const { call, service, ask } = request;
  return run.inFlight.make(service, async (signal) => {
    run.attempts.takeFirstTry();
    await waitOutRateLimit(run, request, signal);
    for (let retries = 0; ; retries += 1) {
      try {
        const answer = await ask(signal);
        run.breakerFor(service).record(null);
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ServiceError)) throw error;
        const failure = withTimeFreeAgain(run, asOfflineIfOffline(run, error.failure));
        const delayMs = recordFailure(run, failure, retries);
        if (delayMs === null) throw new ServiceError(failure);
        await pause(run, { call, service, reason: failure.reason, milliseconds: delayMs }, signal);
        if (run.openBreakerFailure(service) !== null) throw new ServiceError(failure);
        run.emit({ kind: 'resumed', call, service, retry: retries + 1 });
      }
    }
  });
}

const UNSENT: ReadonlySet<FailureReason> = new Set(['missing-key', 'limit-reached', 'not-allowed']);

/** A call that found no network failed because of this device, not because of the service. */
function asOfflineIfOffline(run: RunContext, failure: ServiceFailure): ServiceFailure {
  const isUnsent = UNSENT.has(failure.reason);
  const isUnanswered = failure.status === null && !isUnsent;
  return isUnanswered && !run.isOnline() ? plainFailure(failure.service, 'offline', null) : failure;
}

/** A budget that is used up comes with a span of time; the user needs the time of day. */
function withTimeFreeAgain(run: RunContext, failure: ServiceFailure): ServiceFailure {
  const { reason, retryAfterMs } = failure;
  if (reason !== 'budget-used-up' || retryAfterMs === undefined) return failure;
  const freeAgain = new Date(run.time().getTime() + retryAfterMs);
  return Number.isNaN(freeAgain.getTime())
    ? failure
    : { ...failure, freeAgainAt: freeAgain.toISOString() };
}

/** Records a failure; the milliseconds until the retry, or `null` when there is none. */
function recordFailure(run: RunContext, failure: ServiceFailure, retries: number): number | null {
  const { service, retryAfterMs } = failure;
  const breaker = run.breakerFor(service);
  breaker.record(failure);
  if (breaker.openFailure() !== null) return null;
  if (retryAfterMs !== undefined) run.pausedUntilMs.set(service, run.elapsedMs() + retryAfterMs);
  const delayMs = retryDelayMs(failure, retries, run.random);
  if (delayMs === null || delayMs >= run.remainingMs()) return null;
  return run.attempts.takeRetry() ? delayMs : null;
}

/** A service that asked for a pause gets it from all calls of the run, not only from the one it answered. */
async function waitOutRateLimit(
  run: RunContext,
  { call, service }: Pick<AttemptRequest<unknown>, 'call' | 'service'>,
  signal: AbortSignal,
): Promise<void> {
  const milliseconds = (run.pausedUntilMs.get(service) ?? 0) - run.elapsedMs();
  if (milliseconds <= 0) return;
  await pause(run, { call, service, reason: 'rate-limited', milliseconds }, signal);
  run.emit({ kind: 'resumed', call, service, retry: 0 });
}

type Pause = {
  readonly call: number;
  readonly service: ServiceName;
  readonly reason: ServiceFailure['reason'];
  readonly milliseconds: number;
};

async function pause(run: RunContext, waiting: Pause, signal: AbortSignal): Promise<void> {
  run.emit({ kind: 'waiting', ...waiting });
  await run.wait(waiting.milliseconds, signal);
  signal.throwIfAborted();
}
