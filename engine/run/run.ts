import type { ResearchEvent } from '../model/research-event.ts';
import type { RejectedLink } from '../model/found-link.ts';
import { outOfTime, plainFailure } from '../messages/service-messages.ts';
import type { ServiceFailure, ServiceName } from '../model/service-failure.ts';
import type { Wait } from '../services/http/wait.ts';
import { createAttemptBudget } from './retry/budget.ts';
import type { AttemptBudget } from './retry/budget.ts';
import { createBreaker } from './retry/breaker.ts';
import type { Breaker } from './retry/breaker.ts';
import { createCallsInFlight } from './calls-in-flight.ts';
import type { CallsInFlight } from './calls-in-flight.ts';
import { createRejectionList } from './rejection-list.ts';
import type { RejectionList } from './rejection-list.ts';
import { createFailureList } from './failure-list.ts';
import type { FailureList } from './failure-list.ts';
import { createSpending } from './spending.ts';
import type { Spending } from './spending.ts';

/** After this long a run shows what there is (docs/decisions/040). */
export const RUN_TIMEOUT_MS = 120_000;

/** What a run knows of the world outside: its clock, its randomness, its connection, and who may end it. */
export type RunEnvironment = {
  readonly signal: AbortSignal;
  /** When the run began. */
  readonly now: Date;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
  readonly wait: Wait;
  /** 0 to below 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  /** The user's limit for the run, all services together; `null` for none. */
  readonly creditsMax: number | null;
};

/** The state of one run: what it has reported so far, and how its services have behaved. Two runs share nothing. */
export type Run = RunEnvironment &
  Pick<RejectionList, 'reject' | 'rejectLink'> &
  FailureList & {
    /** Reports an event to the reader of the run. */
    readonly emit: (event: ResearchEvent) => void;
    /** The number of the next call, from 1. */
    readonly nextCall: () => number;
    /** The addresses that will not be shown, with the latest reason of each. */
    readonly rejected: readonly RejectedLink[];
    readonly attempts: AttemptBudget;
    readonly spending: Spending;
    readonly inFlight: CallsInFlight;
    readonly breakerFor: (service: ServiceName) => Breaker;
    /** Why the service cannot be called now (time is up, offline, breaker open); `null` when it can. */
    readonly openBreakerFailure: (service: ServiceName) => ServiceFailure | null;
    /** Ends the time of the run: aborts the calls in flight, and no more are made. */
    readonly runOutOfTime: () => void;
    /** The time of day. */
    readonly time: () => Date;
    /** What is left of the run's two minutes, in milliseconds. */
    readonly remainingMs: () => number;
    /** Until when each service asked not to be called, on the clock of `elapsedMs`. */
    readonly pausedUntilMs: Map<ServiceName, number>;
  };

/** Creates the state of one run; its time begins now. */
export function createRun(emit: (event: ResearchEvent) => void, environment: RunEnvironment): Run {
  const { signal, now, elapsedMs, isOnline } = environment;
  const rejections = createRejectionList((rejected) => emit({ kind: 'rejected', rejected }));
  const breakers = new Map<ServiceName, Breaker>();
  const startMs = elapsedMs();
  const inFlight = createCallsInFlight(signal);
  let calls = 0;
  let isTimeUp = false;

  function breakerFor(service: ServiceName): Breaker {
    const breaker = breakers.get(service) ?? createBreaker();
    breakers.set(service, breaker);
    return breaker;
  }

  return {
    ...environment,
    emit,
    reject: rejections.reject,
    rejectLink: rejections.rejectLink,
    nextCall: () => (calls += 1),
    ...createFailureList(emit),
    get rejected() {
      return rejections.all();
    },
    attempts: createAttemptBudget(),
    spending: createSpending(environment.creditsMax),
    inFlight,
    breakerFor,
    openBreakerFailure: (service) => {
      if (isTimeUp) return outOfTime(service, RUN_TIMEOUT_MS);
      if (!isOnline()) return plainFailure(service, 'offline', null);
      return breakerFor(service).openFailure();
    },
    runOutOfTime: () => {
      isTimeUp = true;
      inFlight.abortAll((service) => outOfTime(service, RUN_TIMEOUT_MS));
    },
    time: () => new Date(now.getTime() + elapsedMs() - startMs),
    remainingMs: () => startMs + RUN_TIMEOUT_MS - elapsedMs(),
    pausedUntilMs: new Map(),
  };
}
