import { ServiceError, type FailureReason } from '../model/service-failure.ts';
import type { Credits, KeyCheck } from './service.ts';

/** §7: the test address that a key check fetches where the service has no account endpoint. */
export const KEY_TEST_URL = 'https://example.com/';

/** What one probe of a key found: a verdict, or the error that left the question open. */
export type KeyVerdict =
  | { readonly kind: 'known'; readonly check: KeyCheck }
  | { readonly kind: 'open'; readonly error: ServiceError };

/** These say nothing about the key, and asking the same service another way would end the same. */
const FINAL: ReadonlySet<FailureReason> = new Set(['missing-key', 'timed-out', 'rate-limited']);

/**
 * Runs one probe and reads its outcome as a verdict on the key: an answer means valid, a refused key invalid, and
 * a used-up account belongs to a valid key. Rethrows what another probe could not clear up, and aborts.
 */
export async function keyVerdict(probe: () => Promise<Credits | null>): Promise<KeyVerdict> {
  try {
    return { kind: 'known', check: { outcome: 'valid', credits: await probe() } };
  } catch (error) {
    if (!(error instanceof ServiceError) || FINAL.has(error.failure.reason)) throw error;
    return verdictOn(error);
  }
}

function verdictOn(error: ServiceError): KeyVerdict {
  const { reason } = error.failure;
  if (reason === 'rejected') return { kind: 'known', check: { outcome: 'invalid' } };
  if (reason !== 'out-of-credits') return { kind: 'open', error };
  return { kind: 'known', check: { outcome: 'valid', credits: { remaining: 0, total: null } } };
}
