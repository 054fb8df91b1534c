import { RUN_TIMEOUT_MS } from '../limits.ts';
import type { ResearchEvent } from '../model/research-event.ts';
import type { RejectedLink } from '../model/found-link.ts';
import { outOfTime, plainFailure } from '../services/messages.ts';
import type { ServiceFailure, ServiceName } from '../model/service-failure.ts';
import type { Wait } from '../services/http/wait.ts';
import { createAttemptBudget } from './retry/budget.ts';
import type { AttemptBudget } from './retry/budget.ts';
import { createBreaker } from './retry/breaker.ts';
import type { Breaker } from './retry/breaker.ts';
import { createCallsInFlight } from './calls-in-flight.ts';
import type { CallsInFlight } from './calls-in-flight.ts';
import { createRejections } from './rejections.ts';
import type { Rejections } from './rejections.ts';
import { createFailureList } from './failure-list.ts';
import type { FailureList } from './failure-list.ts';
import { createSpending } from './spending.ts';
import type { Spending } from './spending.ts';

/** What a run knows of the world outside: its time, its chance, its connection, and who may end it. */
export type RunEnvironment = {
  readonly signal: AbortSignal;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
  readonly wait: Wait;
  /** 0 to below 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  /** The user's limit for the run, all services together; `null` for none. */
  readonly creditsMax: number | null;
};

/** The state of one run: what it told so far, and how its services have behaved. Two runs share nothing. */
export type Run = RunEnvironment &
  Pick<Rejections, 'reject' | 'rejectLink'> &
  FailureList & {
    readonly tell: (event: ResearchEvent) => void;
    readonly nextCall: () => number;
    readonly rejected: readonly RejectedLink[];
    readonly attempts: AttemptBudget;
    readonly spending: Spending;
    readonly inFlight: CallsInFlight;
    readonly breakerFor: (service: ServiceName) => Breaker;
    /** Why the service cannot be asked now; `null` when it can. */
    readonly openBreakerFailure: (service: ServiceName) => ServiceFailure | null;
    /** Ends the time of the run: gives up the calls under way, and none is made after them. */
    readonly runOutOfTime: () => void;
    /** What is left of the run's two minutes, in milliseconds. */
    readonly remainingMs: () => number;
    /** A service's wish to be left alone until then, on the clock of `elapsedMs`. */
    readonly pausedUntilMs: Map<ServiceName, number>;
  };

/** Creates the state of one run; its time begins now. */
export function createRun(tell: (event: ResearchEvent) => void, environment: RunEnvironment): Run {
  const { signal, elapsedMs, isOnline } = environment;
  const rejections = createRejections((rejected) => tell({ kind: 'rejected', rejected }));
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
    tell,
    reject: rejections.reject,
    rejectLink: rejections.rejectLink,
    nextCall: () => (calls += 1),
    ...createFailureList(tell),
    get rejected() {
      return rejections.all();
    },
    attempts: createAttemptBudget(),
    spending: createSpending(environment.creditsMax),
    inFlight,
    breakerFor,
    openBreakerFailure: (service) => {
      if (isTimeUp) return outOfTime(service);
      if (!isOnline()) return plainFailure(service, 'offline', null);
      return breakerFor(service).objection();
    },
    runOutOfTime: () => {
      isTimeUp = true;
      inFlight.giveUp(outOfTime);
    },
    remainingMs: () => startMs + RUN_TIMEOUT_MS - elapsedMs(),
    pausedUntilMs: new Map(),
  };
}
