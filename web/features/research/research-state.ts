import { STAGES } from '#engine';
import type {
  CallPurpose,
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
    | { readonly status: 'answered'; readonly found: number; readonly elapsedMs: number }
    | { readonly status: 'failed'; readonly message: string };
};

/** What a run has brought so far; kept whatever happens to the run afterwards. */
export type Run = {
  readonly prospect: Prospect;
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
 * §4: idle, running, done. `sampled` is done with nothing real to show; `cancelled` and `broken` keep
 * what the run had brought.
 */
export type ResearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'running' | 'done' | 'cancelled' | 'broken'; readonly run: Run }
  | { readonly status: 'sampled'; readonly run: Run; readonly samples: readonly ResearchResult[] };

/** Everything that can happen to the research of this page. */
export type ResearchAction =
  | { readonly kind: 'started'; readonly prospect: Prospect; readonly atMs: number }
  | { readonly kind: 'told'; readonly event: ResearchEvent; readonly atMs: number }
  | { readonly kind: 'ended'; readonly status: 'done' | 'cancelled' | 'broken' }
  | { readonly kind: 'sampled'; readonly samples: readonly ResearchResult[] };

/** The next state; an action that doesn't fit the state changes nothing. */
export function researchReducer(state: ResearchState, action: ResearchAction): ResearchState {
  if (action.kind === 'started') {
    return { status: 'running', run: newRun(action.prospect, action.atMs) };
  }
  if (state.status !== 'running') return state;
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
    call.outcome.status === 'open' ? { ...call, outcome: { status: 'stopped' } } : call,
  );
  return { ...run, calls };
}

function newRun(prospect: Prospect, atMs: number): Run {
  return {
    prospect,
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
  switch (event.kind) {
    case 'stage':
      return isLater(event.stage, run.stage)
        ? { ...run, stage: event.stage, stageEnteredAtMs: atMs }
        : run;
    case 'asked': {
      const { call: id, service, purpose, subject } = event;
      const call: Call = { id, service, purpose, subject, outcome: { status: 'open' } };
      return { ...run, calls: [...run.calls, call] };
    }
    case 'answered': {
      const { found, elapsedMs } = event;
      return withOutcome(run, event.call, { status: 'answered', found, elapsedMs });
    }
    case 'failure': {
      const { message } = event.failure;
      const failures = [...run.failures, event.failure];
      return withOutcome({ ...run, failures }, event.call, { status: 'failed', message });
    }
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

/** The bar never goes back, so neither does the stage. */
function isLater(stage: Stage, than: Stage): boolean {
  return STAGES.indexOf(stage) > STAGES.indexOf(than);
}

function withOutcome(run: Run, id: number | null, outcome: Call['outcome']): Run {
  const calls = run.calls.map((call) => (call.id === id ? { ...call, outcome } : call));
  return { ...run, calls };
}

function withResult(
  results: readonly ResearchResult[],
  result: ResearchResult,
): readonly ResearchResult[] {
  return [...results.filter(({ id }) => id !== result.id), result].toSorted(
    (one, other) => other.relevance - one.relevance,
  );
}
