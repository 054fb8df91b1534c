import type { ResearchWorker } from './run-research.ts';

/** A worker that says whether it can still be used before it has an order. */
export type OpenedWorker = ResearchWorker & {
  /** Its code could not be loaded, or it broke. */
  readonly hasFailed: () => boolean;
};

/** One worker that is ready for the next run. Every run has a worker to itself and none serves a second one. */
export type ReadyWorker = {
  /** Opens the worker unless one is ready. It loads its code and waits; no service is asked. */
  readonly prepare: () => void;
  /** Hands over the worker that is ready, or one that is opened now. */
  readonly take: () => ResearchWorker;
  /** Ends the worker that is ready. */
  readonly close: () => void;
};

/** Opens the worker ahead of the click: opening it and loading its code would delay the run. */
export function createReadyWorker(open: () => OpenedWorker): ReadyWorker {
  let ready: OpenedWorker | null = null;

  function takeReady(): OpenedWorker | null {
    const worker = ready;
    ready = null;
    if (worker?.hasFailed() !== true) return worker;
    worker.close();
    return null;
  }

  return {
    prepare() {
      try {
        ready = takeReady() ?? open();
      } catch {
        // The run that needs a worker tries again and reports the failure.
      }
    },
    take: () => takeReady() ?? open(),
    close: () => takeReady()?.close(),
  };
}
