import type { KeyCheck } from '#engine';

/** What a service answered on this page when its key was last verified or its credits were last queried. */
export type Verification = Exclude<KeyCheck, { readonly outcome: 'invalid' }>;
