// The quick checks of daily work: compiler, linter, formatter, unused code, lock file. No tests; `npm test` runs everything.
import { pathToFileURL } from 'node:url';
import { report, runStep } from './run-step.mjs';

/** Every check that reads the code without running it. */
export const CHECKS = /** @type {const} */ ([
  ['The types hold', 'node_modules/typescript/bin/tsc', '-b', '--singleThreaded'],
  [
    'The lint rules and boundaries hold',
    'node_modules/oxlint/bin/oxlint',
    '--type-aware',
    '--threads=1',
  ],
  ['Imports point one way, without circles', 'scripts/room-imports.mjs'],
  ['Exported names are unique, and the engine keeps no state', 'scripts/module-scope.mjs'],
  ['The code is formatted', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  ['Nothing is unused', 'node_modules/knip/bin/knip.js'],
  ['The lock file is complete and sound', 'scripts/lock-file.mjs'],
  ['Documents and comments cite what exists', 'scripts/documents.mjs'],
  ['Migrations are only ever appended', 'scripts/migrations-appended.mjs'],
]);

/**
 * For the compiler and the linter, which are Go programs. The checks run side by side, so several threads in one of them gain
 * nothing, and each checks anew what all of them need; and memory is freed four times less often.
 */
const GO_SETTINGS = { GOMAXPROCS: '1', GOGC: '400' };

/** Runs all checks side by side and prints each as it ends. */
export async function runChecks() {
  const results = await Promise.all(
    CHECKS.map(async ([name, ...args]) => {
      const result = await runStep(name, args, GO_SETTINGS);
      report(result);
      return result;
    }),
  );
  return results;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await runChecks();
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
