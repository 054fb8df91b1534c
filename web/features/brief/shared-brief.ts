import type { Brief, BriefRequest } from '#engine';
import { briefInWorker } from './brief-in-worker.ts';

/** Writes one brief; rejects when `signal` aborts and on faults of our own. */
export type WriteBrief = (request: BriefRequest, signal: AbortSignal) => Promise<Brief>;

/** A brief on its way, or written, and how many asked for it and still want it. */
type Writing = {
  readonly brief: Promise<Brief>;
  readonly stop: AbortController;
  askers: number;
};

/** By what it is written from: the screen and the saving of a run have the very same results. */
const writings = new WeakMap<BriefRequest['results'], Writing>();

/**
 * The brief of a report, written once for all who ask for it: reading the pages takes a worker and a copy of them all.
 * The writing stops when nobody wants it any more. Rejects with the signal's reason, or as `write` does; after a failure
 * the next one who asks has it tried again.
 */
export async function sharedBrief(
  request: BriefRequest,
  signal: AbortSignal,
  write: WriteBrief = briefInWorker,
): Promise<Brief> {
  signal.throwIfAborted();
  const { results } = request;
  const writing = writings.get(results) ?? begin(request, write);
  writing.askers += 1;
  return new Promise<Brief>((resolve, reject) => {
    const leave = (): void => {
      writing.askers -= 1;
      if (writing.askers === 0) {
        writing.stop.abort();
        writings.delete(results);
      }
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    };
    signal.addEventListener('abort', leave, { once: true });
    writing.brief.then(resolve, reject);
  });
}

function begin(request: BriefRequest, write: WriteBrief): Writing {
  const stop = new AbortController();
  const writing: Writing = { brief: write(request, stop.signal), stop, askers: 0 };
  const { results } = request;
  writings.set(results, writing);
  writing.brief.catch(() => {
    if (writings.get(results) === writing) writings.delete(results);
  });
  return writing;
}
