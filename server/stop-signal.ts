const PARENT_CHECK_MS = 1000;

/**
 * Resolves when this process should end: on SIGTERM, SIGINT or SIGHUP, or when the `npm` that started it is gone
 * (`npm start` does not pass a SIGTERM on to what it started).
 */
export function stopSignal(parentOf: () => number = () => process.ppid): Promise<void> {
  const parent = parentOf();
  const startedByNpm = process.env['npm_lifecycle_event'] !== undefined;
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (startedByNpm && parentOf() !== parent) stop();
    }, PARENT_CHECK_MS);
    watch.unref();
    const stop = () => {
      clearInterval(watch);
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
  });
}
