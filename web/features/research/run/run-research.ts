import type { Prospect, ResearchEvent, ResearchReport } from '#engine';
import type { SavedRuns } from '../../../storage/runs/runs.ts';
import { runLockOf, shareLock } from '../../../storage/tab-lock.ts';
import type { FurtherReading, ResearchOrder } from './worker-messages.ts';

/** The user decided against a research before any service was asked: it ends like one that was cancelled. */
export class ResearchDeclined extends Error {
  override readonly name = 'ResearchDeclined';
}

/** The run could not be made or ended in a fault of our own; failures of services are events instead. */
export class ResearchBrokenError extends Error {
  override readonly name = 'ResearchBrokenError';
}

/** A worker for one run; it asks no service before it has its order. */
export type ResearchWorker = {
  /** Makes the run. Throws `ResearchBrokenError` when the worker fails, and the signal's reason when that aborts. */
  readonly research: (order: ResearchOrder, signal: AbortSignal) => AsyncIterable<ResearchEvent>;
  /** Ends the worker, and with it every call in flight. */
  readonly close: () => void;
};

/** What runs take from the application. */
export type RunEnvironment = {
  readonly userId: string;
  /** Records a research; false when the user declines. Rejects when the signal aborts, and when `isUnattended` instead of asking. */
  readonly preflight: (
    prospect: Prospect,
    signal: AbortSignal,
    isUnattended?: boolean,
  ) => Promise<boolean>;
  readonly openWorker: () => ResearchWorker;
  /** The order with the keys and settings of this moment, within the lower of the user's limit and `creditsMax`. */
  readonly orderFor: (prospect: Prospect, creditsMax: number | null) => ResearchOrder;
  readonly runs: Pick<SavedRuns, 'clearAnswers'>;
};

/** One run. */
export type RunRequest = {
  readonly prospect: Prospect;
  readonly signal: AbortSignal;
  readonly creditsMax: number | null;
  /** Uses what the run before had been answered: neither asked nor paid again. */
  readonly isContinued: boolean;
  /** A run that is shown: other pages of the account see it going on. */
  readonly isOnScreen: boolean;
  /** Asks nobody, reads again what earlier runs have read, and leaves the answers of a research that waits to be continued. */
  readonly isUnattended?: boolean;
  readonly onEvent: (event: ResearchEvent) => void;
};

/** Makes one run. Throws `ResearchDeclined`, `ResearchBrokenError`, or the signal's reason when that aborts. */
export async function runResearch(
  environment: RunEnvironment,
  request: RunRequest,
): Promise<ResearchReport> {
  const { prospect, signal, creditsMax, isContinued, isUnattended = false } = request;
  signal.throwIfAborted();
  const unlock = request.isOnScreen ? shareLock(runLockOf(environment.userId)) : null;
  // The worker loads its code while the research is recorded.
  const worker = environment.openWorker();
  try {
    const ready = Promise.all([
      environment.preflight(prospect, signal, isUnattended),
      isContinued || isUnattended ? null : environment.runs.clearAnswers(),
    ]);
    // A server that is slow to record keeps nobody who has called the run off.
    const [isAdmitted] = await Promise.race([ready, abortOf(signal)]);
    signal.throwIfAborted();
    if (!isAdmitted) throw new ResearchDeclined();
    // Only the order has services asked.
    const order = {
      ...environment.orderFor(prospect, creditsMax),
      isContinued,
      ...(isUnattended && { isFresh: false, isUnattended }),
    };
    const events = worker.research(order, signal)[Symbol.asyncIterator]();
    const report = await follow(events, request);
    // Nobody looks at a run off the screen: it is over when everything is saved.
    const ending = closeAtEnd(worker, { events, signal });
    if (!request.isOnScreen) await ending;
    return report;
  } catch (error) {
    worker.close();
    throw error;
  } finally {
    unlock?.();
  }
}

/** Rejects with the signal's reason when that aborts. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Closes the worker once it has saved its last answers, or when `signal` aborts. Nothing that comes after the report can break it. */
async function closeAtEnd(
  worker: ResearchWorker,
  rest: { readonly events: AsyncIterator<ResearchEvent>; readonly signal: AbortSignal },
): Promise<void> {
  try {
    for (let next = await rest.events.next(); next.done !== true;) next = await rest.events.next();
  } catch (error) {
    if (!(error instanceof ResearchBrokenError) && !rest.signal.aborted) throw error;
  } finally {
    worker.close();
  }
}

/** Reads further pages of a recorded run. Throws `ResearchBrokenError`, or the signal's reason when that aborts. */
export async function readFurther(
  environment: RunEnvironment,
  further: Pick<RunRequest, 'prospect' | 'signal' | 'onEvent'> & { readonly more: FurtherReading },
): Promise<void> {
  const { prospect, signal, onEvent, more } = further;
  signal.throwIfAborted();
  const worker = environment.openWorker();
  try {
    const order = { ...environment.orderFor(prospect, null), more };
    for await (const event of worker.research(order, signal)) {
      signal.throwIfAborted();
      onEvent(event);
    }
  } finally {
    worker.close();
  }
}

/** Passes every event on and answers the report that the last one carries, which may not be the end of the worker. */
async function follow(
  events: AsyncIterator<ResearchEvent>,
  { signal, onEvent }: RunRequest,
): Promise<ResearchReport> {
  for (let next = await events.next(); next.done !== true; next = await events.next()) {
    const event = next.value;
    onEvent(event);
    if (event.kind !== 'done') continue;
    signal.throwIfAborted();
    return event.report;
  }
  throw new ResearchBrokenError('The run ended without a report.');
}
