import { blessedWorkerAddress } from '../../worker-policy.ts';
import address from './reading.worker.ts?worker&url';

/** The address of the worker that reads the pages of a report. */
export function readingWorkerAddress(): string {
  return blessedWorkerAddress(address);
}
