import type { BriefRequest } from '#engine';
import type { Read, Reading, ReadingMessage } from './reading-messages.ts';
import { readingWorkerAddress } from './reading-worker-address.ts';

/** The reading worker could not start, or ended in a fault of our own. */
class ReadingBrokenError extends Error {
  override readonly name = 'ReadingBrokenError';
}

/** A reading under way, or over, and how many asked for it and still want it. */
type Shared = {
  readonly reading: Promise<Reading>;
  readonly stop: AbortController;
  askers: number;
};

/** By what is read: the screen and the saving of a run have the very same results. */
const readings = new WeakMap<BriefRequest['results'], Shared>();

/**
 * What the pages of a report tell, read once for all who ask for it: that takes a worker and a copy of them all. The
 * reading stops when nobody wants it any more. Rejects with the signal's reason, or as `read` does; after a failure the
 * next one who asks has it tried again.
 */
export async function sharedReading(
  request: BriefRequest,
  signal: AbortSignal,
  read: Read = readInWorker,
): Promise<Reading> {
  signal.throwIfAborted();
  const { results } = request;
  const shared = readings.get(results) ?? begin(request, read);
  shared.askers += 1;
  return new Promise<Reading>((resolve, reject) => {
    const leave = (): void => {
      shared.askers -= 1;
      if (shared.askers === 0) {
        shared.stop.abort();
        readings.delete(results);
      }
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    };
    signal.addEventListener('abort', leave, { once: true });
    shared.reading.then(resolve, reject);
  });
}

function begin(request: BriefRequest, read: Read): Shared {
  const stop = new AbortController();
  const shared: Shared = { reading: read(request, stop.signal), stop, askers: 0 };
  const { results } = request;
  readings.set(results, shared);
  shared.reading.catch(() => {
    if (readings.get(results) === shared) readings.delete(results);
  });
  return shared;
}

/**
 * Reads the pages of a report in a worker, which ends with that or when `signal` aborts. Only what can be quoted is sent
 * there.
 * Rejects with the signal's reason, or with `ReadingBrokenError` when the worker fails.
 */
function readInWorker(request: BriefRequest, signal: AbortSignal): Promise<Reading> {
  const results = request.results.filter(
    ({ verdict, isSample }) => verdict === 'confirmed' && !isSample,
  );
  return new Promise<Reading>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(readingWorkerAddress(), { type: 'module', name: 'reading' });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(reasonOf(signal))), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingMessage>) =>
      end(() =>
        data.kind === 'read' ? resolve(data) : reject(new ReadingBrokenError(data.message)),
      ),
    );
    worker.addEventListener('error', ({ message }) =>
      end(() => reject(new ReadingBrokenError(message))),
    );
    // Copying long pages takes its time: a task of its own, so that the screen answers in between.
    setTimeout(() => worker.postMessage({ ...request, results }, { transfer: [] }));
  });
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new ReadingBrokenError('Aborted.');
}
