import { afterEach, beforeEach, vi } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** A test that prints to the console fails: a stray line is either a fault or a secret on its way out. */
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  const printed = METHODS.flatMap((method) => vi.mocked(console[method]).mock.calls);
  vi.restoreAllMocks();
  if (printed.length > 0) throw new Error(`The test printed: ${JSON.stringify(printed)}`);
});
