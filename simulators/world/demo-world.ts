import { INGRID_SOLBERG } from './people/ingrid-solberg.ts';
import { createWorld } from './world.ts';

/** Fictional people at fictional companies, on hosts that can never be real. */
export const DEMO_WORLD = createWorld([INGRID_SOLBERG]);
