import type { BriefRequest } from '#engine';
import { whenIdle } from '../../lazy-loading.ts';
import { blessedWorkerAddress } from '../../worker-policy.ts';
import type { Read, ReportInsights, ReadingMessage } from './reading-messages.ts';
import address from './reading.worker.ts?worker&url';

/** The reading worker could not start, or ended in a fault of our own. */
class ReadingBrokenError extends Error {
  override readonly name = 'ReadingBrokenError';
}

const READER_KEPT_MS = 20_000;

/** A reading under way, or over, and how many asked for it and still want it. */
type Shared = {
  readonly reading: Promise<ReportInsights>;
  readonly stop: AbortController;
  /** What was known of the company: it may come after the results, and has them read again. */
  readonly aboutCompany: BriefRequest['aboutCompany'];
  askers: number;
};

/** By what is read: the screen and the saving of a run have the very same results and facts. */
const readings = new WeakMap<BriefRequest['results'], Shared>();

/**
 * What the pages of a report state, read once for all who ask, until nobody wants it any more. Rejects with the signal's
 * reason, or as `read` does; after a failure the next one who asks has it tried again.
 */
export async function sharedReading(
  request: BriefRequest,
  signal: AbortSignal,
  read: Read = briefInWorker,
): Promise<ReportInsights> {
  signal.throwIfAborted();
  const { results } = request;
  const known = readings.get(results);
  const isSame = known?.aboutCompany === request.aboutCompany;
  const shared = known !== undefined && isSame ? known : begin(request, read);
  shared.askers += 1;
  return new Promise<ReportInsights>((resolve, reject) => {
    const leave = (): void => {
      shared.askers -= 1;
      if (shared.askers === 0) {
        shared.stop.abort();
        if (readings.get(results) === shared) readings.delete(results);
      }
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    };
    signal.addEventListener('abort', leave, { once: true });
    shared.reading.then(resolve, reject);
  });
}

function begin(request: BriefRequest, read: Read): Shared {
  const stop = new AbortController();
  const { results, aboutCompany } = request;
  const shared: Shared = { reading: read(request, stop.signal), stop, aboutCompany, askers: 0 };
  readings.set(results, shared);
  shared.reading.catch(() => {
    if (readings.get(results) === shared) readings.delete(results);
  });
  return shared;
}

/** Reads the pages of a report in a worker. Rejects with the signal's reason, or with `ReadingBrokenError` when the worker fails. */
function briefInWorker(request: BriefRequest, signal: AbortSignal): Promise<ReportInsights> {
  return new Promise<ReportInsights>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = takeWorker();
    const over = new AbortController();
    const fail = (reason: Error): void => {
      over.abort();
      worker.terminate();
      reject(reason);
    };
    const options = { once: true, signal: over.signal };
    signal.addEventListener('abort', () => fail(reasonOf(signal)), options);
    const hear = ({ data }: MessageEvent<ReadingMessage>): void => {
      if (data.kind === 'broken') return fail(new ReadingBrokenError(data.message));
      over.abort();
      keepWorker(worker);
      return resolve(data);
    };
    worker.addEventListener('message', hear, options);
    worker.addEventListener(
      'error',
      ({ message }) => fail(new ReadingBrokenError(message)),
      options,
    );
    // Copying long pages takes its time, and reading them a processor: what the screen has to draw goes first.
    whenIdle(() => worker.postMessage(request, { transfer: [] }));
  });
}

/** A worker that has read and waits for the next reading: while a run goes on, one follows the other. */
let waiting: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;

function takeWorker(): Worker {
  if (waiting === null) {
    return new Worker(blessedWorkerAddress(address), { type: 'module', name: 'reading' });
  }
  const { worker, timer } = waiting;
  clearTimeout(timer);
  waiting = null;
  return worker;
}

function keepWorker(worker: Worker): void {
  if (waiting !== null) return worker.terminate();
  const end = (): void => {
    waiting = null;
    worker.terminate();
  };
  waiting = { worker, timer: setTimeout(end, READER_KEPT_MS) };
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new ReadingBrokenError('Aborted.');
}
