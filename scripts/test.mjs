// The whole proof: checks, build, unit and integration tests, then browser tests. Ends with `N passed, N failed`.
// A step that cannot run counts as failed: nothing green may hide a suite that did not start.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';
import { failedBrowserTests, failedUnitTests } from './failed-tests.mjs';
import { report, runStep } from './run-step.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reports = join(root, 'node_modules/.cache/reports');

/** @typedef {{ passed: number; failed: number; skipped: number }} Count */

/** @type {import('./failed-tests.mjs').FailedTest[]} */
const failedTests = [];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env['TMPDIR'] ??= makeTemporaryFolder();

const built = await step('The application builds', ['scripts/setup.mjs', '--build']);
const scanned =
  built.passed === 1
    ? await step('The bundle holds no secret and no source map', ['scripts/bundle-scan.mjs'])
    : failure();
const weighed =
  built.passed === 1
    ? await step('No page weighs more than its budget', ['scripts/bundle-budgets.mjs'])
    : failure();
// Side by side: each waits for servers and browsers for a third of its time.
const [checks, units, browser] = await Promise.all([
  runChecks(),
  runVitest(),
  built.passed === 1 ? runPlaywright() : failure(),
]);
const outcomes = checks.map(({ ok }) => (ok ? success() : failure()));
const counts = [built, scanned, weighed, ...outcomes, units, browser];
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
sayAgain();
const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
async function step(name, args) {
  const result = await runStep(name, args);
  report(result);
  return result.ok ? success() : failure();
}

/** @returns {Promise<Count>} */
async function runVitest() {
  const file = join(reports, 'vitest.json');
  const result = await runStep('Unit and integration tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  report(result);
  if (!existsSync(file)) return failure();
  /** @type {import('./failed-tests.mjs').VitestReport & { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }} */
  const read = JSON.parse(readFileSync(file, 'utf8'));
  failedTests.push(...failedUnitTests(read));
  const failed = Math.max(read.numFailedTests, result.ok ? 0 : 1);
  return atLeastOne({
    passed: read.numPassedTests,
    failed,
    skipped: read.numPendingTests + read.numTodoTests,
  });
}

/** @returns {Promise<Count>} */
async function runPlaywright() {
  const file = join(reports, 'playwright.json');
  let executable = '';
  try {
    executable = await findBrowser();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return failure();
  }
  const result = await runStep(
    'Browser tests',
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // The temporary folder goes with each run, and would take the compiled tests with it.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
    },
  );
  report(result);
  if (!existsSync(file)) return failure();
  /** @type {import('./failed-tests.mjs').PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }} */
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  failedTests.push(...failedBrowserTests({ suites, errors }));
  // A flaky test is a race that hid once: it counts as failed.
  const failed = Math.max(stats.unexpected + stats.flaky + errors.length, result.ok ? 0 : 1);
  return atLeastOne({ passed: stats.expected, failed, skipped: stats.skipped });
}

/** What failed stands once more at the end, where nobody has to look for it among all the rest. */
function sayAgain() {
  for (const result of checks) if (!result.ok) console.log(`\n✗ ${result.name}`);
  for (const { name, message } of failedTests) {
    console.log(`\n✗ ${name}\n${message.replaceAll(/^/gm, '    ')}`);
  }
}

/**
 * @param {Count} count
 * @returns {Count}
 */
function atLeastOne(count) {
  return count.passed + count.failed === 0 ? failure() : count;
}

/** @returns {Count} */
function success() {
  return { passed: 1, failed: 0, skipped: 0 };
}

/** @returns {Count} */
function failure() {
  return { passed: 0, failed: 1, skipped: 0 };
}
