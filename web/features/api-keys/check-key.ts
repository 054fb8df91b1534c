import type { KeyCheck, Secret, KeyedServiceName } from '#engine';
import type { ServiceAddresses } from '../../config.ts';
import { serviceClient } from './service-client.ts';

/** Asks a service whether a key is good (§5). Throws the engine's `ServiceError` when no answer can be had. */
export async function checkKey(
  check: { readonly service: KeyedServiceName; readonly key: Secret },
  addresses: ServiceAddresses,
  signal: AbortSignal,
): Promise<KeyCheck> {
  const client = await serviceClient(check, addresses);
  return client.checkKey(signal);
}
