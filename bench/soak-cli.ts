import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { floorsOf } from './floors.ts';
import { figuresSchema, writeLastSoak } from './last-soak.ts';
import { machineLine } from './machine-line.ts';
import { LAST_SOAK, soak } from './measures/soak.ts';
import { sectionOf, withSection } from './results-page.ts';

/**
 * `npm run soak -- --minutes 15 --seed 1`: research after research in a real browser, against the simulators with faults
 * at random. Keeps the figures in bench/soak/last.json and puts them into bench/results.md when every run ended well.
 */
const MINUTES_DEFAULT = '15';
const root = process.cwd();
const figures = join(root, 'node_modules/.cache/bench/soak.json');
const browser = join(root, 'node_modules/.cache/browser-path');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: MINUTES_DEFAULT },
    seed: { type: 'string', default: '1' },
  },
});
rmSync(figures, { force: true });
const child = spawn(
  process.execPath,
  [playwright, 'test', '--config', 'bench/soak/playwright.config.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(existsSync(browser) ? { CHROMIUM_PATH: readFileSync(browser, 'utf8') } : {}),
      SOAK_MINUTES: values.minutes,
      SOAK_SEED: values.seed,
    },
  },
);
await once(child, 'exit');
if (child.exitCode === 0) keepFigures();
else process.exitCode = 1;

function keepFigures(): void {
  const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const measured = {
    ran: `${day}, seed ${values.seed}, ${machineLine()}`,
    figures: figuresSchema.parse(JSON.parse(readFileSync(figures, 'utf8'))),
  };
  writeLastSoak(LAST_SOAK, measured);
  const page = join(root, 'bench/results.md');
  const floors = floorsOf(readFileSync(join(root, 'bench/floors.json'), 'utf8'));
  const section = sectionOf(
    { title: soak.title, remark: measured.ran, figures: measured.figures },
    floors,
  );
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), section));
  console.log(`\n${section}`);
}
