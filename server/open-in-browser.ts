import { spawn } from 'node:child_process';

const OPENERS: { readonly [Platform in NodeJS.Platform]?: string } = {
  darwin: 'open',
  win32: 'explorer.exe',
};

/**
 * Opens a file or an address in the browser of this desktop; `onFailure` is told when there is no way to. What is opened
 * can be read by everybody on the machine while the program starts, so it must not hold a secret.
 */
export function openInBrowser(target: string, onFailure: () => void): void {
  const opener = spawn(OPENERS[process.platform] ?? 'xdg-open', [target], {
    stdio: 'ignore',
    detached: true,
  });
  opener.once('error', onFailure);
  opener.unref();
}
