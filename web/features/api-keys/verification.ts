import type { KeyCheck } from '#engine';

/** What a service said when its key was last verified, or asked what is left, on this page. */
export type Verification = Exclude<KeyCheck, { readonly outcome: 'invalid' }>;
