// Runs the whole suite several times on a busy machine, to find tests that hold on a quiet one only. By hand:
// `node scripts/under-load.mjs [RUNS] [LOAD]`, three runs under a load of ten by default. It prints a line for each run and
// what failed; the whole output of each is kept in node_modules/.cache/under-load.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './run-step.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/under-load');
const [runs = 3, load = 10] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(runs) || !Number.isSafeInteger(load) || runs < 1 || load < 0) {
  throw new Error(
    'RUNS is a whole number from 1, LOAD one from 0: node scripts/under-load.mjs 3 10',
  );
}

mkdirSync(folder, { recursive: true });
// Each ends by itself once this process is gone, however that came about.
const SPIN = `while (process.ppid === ${process.pid});`;
const spinning = Array.from({ length: load }, () =>
  spawn(process.execPath, ['-e', SPIN], { stdio: 'ignore' }),
);
let failedRuns = 0;
try {
  for (let run = 1; run <= runs; run += 1) {
    const { ok, output, seconds } = await runStep(`Run ${run}`, ['scripts/test.mjs']);
    if (!ok) failedRuns += 1;
    console.log(lineFor(run, output, seconds));
    if (!ok) console.log(failuresIn(output));
    writeFileSync(join(folder, `run-${run}.txt`), output);
  }
} finally {
  for (const child of spinning) child.kill();
}
process.exitCode = failedRuns === 0 ? 0 : 1;

/**
 * @param {number} run
 * @param {string} output
 * @param {number} seconds
 */
function lineFor(run, output, seconds) {
  const counts = output.match(/^\d+ passed, \d+ failed.*$/gm)?.at(-1) ?? 'ended early';
  const [busy = 0] = loadavg();
  const time = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  return `Run ${run} of ${runs}: ${counts}, in ${time}; load ${busy.toFixed(1)} at the end`;
}

/**
 * The names of what failed, as `scripts/test.mjs` says them.
 *
 * @param {string} output
 */
function failuresIn(output) {
  const names = output.split('\n').filter((line) => line.startsWith('✗ '));
  return [...new Set(names)].map((name) => `  ${name}`).join('\n');
}
