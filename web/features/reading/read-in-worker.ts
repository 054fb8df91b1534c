import type { BriefRequest } from '#engine';
import type { ReadingMessage } from './reading-messages.ts';
import { readingWorkerAddress } from './reading-worker-address.ts';
import type { Reading } from './reading-messages.ts';

/** The reading worker could not start, or ended in a fault of our own. */
export class ReadingBrokenError extends Error {
  override readonly name = 'ReadingBrokenError';
}

/**
 * Reads the pages of a report in a worker, which ends with that or when `signal` aborts. Only what can be quoted is sent
 * there.
 * Rejects with the signal's reason, or with `ReadingBrokenError` when the worker fails.
 */
export function readInWorker(request: BriefRequest, signal: AbortSignal): Promise<Reading> {
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
