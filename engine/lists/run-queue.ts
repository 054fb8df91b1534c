import type { Prospect } from '../model/prospect.ts';
import type { ResearchEvent, ResearchReport } from '../model/research-event.ts';
import {
  endsFreeService,
  isDegrading,
  type FailureReason,
  type ServiceFailure,
} from '../model/service-failure.ts';
import { USUAL_RUN_CREDITS_TOTAL, usualCallCredits } from '../services/prices.ts';
import {
  creditsSpent,
  nextRow,
  rowAt,
  type PauseReason,
  type Queue,
  type QueueAction,
  type RowCharge,
  type RowEnding,
} from './queue.ts';

/** A run of the list that has a report. */
export type ListedRun = {
  readonly prospect: Prospect;
  readonly results: ResearchReport['results'];
  readonly unread: ResearchReport['unread'];
  readonly foundBy: ResearchReport['foundBy'];
  /** Which service failed, so that something may be missing; '' when all answered. */
  readonly missed: string;
};

/** What keeps one row from its report, in a sentence. The row fails with it, and the list goes on. */
export class RowError extends Error {
  override readonly name = 'RowError';
}

/** What working on a list takes from the application. Of all errors only a `RowError` lets the list go on. */
export type QueueWork = {
  /** Makes one run within the credits given, reports its events and answers its report; throws the signal's reason on abort. */
  readonly research: (request: {
    readonly prospect: Prospect;
    readonly signal: AbortSignal;
    readonly creditsMax: number | null;
    readonly onEvent: (event: ResearchEvent) => void;
  }) => Promise<ResearchReport>;
  /** Before a row that isn't continued: answers of earlier runs are not taken for its own. */
  readonly onFreshRow: () => Promise<void>;
  /** Saves the report of a run; answers where, or `null` when it waits to be saved. */
  readonly onReport: (run: ListedRun) => Promise<string | null>;
  /** Before each row: why its report could not be saved, in a sentence; '' when it can, or can at least wait. */
  readonly savingTrouble: () => Promise<string>;
  /** A failure and its remedy, in a sentence for where the list is shown. */
  readonly explain: (failure: ServiceFailure) => string;
  readonly isOnline: () => boolean;
};

/** The list that is worked on, and where what happens to it is reported. */
export type QueueControl = {
  readonly read: () => Queue | null;
  readonly dispatch: (action: QueueAction) => void;
  readonly signal: AbortSignal;
};

type PauseAction = Extract<QueueAction, { kind: 'paused' }>;

/** Refusals, beside those of free services (`endsFreeService`), of a search or of the scraping service that every other row would meet as well. */
const HOPELESS: ReadonlySet<FailureReason> = new Set(['missing-key', 'rejected', 'out-of-credits']);

/** Works on the list, one prospect after the other, until it is finished or has to stop. Throws the signal's reason on abort. */
export async function runQueue(work: QueueWork, control: QueueControl): Promise<void> {
  for (let queue = control.read(); queue !== null; queue = control.read()) {
    control.signal.throwIfAborted();
    const at = nextRow(queue);
    if (at === -1) return control.dispatch({ kind: 'finished' });
    const reason = reasonToPause(queue, at, work.isOnline());
    if (reason !== null) return control.dispatch({ kind: 'paused', reason });
    const message = await work.savingTrouble();
    control.signal.throwIfAborted();
    if (message !== '') return control.dispatch({ kind: 'paused', reason: 'unsaved', message });
    if (rowAt(queue, at).status === 'waiting') await work.onFreshRow();
    control.signal.throwIfAborted();
    control.dispatch({ kind: 'row started', at });
    const pause = await runRow(work, control, at);
    if (pause !== null) return control.dispatch(pause);
  }
}

function reasonToPause(queue: Queue, at: number, isOnline: boolean): PauseReason | null {
  if (!isOnline) return 'offline';
  const left = creditsLeft(queue, at);
  // A row begins only when the limit leaves room for a usual run; an interrupted one has paid for a part of it already.
  const needed = USUAL_RUN_CREDITS_TOTAL - rowAt(queue, at).credits;
  return left !== null && left - rowAt(queue, at).credits < needed ? 'budget' : null;
}

/** What the row may cost in all, with what it has cost before it was interrupted. */
function creditsLeft(queue: Queue, at: number): number | null {
  const { creditsMax } = queue;
  if (creditsMax === null) return null;
  return creditsMax - (creditsSpent(queue) - rowAt(queue, at).credits);
}

/** Makes the run of one row; answers why the list has to pause after it, in which case the row waits to be continued. */
async function runRow(
  work: QueueWork,
  control: QueueControl,
  at: number,
): Promise<PauseAction | null> {
  const queue = control.read();
  if (queue === null) return null;
  const { prospect } = rowAt(queue, at);
  const outcome = await outcomeOf(work, {
    prospect,
    signal: control.signal,
    creditsMax: creditsLeft(queue, at),
    onEvent: costReporter(control, at),
  }).catch((error: unknown): RowEnding => {
    if (!(error instanceof RowError)) throw error;
    return { status: 'failed', insights: 0, message: error.message, reportId: null };
  });
  if ('kind' in outcome) return outcome;
  // A list that was put away or lost this row meanwhile has no place for its outcome.
  if (control.read()?.rows[at]?.prospect === prospect)
    control.dispatch({ kind: 'row ended', at, ending: outcome });
  return null;
}

async function outcomeOf(
  work: QueueWork,
  request: Parameters<QueueWork['research']>[0],
): Promise<RowEnding | PauseAction> {
  const report = await work.research(request);
  return pauseFor(report, work.explain) ?? (await endingOf(work, request.prospect, report));
}

/** Creates the listener that reports what each call of a run costs. */
function costReporter(
  { dispatch, signal }: QueueControl,
  at: number,
): (event: ResearchEvent) => void {
  const calls = new Map<number | null, string>();
  return (event) => {
    signal.throwIfAborted();
    if (event.kind === 'asked') {
      const { service, purpose } = event;
      const call = `${service} ${purpose} ${event.subject}`;
      calls.set(event.call, call);
      dispatch({ kind: 'row asked', at, call, usualCredits: usualCallCredits(service, purpose) });
    }
    const charge = chargeIn(event);
    const call = charge === null ? undefined : calls.get(charge.call);
    if (charge !== null && call !== undefined) dispatch({ kind: 'row charged', at, call, charge });
  };
}

/** What an event that ends a call says was paid for it, perhaps nothing. */
function chargeIn(event: ResearchEvent): (RowCharge & { readonly call: number | null }) | null {
  if (event.kind !== 'answered' && event.kind !== 'failure') return null;
  const credits = event.charge?.credits ?? 0;
  const isTold = event.kind === 'answered' && event.answeredAt !== undefined;
  return { call: event.call, credits, isTold };
}

/** Why the list pauses after a report: the connection was lost, or a service failed in a way that every other row would meet. */
function pauseFor(report: ResearchReport, explain: QueueWork['explain']): PauseAction | null {
  const { failures, results } = report;
  if (failures.some(({ reason }) => reason === 'offline')) {
    return { kind: 'paused', reason: 'offline' };
  }
  const hopeless = failures.findLast(
    (failure) => HOPELESS.has(failure.reason) || endsFreeService(failure),
  );
  if (hopeless === undefined) return null;
  // A key that is refused halfway leaves results that nobody read, each row at the price of its searches.
  const isDegraded =
    hopeless.reason !== 'missing-key' && results.every(({ content }) => content === '');
  if (results.length > 0 && !isDegraded) return null;
  return results.length === 0 && failures.some(({ reason }) => reason === 'empty')
    ? null
    : { kind: 'paused', reason: 'service', message: explain(hopeless) };
}

async function endingOf(
  work: QueueWork,
  prospect: Prospect,
  { results, unread, foundBy, failures }: ResearchReport,
): Promise<RowEnding> {
  const insights = results.filter(({ verdict }) => verdict !== 'other').length;
  if (results.length > 0) {
    const degrading = failures.findLast(isDegrading);
    const missed = degrading === undefined ? '' : work.explain(degrading);
    const reportId = await work.onReport({ prospect, results, unread, foundBy, missed });
    return { status: 'done', insights, message: missed, reportId };
  }
  const failure = failures.findLast(({ reason }) => reason !== 'empty' && reason !== 'missing-key');
  const status = failure === undefined ? 'done' : 'failed';
  return { status, insights, message: failure ? work.explain(failure) : '', reportId: null };
}
