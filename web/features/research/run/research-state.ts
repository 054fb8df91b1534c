import { replaceEqualDeep } from '@tanstack/react-query';
import {
  STAGES,
  canonicalUrl,
  companyNamesText,
  explained,
  isSaidOnce,
  type CompanyProfile,
  type Prospect,
  type RejectedLink,
  type ResearchEvent,
  type ResearchReport,
  type ResearchResult,
  type ServiceFailure,
  type Stage,
} from '#engine';
import type { RunCall, ResearchRun, RunStatus } from '../../../research-run.ts';

/** §4: idle, running, done. `sampled` is done with nothing real to show. */
export type ResearchState =
  | { readonly status: 'idle' }
  | {
      readonly status: RunStatus;
      readonly run: ResearchRun;
      /** Further pages that are being read now, by id; only once the run itself is over. */
      readonly reading?: readonly string[];
    }
  | {
      readonly status: 'sampled';
      readonly run: ResearchRun;
      readonly samples: readonly ResearchResult[];
    };

/** Are further pages of a run that is over being read? */
export function isReading(state: ResearchState): boolean {
  return 'reading' in state && state.reading !== undefined;
}

/** Is a run, or the reading of further pages, under way? */
export function isUnderWay(state: ResearchState): boolean {
  return state.status === 'running' || isReading(state);
}

/** A state with a run, whether it goes on or is over. */
export type Begun = Exclude<ResearchState, { readonly status: 'idle' }>;

/** Everything that can happen to the research of this page. */
export type ResearchAction =
  | {
      readonly kind: 'started';
      readonly prospect: Prospect;
      readonly researchedAt: string;
      readonly atMs: number;
    }
  | { readonly kind: 'reported'; readonly event: ResearchEvent; readonly atMs: number }
  | { readonly kind: 'ended'; readonly status: 'done' | 'cancelled' | 'broken' }
  | { readonly kind: 'reading'; readonly ids: readonly string[] }
  | { readonly kind: 'read' }
  | { readonly kind: 'sampled'; readonly samples: readonly ResearchResult[] }
  | {
      readonly kind: 'restored';
      readonly status: Exclude<RunStatus, 'running'>;
      readonly run: ResearchRun;
    }
  | { readonly kind: 'discarded' };

/** The next state; an action that doesn't fit the state changes nothing. */
export function researchReducer(state: ResearchState, action: ResearchAction): ResearchState {
  if (action.kind === 'started') {
    return { status: 'running', run: newRun(action) };
  }
  if (action.kind === 'restored') {
    return state.status === 'idle' ? { status: action.status, run: action.run } : state;
  }
  if (state.status === 'idle' || state.status === 'sampled')
    return action.kind === 'discarded' ? { status: 'idle' } : state;
  return state.status === 'running' ? afterRunning(state, action) : afterReading(state, action);
}

type Over = Extract<ResearchState, { readonly status: RunStatus }>;

function afterRunning(state: Over, action: ResearchAction): ResearchState {
  if (action.kind === 'reported') {
    const { event, atMs } = action;
    return { status: 'running', run: { ...runAfter(state.run, event, atMs), lastEventAtMs: atMs } };
  }
  if (action.kind === 'ended') return { status: action.status, run: stopped(state.run) };
  if (action.kind !== 'sampled') return state;
  return { status: 'sampled', run: state.run, samples: action.samples };
}

/** What further pages do to a run that is over; without them it stays as it is. */
function afterReading(state: Over, action: ResearchAction): ResearchState {
  if (action.kind === 'discarded') return { status: 'idle' };
  if (action.kind === 'reading') return { ...state, reading: action.ids };
  if (state.reading === undefined) return state;
  if (action.kind === 'read') return { status: state.status, run: stopped(state.run) };
  if (action.kind !== 'reported') return state;
  return { ...state, run: withReading(state.run, action) };
}

/** Of the report of further pages only what it says about the pages: the events have reported the rest. */
function withReading(run: ResearchRun, { event, atMs }: Reported): ResearchRun {
  if (event.kind !== 'done') return runAfter(run, event, atMs);
  return { ...run, ...foundPart(run, event.report) };
}

type Reported = Extract<ResearchAction, { readonly kind: 'reported' }>;

/** Calls still open when a run is cut short won't be answered any more. */
function stopped(run: ResearchRun): ResearchRun {
  const calls = run.calls.map((call): RunCall => {
    const isOpen = call.outcome.status === 'open' || call.outcome.status === 'waiting';
    return isOpen ? { ...call, outcome: { status: 'stopped' } } : call;
  });
  return { ...run, calls };
}

type Start = Extract<ResearchAction, { readonly kind: 'started' }>;

function newRun({ prospect, researchedAt, atMs }: Start): ResearchRun {
  return {
    prospect,
    researchedAt,
    stage: STAGES[0],
    startedAtMs: atMs,
    stageEnteredAtMs: atMs,
    lastEventAtMs: atMs,
    calls: [],
    results: [],
    unread: [],
    failures: [],
    rejected: [],
    foundBy: null,
  };
}

function runAfter(run: ResearchRun, event: ResearchEvent, atMs: number): ResearchRun {
  if ('call' in event) return runAfterCall(run, event);
  switch (event.kind) {
    case 'stage':
      return runInStage(run, event.stage, atMs);
    case 'result':
      return {
        ...run,
        results: withResult(run.results, event.result),
        unread: run.unread.filter(({ id }) => id !== event.result.id),
      };
    case 'unread':
      return { ...run, unread: event.results };
    case 'rejected':
      return runWithout(run, event.rejected);
    case 'done': {
      const { rejected, failures, foundBy } = event.report;
      return { ...run, ...foundPart(run, event.report), rejected, failures, foundBy };
    }
    case 'company':
      return { ...run, companyNote: companyNote(event.company) };
    case 'about-company':
      return { ...run, aboutCompany: event.about };
    case 'link':
      break;
  }
  return run;
}

/** The bar never goes back, so neither does the stage. */
function runInStage(run: ResearchRun, stage: Stage, atMs: number): ResearchRun {
  const isLater = STAGES.indexOf(stage) > STAGES.indexOf(run.stage);
  return isLater ? { ...run, stage, stageEnteredAtMs: atMs } : run;
}

function companyNote(company: CompanyProfile): string {
  return companyNamesText(company) ?? `${company.name} has no other name in Wikidata.`;
}

/** An address reported as a result before is taken back; one rejected before has a new reason. */
function runWithout(run: ResearchRun, rejected: RejectedLink): ResearchRun {
  const id = canonicalUrl(rejected.url);
  return {
    ...run,
    results: run.results.filter((result) => result.id !== id),
    unread: run.unread.filter((result) => result.id !== id),
    rejected: [...run.rejected.filter(({ url }) => url !== rejected.url), rejected],
  };
}

/** What the events have reported already stays the same object, so that it is neither drawn nor read again. */
function foundPart(
  run: ResearchRun,
  { results, unread }: ResearchReport,
): Pick<ResearchRun, 'results' | 'unread'> {
  return {
    results: replaceEqualDeep(run.results, results),
    unread: replaceEqualDeep(run.unread, unread),
  };
}

type EventOfCall = Extract<ResearchEvent, { readonly call: number | null }>;

function runAfterCall(run: ResearchRun, event: EventOfCall): ResearchRun {
  if (event.kind === 'asked') {
    const { call: id, service, purpose, subject } = event;
    const call: RunCall = { id, service, purpose, subject, outcome: { status: 'open' } };
    return { ...run, calls: [...run.calls, call] };
  }
  const failures =
    event.kind === 'failure' ? withFailure(run.failures, event.failure) : run.failures;
  const outcome = outcomeAfter(event);
  const calls = run.calls.map((call) => (call.id === event.call ? { ...call, outcome } : call));
  return { ...run, failures, calls };
}

function outcomeAfter(event: Exclude<EventOfCall, { readonly kind: 'asked' }>): RunCall['outcome'] {
  switch (event.kind) {
    case 'waiting':
      return { status: 'waiting', reason: event.reason, milliseconds: event.milliseconds };
    case 'answered': {
      const { found, elapsedMs, charge, answeredAt } = event;
      const origin = answeredAt === undefined ? {} : { answeredAt };
      return { status: 'answered', found, elapsedMs, charge, ...origin };
    }
    case 'failure': {
      const { failure, charge } = event;
      return {
        status: 'failed',
        message: explained(failure),
        ...(charge && { charge }),
        ...(failure.reason === 'limit-reached' && { isUnasked: true }),
      };
    }
    case 'resumed':
      break;
  }
  return { status: 'open' };
}

/** The limit of credits, say, is one failure, however many calls it stopped. */
function withFailure(
  failures: readonly ServiceFailure[],
  failure: ServiceFailure,
): readonly ServiceFailure[] {
  const isListed =
    isSaidOnce(failure) && failures.some(({ message }) => message === failure.message);
  return isListed ? failures : [...failures, failure];
}

function withResult(
  results: readonly ResearchResult[],
  result: ResearchResult,
): readonly ResearchResult[] {
  return [...results.filter(({ id }) => id !== result.id), result].toSorted(
    (one, other) => other.relevance - one.relevance,
  );
}
