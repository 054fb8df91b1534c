import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { figuresSchema } from '../last-soak.ts';
import type { Figure, Measure } from '../measure.ts';

const FIGURES = join(process.cwd(), 'node_modules/.cache/bench');
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config'];
const REMEMBERED_BROWSER = join(process.cwd(), 'node_modules/.cache/browser-path');

/** What only a real browser can tell: `bench/browser/*.bench.ts`, each leaving its figures in a file. */
export const inTheBrowser: Measure = {
  title: 'In the browser',
  async run() {
    if (!existsSync(REMEMBERED_BROWSER)) return null;
    rmSync(FIGURES, { recursive: true, force: true });
    const child = spawn(process.execPath, [...PLAYWRIGHT, 'bench/browser/playwright.config.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROMIUM_PATH: readFileSync(REMEMBERED_BROWSER, 'utf8') },
    });
    await once(child, 'exit');
    if (child.exitCode !== 0) throw new Error('A measurement in the browser failed; see above.');
    return readdirSync(FIGURES).toSorted().flatMap(figuresIn);
  },
};

function figuresIn(file: string): readonly Figure[] {
  return figuresSchema.parse(JSON.parse(readFileSync(join(FIGURES, file), 'utf8')));
}
