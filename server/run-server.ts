import { spawn } from 'node:child_process';
import { processLog, type Log } from './log.ts';
import { serve, type RunningServer } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { sentenceOf } from './start-error.ts';

const OPENERS: { readonly [Platform in NodeJS.Platform]?: string } = {
  darwin: 'open',
  win32: 'explorer.exe',
};

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
    log.warn(sentenceOf(error));
    return 1;
  }
}

/** Resolves when this process should end: on a signal, or when the `npm` that started it, and passes none on, is gone. */
function stopSignal(): Promise<void> {
  const parent = process.ppid;
  const startedByNpm = process.env['npm_lifecycle_event'] !== undefined;
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (startedByNpm && process.ppid !== parent) stop();
    }, PARENT_CHECK_MS);
    watch.unref();
    const stop = () => {
      clearInterval(watch);
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
  });
}

/** Says where Legwork runs and how the first administrator gets in, and opens the browser where that was asked for. */
export function announce(
  { url, setupLink }: Pick<RunningServer, 'url' | 'setupLink'>,
  settings: Pick<Settings, 'SUPABASE_URL' | 'OPEN'>,
  log: Log,
): void {
  if (setupLink) {
    log.say('Nobody can sign in yet. Open this link to create the first administrator:');
    log.say(`  ${setupLink.url}`);
    log.say('It works once, and only until the next start.');
  } else if (settings.SUPABASE_URL !== undefined) {
    log.say('Accounts are kept by the Supabase project. If nobody can sign in yet, make the first');
    log.say('administrator in its SQL editor: docs/hosting.md, “On a Supabase project”, step 3.');
  }
  log.say(`Legwork is ready at ${url}`);
  if (settings.OPEN === 0) return;
  openInBrowser(setupLink?.file ?? url, () => {
    log.warn('No browser could be opened here. Open the address above yourself.');
  });
}

/** Opens a file or an address in this desktop's browser, else calls `onFailure`. Everybody can read it: it holds no secret. */
function openInBrowser(target: string, onFailure: () => void): void {
  const opener = spawn(OPENERS[process.platform] ?? 'xdg-open', [target], {
    stdio: 'ignore',
    detached: true,
  });
  opener.once('error', onFailure);
  opener.unref();
}
