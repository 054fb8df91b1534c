import { configure } from '@testing-library/react';

/** How long `findBy…` and `waitFor` wait: one second is too short for a busy machine (docs/decisions/017). Milliseconds. */
const PATIENCE_MS = 60_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
