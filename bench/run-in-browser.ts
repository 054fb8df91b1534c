import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { figuresSchema } from './last-soak.ts';
import type { Figure } from './measure.ts';

const FIGURES = join(process.cwd(), 'node_modules/.cache/bench');
const FOLDER = 'bench/browser';
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config'];
const REMEMBERED_BROWSER = join(process.cwd(), 'node_modules/.cache/browser-path');

/**
 * Runs the files of `bench/browser/` whose name is wanted and answers the figures they leave; `null` when no browser is
 * known here (`npm test` finds one). Throws when a measurement fails.
 */
export async function runInBrowser(
  isWanted: (file: string) => boolean,
): Promise<readonly Figure[] | null> {
  if (!existsSync(REMEMBERED_BROWSER)) return null;
  rmSync(FIGURES, { recursive: true, force: true });
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.bench.ts') && isWanted(file))
    .map((file) => `${FOLDER}/${file}`);
  const config = `${FOLDER}/playwright.config.ts`;
  const child = spawn(process.execPath, [...PLAYWRIGHT, config, ...files], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: readFileSync(REMEMBERED_BROWSER, 'utf8') },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('A measurement in the browser failed; see above.');
  return readdirSync(FIGURES).toSorted().flatMap(figuresIn);
}

function figuresIn(file: string): readonly Figure[] {
  return figuresSchema.parse(JSON.parse(readFileSync(join(FIGURES, file), 'utf8')));
}
