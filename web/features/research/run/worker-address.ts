import { blessedWorkerAddress } from '../../../worker-policy.ts';
import address from './research.worker.ts?worker&url';

/** The address of the research worker. */
export function workerAddress(): string {
  return blessedWorkerAddress(address);
}
