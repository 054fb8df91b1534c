import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Measure } from '../measure.ts';
import { runInBrowser } from '../run-in-browser.ts';

/** The measurement in the browser that is Lighthouse's. */
export const LIGHTHOUSE_FILE = 'lighthouse.bench.ts';

const HOME = join(process.cwd(), 'bench/lighthouse');
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Google's Lighthouse on the built application. It has a folder and a lock file of its own: 150 packages for this alone. */
export const lighthouse: Measure = {
  title: 'Lighthouse, as a phone on slow 4G',
  async run() {
    if (!isInstalled()) {
      console.log('Lighthouse is not installed in bench/lighthouse and npm could not get it.');
      return null;
    }
    return runInBrowser((file) => file === LIGHTHOUSE_FILE);
  },
};

function isInstalled(): boolean {
  if (existsSync(join(HOME, 'node_modules/lighthouse'))) return true;
  const shell = process.platform === 'win32';
  return spawnSync('npm', INSTALL, { cwd: HOME, stdio: 'ignore', shell }).status === 0;
}
