import { ServiceError, type FailureReason } from '../model/service-failure.ts';
import type { Credits, KeyCheck } from './service.ts';

/** §7: the test address that a key check fetches where the service has no account endpoint. */
export const KEY_TEST_URL = 'https://example.com/';

/** These say nothing about the key, and asking the same service another way would end the same. */
const FINAL: ReadonlySet<FailureReason> = new Set(['missing-key', 'timed-out', 'rate-limited']);

/** What the probes say about a key, asked in turn until one can; a used-up account has a valid key. Throws the last `ServiceError`. */
export async function checkKey(probes: readonly [Probe, ...Probe[]]): Promise<KeyCheck> {
  const [probe, next, ...others] = probes;
  try {
    return { outcome: 'valid', credits: await probe() };
  } catch (error) {
    if (!(error instanceof ServiceError) || FINAL.has(error.failure.reason)) throw error;
    const { reason } = error.failure;
    if (reason === 'rejected') return { outcome: 'invalid' };
    if (reason === 'out-of-credits') return { outcome: 'valid', credits: USED_UP };
    if (next === undefined) throw error;
    return checkKey([next, ...others]);
  }
}

/** Asks the service something that only a good key gets an answer to. */
type Probe = () => Promise<Credits | null>;

const USED_UP: Credits = { remaining: 0, total: null };
