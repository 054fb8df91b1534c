import { STAGES, explained } from '#engine';
import type {
  CallPurpose,
  FailureReason,
  Prospect,
  RejectedLink,
  ResearchEvent,
  ResearchResult,
  ServiceFailure,
  ServiceName,
  Stage,
} from '#engine';

/** One call of the run, as its timeline shows it. */
export type Call = {
  readonly id: number;
  readonly service: ServiceName;
  readonly purpose: CallPurpose;
  readonly subject: string;
  readonly outcome:
    | { readonly status: 'open' }
    | { readonly status: 'stopped' }
    | {
        readonly status: 'waiting';
        readonly reason: FailureReason;
        readonly milliseconds: number;
      }
    | { readonly status: 'answered'; readonly found: number; readonly elapsedMs: number }
    | { readonly status: 'failed'; readonly message: string };
};

/** What a run has brought so far; kept whatever happens to the run afterwards. */
export type Run = {
  readonly prospect: Prospect;
  /** The moment the run was started, ISO 8601 in UTC; runs kept by earlier versions don't know it. */
  readonly researchedAt?: string;
  readonly stage: Stage;
  /** These three on the page's own clock, in milliseconds. */
  readonly startedAtMs: number;
  readonly stageEnteredAtMs: number;
  readonly lastEventAtMs: number;
  readonly calls: readonly Call[];
  /** Best first; a judgement that changes replaces the earlier one. */
  readonly results: readonly ResearchResult[];
  readonly failures: readonly ServiceFailure[];
  readonly rejected: readonly RejectedLink[];
  readonly foundBy: ServiceName | null;
};

/**
 * §4: idle, running, done. `sampled` is done with nothing real to show; `cancelled`, `broken` and `interrupted` (by a
 * reload of the page) keep what the run had brought.
 */
export type ResearchState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running' | 'done' | 'cancelled' | 'broken' | 'interrupted';
      readonly run: Run;
    }
  | { readonly status: 'sampled'; readonly run: Run; readonly samples: readonly ResearchResult[] };

/** Everything that can happen to the research of this page. */
export type ResearchAction =
  | { readonly kind: 'started'; readonly prospect: Prospect; readonly atMs: number }
  | { readonly kind: 'told'; readonly event: ResearchEvent; readonly atMs: number }
  | { readonly kind: 'ended'; readonly status: 'done' | 'cancelled' | 'broken' }
  | { readonly kind: 'sampled'; readonly samples: readonly ResearchResult[] }
  | {
      readonly kind: 'restored';
      readonly status: 'done' | 'cancelled' | 'broken' | 'interrupted';
      readonly run: Run;
    }
  | { readonly kind: 'discarded' };

/** The next state; an action that doesn't fit the state changes nothing. */
export function researchReducer(state: ResearchState, action: ResearchAction): ResearchState {
  if (action.kind === 'started') {
    return { status: 'running', run: newRun(action.prospect, action.atMs) };
  }
  if (action.kind === 'restored') {
    return state.status === 'idle' ? { status: action.status, run: action.run } : state;
  }
  if (state.status !== 'running') return action.kind === 'discarded' ? { status: 'idle' } : state;
  if (action.kind === 'discarded') return state;
  if (action.kind === 'told') {
    const { event, atMs } = action;
    return { status: 'running', run: { ...runAfter(state.run, event, atMs), lastEventAtMs: atMs } };
  }
  if (action.kind === 'ended') return { status: action.status, run: stopped(state.run) };
  return { status: 'sampled', run: state.run, samples: action.samples };
}

/** Calls still open when a run is cut short won't be answered any more. */
function stopped(run: Run): Run {
  const calls = run.calls.map((call): Call =>
    isOpen(call) ? { ...call, outcome: { status: 'stopped' } } : call,
  );
  return { ...run, calls };
}

function isOpen({ outcome }: Call): boolean {
  return outcome.status === 'open' || outcome.status === 'waiting';
}

function newRun(prospect: Prospect, atMs: number): Run {
  return {
    prospect,
    researchedAt: new Date(performance.timeOrigin + atMs).toISOString(),
    stage: STAGES[0],
    startedAtMs: atMs,
    stageEnteredAtMs: atMs,
    lastEventAtMs: atMs,
    calls: [],
    results: [],
    failures: [],
    rejected: [],
    foundBy: null,
  };
}

function runAfter(run: Run, event: ResearchEvent, atMs: number): Run {
  if ('call' in event) return runAfterCall(run, event);
  switch (event.kind) {
    case 'stage':
      return isLater(event.stage, run.stage)
        ? { ...run, stage: event.stage, stageEnteredAtMs: atMs }
        : run;
    case 'result':
      return { ...run, results: withResult(run.results, event.result) };
    case 'rejected':
      return { ...run, rejected: [...run.rejected, event.rejected] };
    case 'done':
      return { ...run, ...event.report };
    case 'link':
      break;
  }
  return run;
}

type EventOfCall = Extract<ResearchEvent, { readonly call: number | null }>;

function runAfterCall(run: Run, event: EventOfCall): Run {
  if (event.kind === 'asked') {
    const { call: id, service, purpose, subject } = event;
    const call: Call = { id, service, purpose, subject, outcome: { status: 'open' } };
    return { ...run, calls: [...run.calls, call] };
  }
  const failures = event.kind === 'failure' ? [...run.failures, event.failure] : run.failures;
  const outcome = outcomeAfter(event);
  const calls = run.calls.map((call) => (call.id === event.call ? { ...call, outcome } : call));
  return { ...run, failures, calls };
}

function outcomeAfter(event: Exclude<EventOfCall, { readonly kind: 'asked' }>): Call['outcome'] {
  switch (event.kind) {
    case 'waiting':
      return { status: 'waiting', reason: event.reason, milliseconds: event.milliseconds };
    case 'answered':
      return { status: 'answered', found: event.found, elapsedMs: event.elapsedMs };
    case 'failure':
      return { status: 'failed', message: explained(event.failure) };
    case 'resumed':
      break;
  }
  return { status: 'open' };
}

/** The bar never goes back, so neither does the stage. */
function isLater(stage: Stage, than: Stage): boolean {
  return STAGES.indexOf(stage) > STAGES.indexOf(than);
}

function withResult(
  results: readonly ResearchResult[],
  result: ResearchResult,
): readonly ResearchResult[] {
  return [...results.filter(({ id }) => id !== result.id), result].toSorted(
    (one, other) => other.relevance - one.relevance,
  );
}
