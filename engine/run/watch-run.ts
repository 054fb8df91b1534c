import { RUN_TIMEOUT_MS } from './run.ts';
import { plainFailure } from '../messages/service-messages.ts';
import type { Run } from './run.ts';

/** A device that reports twice in a row that it is offline is offline: the calls in flight are given up. */
const CONNECTION_CHECK_INTERVAL_MS = 1000;

/**
 * Aborts the calls in flight when the run's two minutes are over, and whenever the device has lost its connection, so
 * that no user waits 70 s for nothing. Ends when `over` aborts.
 */
export async function watchRun(run: Run, over: AbortSignal): Promise<void> {
  await Promise.all([watchTime(run, over), watchConnection(run, over)]);
}

async function watchTime(run: Run, over: AbortSignal): Promise<void> {
  await run.wait(RUN_TIMEOUT_MS, over);
  if (!over.aborted) run.runOutOfTime();
}

/** A device between two networks says 'offline' for a moment; only the second time in a row counts. */
async function watchConnection(run: Run, over: AbortSignal): Promise<void> {
  let wasOnline = true;
  while (!over.aborted) {
    await run.wait(CONNECTION_CHECK_INTERVAL_MS, over);
    const isOnline = run.isOnline();
    if (!isOnline && !wasOnline) {
      run.inFlight.abortAll((service) => plainFailure(service, 'offline', null));
    }
    wasOnline = isOnline;
  }
}
