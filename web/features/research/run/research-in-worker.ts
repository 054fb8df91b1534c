import { revealed } from '#engine';
import type { ResearchEvent } from '#engine';
import { workerAddress } from './worker-address.ts';
import type { ResearchOrder, WorkerMessage, WorkerOrder } from './worker-messages.ts';

/** The run could not be made or ended in a fault of our own; failures of services are events instead. */
export class ResearchBrokenError extends Error {
  override readonly name = 'ResearchBrokenError';
}

/**
 * Makes one run in a worker and passes its events on. Ends the worker, and with it every call in flight,
 * when the run is over, when the caller stops listening, or when `signal` aborts; then it throws the signal's reason.
 * Throws `ResearchBrokenError` when the worker fails.
 */
export async function* researchInWorker(
  order: ResearchOrder,
  signal: AbortSignal,
): AsyncGenerator<ResearchEvent, void> {
  signal.throwIfAborted();
  const worker = new Worker(workerAddress(), { type: 'module', name: 'research' });
  const reader = eventsOf(worker, signal).getReader();
  worker.postMessage(messageOf(order), { transfer: [] });
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    worker.terminate();
  }
}

function messageOf({ keys, ...order }: ResearchOrder): WorkerOrder {
  const { scraperapi, serpapi, firecrawl } = keys;
  return {
    ...order,
    keys: {
      scraperapi: revealed(scraperapi),
      serpapi: revealed(serpapi),
      firecrawl: revealed(firecrawl),
    },
  };
}

function eventsOf(worker: Worker, signal: AbortSignal): ReadableStream<ResearchEvent> {
  return new ReadableStream<ResearchEvent>({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (signal.aborted) return;
        if (data.kind === 'event') controller.enqueue(data.event);
        else if (data.kind === 'ended') controller.close();
        else controller.error(new ResearchBrokenError(data.message));
      });
      worker.addEventListener('error', ({ message }) => {
        if (!signal.aborted) controller.error(new ResearchBrokenError(message));
      });
    },
  });
}
