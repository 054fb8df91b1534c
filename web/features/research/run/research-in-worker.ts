import { revealed, type ResearchEvent } from '#engine';
import { blessedWorkerAddress } from '../../../worker-policy.ts';
import type { OpenedWorker } from './ready-worker.ts';
import workerAddress from './research.worker.ts?worker&url';
import { ResearchBrokenError } from './run-research.ts';
import type { ResearchOrder, Withdrawal, WorkerMessage, WorkerOrder } from './worker-messages.ts';

/** Opens the worker of one run, which loads its code at once and waits for its order. */
export function openResearchWorker(): OpenedWorker {
  const worker = new Worker(blessedWorkerAddress(workerAddress), {
    type: 'module',
    name: 'research',
  });
  const { events, hasFailed, fail } = eventsOf(worker);
  return {
    async *research({ keys, withdrawals, ...order }, signal) {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      const message: WorkerOrder = {
        ...order,
        keys: {
          scraperapi: revealed(keys.scraperapi),
          serpapi: revealed(keys.serpapi),
          firecrawl: revealed(keys.firecrawl),
        },
      };
      worker.postMessage(message, { transfer: [] });
      forwardWithdrawals(worker, withdrawals);
      const reader = events.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    },
    hasFailed,
    close: () => worker.terminate(),
  };
}

/** Forwards the withdrawal of each consent; a worker that is already closed ignores it. */
function forwardWithdrawals(worker: Worker, withdrawals: ResearchOrder['withdrawals']): void {
  for (const [withdrawn, signal] of withdrawals) {
    const message: Withdrawal = { withdrawn };
    const forward = (): void => worker.postMessage(message, { transfer: [] });
    if (signal.aborted) forward();
    else signal.addEventListener('abort', forward, { once: true });
  }
}

/** Listens from the start, since code that cannot be loaded fails before there is an order. `fail` ends the events. */
function eventsOf(worker: Worker): {
  readonly events: ReadableStream<ResearchEvent>;
  readonly hasFailed: () => boolean;
  readonly fail: (reason: unknown) => void;
} {
  const over = new AbortController();
  const events = new ReadableStream<ResearchEvent>({
    start(controller) {
      const { signal } = over;
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      const hear = ({ data }: MessageEvent<WorkerMessage>): void => {
        if (data.kind === 'event') controller.enqueue(data.event);
        else if (data.kind === 'ended') controller.close();
        else over.abort(new ResearchBrokenError(data.message));
      };
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', ({ message }) =>
        over.abort(new ResearchBrokenError(message)),
      );
    },
  });
  return {
    events,
    hasFailed: () => over.signal.aborted,
    fail: (reason) => over.abort(reason),
  };
}
