import type { KeyCheck, ServiceName } from '#engine';

/** What a service answered on this page when its key was last verified or its credits were last queried. */
export type Verification = Exclude<KeyCheck, { readonly outcome: 'invalid' }>;

/** The query key of a service's verification, for all cards that show it. */
export function verificationKey(service: ServiceName): readonly string[] {
  return ['verification', service];
}
