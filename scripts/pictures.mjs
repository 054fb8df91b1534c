// Makes the pictures anew that the browser tests compare screens with (e2e/visual). Look at each before it is committed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = ['--config', 'e2e/playwright.config.ts'];

const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', ...config, 'e2e/visual', '--workers=1', '--update-snapshots=all'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: await findBrowser() },
  },
);
process.exit(status ?? 1);
