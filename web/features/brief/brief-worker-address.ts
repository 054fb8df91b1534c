import { blessedWorkerAddress } from '../../worker-policy.ts';
import address from './brief.worker.ts?worker&url';

/** The address of the worker that writes the brief. */
export function briefWorkerAddress(): string {
  return blessedWorkerAddress(address);
}
