/**
 * Makes a program ready in three quarters of the time: V8 compiles the embedded database, and each regular expression of the
 * engine, once, and not again for speed that a short test never gets to see. What runs is the same.
 */
export const QUICK_START = ['--liftoff-only', '--no-regexp-tier-up'] as const;
