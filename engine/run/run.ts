import { outOfTime, plainFailure } from '../messages/service-messages.ts';
import type { Charge } from '../model/charge.ts';
import type { RejectedLink, FoundLink } from '../model/found-link.ts';
import type { CallPurpose, ResearchEvent, ServiceCredits } from '../model/research-event.ts';
import {
  type ServiceFailure,
  type ServiceName,
  isSaidOnce,
  ServiceError,
} from '../model/service-failure.ts';
import { rejectedWithCopies } from '../search/select-links.ts';
import { type Wait } from '../services/http/exchange.ts';
import { createBreaker, type Breaker } from './retry/breaker.ts';
import { createAttemptBudget, type AttemptBudget } from './retry/budget.ts';
import { createSpending, type Spending } from './spending.ts';

/** The state of one run: what it has reported so far, and how its services have behaved. Two runs share nothing. */
export type RunContext = ResearchEnvironment &
  Pick<RejectionList, 'reject' | 'rejectLink'> &
  FailureList & {
    /** Reports an event to the reader of the run. */
    readonly emit: (event: ResearchEvent) => void;
    /** The number of the next call, from 1. */
    readonly nextCall: () => number;
    /** The addresses that will not be shown, with the latest reason of each. */
    readonly rejected: readonly RejectedLink[];
    readonly attempts: AttemptBudget;
    /** What services were asked for in this run; an answer of an earlier one is not a request. */
    readonly requested: Set<CallPurpose>;
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

/** What a run knows about the world outside: its clock, its randomness, its connection, and who may end it. */
export type ResearchEnvironment = {
  readonly signal: AbortSignal;
  /** When the run began. */
  readonly now: Date;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
  readonly wait: Wait;
  /** 0 to below 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  /** The calls that the run goes on from; none when left out. */
  readonly earlier?: EarlierCalls;
  /** The user's limit for the run, all services together; `null` for none. */
  readonly creditsMax: number | null;
};

/** What was asked and spent before a run that goes on from another: its calls are counted on, within the same limit. */
export type EarlierCalls = {
  /** The highest number of a call so far. */
  readonly calls: number;
  readonly credits: readonly ServiceCredits[];
};

/** Creates the state of one run; its time begins now. */
export function createRun(
  emit: (event: ResearchEvent) => void,
  environment: ResearchEnvironment,
): RunContext {
  const { signal, now, elapsedMs, isOnline, earlier } = environment;
  const rejections = createRejectionList((rejected) => emit({ kind: 'rejected', rejected }));
  const breakers = new Map<ServiceName, Breaker>();
  const startMs = elapsedMs();
  const inFlight = createCallsInFlight(signal);
  let calls = earlier?.calls ?? 0;
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
    requested: new Set(),
    spending: createSpending(environment.creditsMax, earlier?.credits),
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

/** After this long a run shows what there is (docs/decisions/040). */
export const RUN_TIMEOUT_MS = 120_000;

/** The calls of one run that are in flight, so that the run can abort them without ending itself. */
type CallsInFlight = {
  /** Makes a call with a signal that aborts with the run, or by `abortAll`. Rejects with what `call` rejects with. */
  readonly make: <Answer>(
    service: ServiceName,
    call: (signal: AbortSignal) => Promise<Answer>,
  ) => Promise<Answer>;
  /** Aborts every call in flight; each rejects with a `ServiceError` of the failure made for its service. */
  readonly abortAll: (failureOf: (service: ServiceName) => ServiceFailure) => void;
};

/** Everything that failed in a run, in order. */
type FailureList = {
  readonly failures: readonly ServiceFailure[];
  /**
   * Reports a failure and what it was billed. `call` is `null` when no call was made; such a failure is reported once, and
   * what `isSaidOnce` names is listed once, however many calls it stopped.
   */
  readonly fail: (failure: ServiceFailure, call: number | null, charge?: Charge) => void;
  /** Notes a failure for the report alone: what came of the call is reported elsewhere. */
  readonly list: (failure: ServiceFailure) => void;
};

/** The addresses of a run that will not be shown, each with its reason. */
type RejectionList = {
  /** Reports an address that will not be shown: once, and again when its reason changes. */
  readonly reject: (rejected: RejectedLink) => void;
  /** The same for a found link and the copies it represented. */
  readonly rejectLink: (link: FoundLink, reason: string) => void;
  /** All of them with their latest reasons, in the order in which they were first rejected. */
  readonly all: () => readonly RejectedLink[];
};

/** Nothing is rejected yet; `onReject` is called for everything that will be. */
function createRejectionList(onReject: (rejected: RejectedLink) => void): RejectionList {
  const rejected = new Map<string, RejectedLink>();

  function reject(link: RejectedLink): void {
    if (rejected.get(link.url)?.reason === link.reason) return;
    rejected.set(link.url, link);
    onReject(link);
  }

  return {
    reject,
    rejectLink: (link, reason) => rejectedWithCopies(link, reason).forEach(reject),
    all: () => [...rejected.values()],
  };
}

/** An empty list for one run, which reports its events through `emit`. */
function createFailureList(emit: (event: ResearchEvent) => void): FailureList {
  const failures: ServiceFailure[] = [];
  const listedOnce = new Set<string>();
  return {
    failures,
    list: (failure) => void failures.push(failure),
    fail(failure, call, charge) {
      const isListedOnce = call === null || isSaidOnce(failure);
      const isListed = isListedOnce && listedOnce.has(failure.message);
      if (isListed && call === null) return;
      if (isListedOnce) listedOnce.add(failure.message);
      if (!isListed) failures.push(failure);
      const billed = charge === undefined || charge.credits === 0 ? {} : { charge };
      emit({ kind: 'failure', call, failure, ...billed });
    },
  };
}

/** No calls yet; `signal` is the run's. */
function createCallsInFlight(signal: AbortSignal): CallsInFlight {
  const open = new Map<AbortController, ServiceName>();
  return {
    async make(service, call) {
      signal.throwIfAborted();
      const controller = new AbortController();
      open.set(controller, service);
      try {
        return await call(AbortSignal.any([signal, controller.signal]));
      } finally {
        open.delete(controller);
      }
    },
    abortAll(failureOf) {
      for (const [controller, service] of open)
        controller.abort(new ServiceError(failureOf(service)));
    },
  };
}
