import type { Brief, BriefRequest } from '#engine';
import type { BriefMessage } from './brief-messages.ts';
import { briefWorkerAddress } from './brief-worker-address.ts';

/** The worker of the brief could not start, or ended in a fault of our own. */
export class BriefBrokenError extends Error {
  override readonly name = 'BriefBrokenError';
}

/**
 * Writes a brief in a worker, which ends with it or when `signal` aborts. Only what can be quoted is sent there.
 * Rejects with the signal's reason, or with `BriefBrokenError` when the worker fails.
 */
export function briefInWorker(request: BriefRequest, signal: AbortSignal): Promise<Brief> {
  const results = request.results.filter(
    ({ verdict, isSample }) => verdict === 'confirmed' && !isSample,
  );
  return new Promise<Brief>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(briefWorkerAddress(), { type: 'module', name: 'brief' });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(reasonOf(signal))), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<BriefMessage>) =>
      end(() =>
        data.kind === 'written' ? resolve(data.brief) : reject(new BriefBrokenError(data.message)),
      ),
    );
    worker.addEventListener('error', ({ message }) =>
      end(() => reject(new BriefBrokenError(message))),
    );
    // Copying long pages takes its time: a task of its own, so that the screen answers in between.
    setTimeout(() => worker.postMessage({ ...request, results }, { transfer: [] }));
  });
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new BriefBrokenError('Aborted.');
}
