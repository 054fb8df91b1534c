import type { KeyCheck, KeyedServiceName } from '#engine';

/** What a service said when its key was last verified, or asked what is left, on this page. */
export type Verification = Exclude<KeyCheck, { readonly outcome: 'invalid' }>;

/** Where a service's verification stands among the answers of the page, for all cards that show it. */
export function verificationKey(service: KeyedServiceName): readonly string[] {
  return ['verification', service];
}
