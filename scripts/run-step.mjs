import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @typedef {{ readonly name: string; readonly ok: boolean; readonly output: string; readonly seconds: number }} StepResult */

/**
 * Runs one of the project's own tools in a child process and keeps what it printed.
 *
 * @param {string} name what the step proves, for people
 * @param {readonly string[]} args script under the checkout and its arguments, run with this Node
 * @param {Readonly<Record<string, string>>} [environment] added to the present one
 * @returns {Promise<StepResult>}
 */
export function runStep(name, args, environment = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('close', (status) => {
      const output = Buffer.concat(chunks).toString('utf8');
      resolve({ name, ok: status === 0, output, seconds: (Date.now() - started) / 1000 });
    });
  });
}

/**
 * Prints a line for a finished step, and everything it said when it failed.
 *
 * @param {StepResult} result
 */
export function report(result) {
  console.log(`${result.ok ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)`);
  if (!result.ok) console.log(result.output.trimEnd());
}
