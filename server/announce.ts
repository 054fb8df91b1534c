import type { Log } from './log.ts';
import type { RunningServer } from './serve.ts';
import type { Settings } from './settings.ts';
import { spawn } from 'node:child_process';

const OPENERS: { readonly [Platform in NodeJS.Platform]?: string } = {
  darwin: 'open',
  win32: 'explorer.exe',
};

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

/**
 * Opens a file or an address in the browser of this desktop; `onFailure` is told when there is no way to. What is opened
 * can be read by everybody on the machine while the program starts, so it must not hold a secret.
 */
function openInBrowser(target: string, onFailure: () => void): void {
  const opener = spawn(OPENERS[process.platform] ?? 'xdg-open', [target], {
    stdio: 'ignore',
    detached: true,
  });
  opener.once('error', onFailure);
  opener.unref();
}
