import { announce } from './announce.ts';
import { processLog } from './log.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const PARENT_CHECK_MS = 1000;

/** What the server is started with. */
export type RunServerOptions = {
  /** Folder of the built application when WEB_DIR does not name one. */
  readonly webDirectory: string;
  /** Opens the browser once the server runs. */
  readonly isOpened: boolean;
};

/** Runs the server until it is asked to stop: 0 after a clean end, 1 when it cannot start, which the log explains. */
export async function runServer({ webDirectory, isOpened }: RunServerOptions): Promise<number> {
  // Chosen before the settings are read, so that a wrong setting is reported in the format asked for, too.
  const log = processLog(process.env['LOG_FORMAT'] === 'json' ? 'json' : 'text');
  try {
    const stop = stopSignal();
    const open = isOpened ? { OPEN: '1' } : {};
    const settings = readSettings({ ...process.env, ...open });
    const server = await serve(settings, { log, webDirectory });
    announce(server, settings, log);
    await stop;
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    log.warn(error.message);
    return 1;
  }
}

/**
 * Resolves when this process should end: on SIGTERM, SIGINT or SIGHUP, or when the `npm` that started it is gone
 * (`npm start` does not pass a SIGTERM on to what it started).
 */
function stopSignal(parentOf: () => number = () => process.ppid): Promise<void> {
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
