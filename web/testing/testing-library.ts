import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** How long `findBy…` and `waitFor` wait: one second is too short for a busy machine (docs/decisions/017). Milliseconds. */
const PATIENCE_MS = 180_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

// The files share a page: what one leaves there, a dialog over everything else say, would be in the way of the next.
afterEach(cleanup);

// The files share their modules too. A lazy page that is still loading when a file ends would fail to load, and then for every later file.
afterAll(() => vi.dynamicImportSettled());
