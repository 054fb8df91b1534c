/**
 * Makes a program ready in three quarters of the time: V8 compiles the embedded database, and each regular expression of the
 * engine, once, and not again for speed that a short test never gets to see. What runs is the same.
 */
export const QUICK_START = ['--liftoff-only', '--no-regexp-tier-up'] as const;

/**
 * The same for a command that ends within seconds: it is not compiled a second time at all, which takes a sixth of its time. A
 * server, most of which is its database, gains nothing by that.
 */
export const QUICK_COMMAND = [...QUICK_START, '--no-opt'] as const;
