import { RUN_TIMEOUT_MS } from '../limits.ts';
import type { RejectedLink, ResearchEvent } from '../research-event.ts';
import { outOfTime, plainFailure } from '../services/messages.ts';
import type { ServiceFailure, ServiceName } from '../services/service-error.ts';
import type { Wait } from '../wait.ts';
import { createAttemptBudget } from './attempt-budget.ts';
import type { AttemptBudget } from './attempt-budget.ts';
import { createBreaker } from './breaker.ts';
import type { Breaker } from './breaker.ts';
import { createCallsInFlight } from './calls-in-flight.ts';
import type { CallsInFlight } from './calls-in-flight.ts';
import { createFailureList } from './failure-list.ts';
import type { FailureList } from './failure-list.ts';
import { createSpending } from './spending.ts';
import type { Spending } from './spending.ts';

/** What a run knows of the world outside: its time, its chance, its connection, and who may end it. */
export type Surroundings = {
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
export type Run = Surroundings &
  FailureList & {
    readonly tell: (event: ResearchEvent) => void;
    /** Tells of an address that will not be shown. Once per address. */
    readonly reject: (rejected: RejectedLink) => void;
    readonly nextCall: () => number;
    readonly rejected: readonly RejectedLink[];
    readonly attempts: AttemptBudget;
    readonly spending: Spending;
    readonly inFlight: CallsInFlight;
    readonly breakerFor: (service: ServiceName) => Breaker;
    /** Why the service cannot be asked now; `null` when it can. */
    readonly objectionTo: (service: ServiceName) => ServiceFailure | null;
    /** Ends the time of the run: gives up the calls under way, and none is made after them. */
    readonly runOutOfTime: () => void;
    /** What is left of the run's two minutes, in milliseconds. */
    readonly remainingMs: () => number;
    /** A service's wish to be left alone until then, on the clock of `elapsedMs`. */
    readonly pausedUntilMs: Map<ServiceName, number>;
  };

/** Creates the state of one run; its time begins now. */
export function createRun(tell: (event: ResearchEvent) => void, surroundings: Surroundings): Run {
  const { signal, elapsedMs, isOnline } = surroundings;
  const rejected = new Map<string, RejectedLink>();
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
    ...surroundings,
    tell,
    reject: (link) => {
      if (rejected.has(link.url)) return;
      rejected.set(link.url, link);
      tell({ kind: 'rejected', rejected: link });
    },
    nextCall: () => (calls += 1),
    ...createFailureList(tell),
    get rejected() {
      return [...rejected.values()];
    },
    attempts: createAttemptBudget(),
    spending: createSpending(surroundings.creditsMax),
    inFlight,
    breakerFor,
    objectionTo: (service) => {
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
