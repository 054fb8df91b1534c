import { blessedWorkerAddress } from '../../worker-policy.ts';
import address from './highlights.worker.ts?worker&url';

/** The address of the worker that reads the highlights. */
export function highlightsWorkerAddress(): string {
  return blessedWorkerAddress(address);
}
