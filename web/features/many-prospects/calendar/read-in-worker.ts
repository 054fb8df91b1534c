import { blessedWorkerAddress } from '../../../worker-policy.ts';
import type { CalendarReading, CalendarRequest } from './calendar-reading.ts';
import address from './calendar.worker.ts?worker&url';

/** Reads a calendar in a worker of its own. Rejects when the worker fails; after `signal` aborts, nothing is answered. */
export function readInWorker(
  request: CalendarRequest,
  signal: AbortSignal,
): Promise<CalendarReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(blessedWorkerAddress(address), { type: 'module', name: 'calendar' });
    signal.addEventListener('abort', () => worker.terminate(), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<CalendarReading>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.postMessage(request, { transfer: [] });
  });
}
