#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { EXIT } from './exit-codes.ts';
import { openOutput } from './output.ts';
import { runCommandLine } from './run-command-line.ts';

// Compile each pattern straight to machine code, not to bytecode first: the first brief of a process then takes
// 0.7 s of processor time instead of 1.5 s (Node 20).
setFlagsFromString('--no-regexp-tier-up');

const cancelled = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    // The second Ctrl-C: the user does not want to wait for the report.
    if (cancelled.signal.aborted) process.exit(EXIT.cancelled);
    cancelled.abort(new Error('Cancelled.'));
  });
}

const stderr = openOutput(process.stderr, process.env);
process.on('uncaughtException', (error) => void endWithFault(error));

process.exit(
  await runCommandLine(process.argv.slice(2), {
    variables: process.env,
    fetch: globalThis.fetch,
    now: () => new Date(),
    elapsedMs: () => performance.now(),
    random: () => Math.random(),
    stdin: process.stdin,
    stdout: openOutput(process.stdout, process.env),
    stderr,
    signal: cancelled.signal,
    // The program is in dist/node, the application beside it in dist/web.
    webDirectory: fileURLToPath(new URL('../web', import.meta.url)),
    version: versionFrom(new URL('.', import.meta.url)),
  }),
);

/** Prints a fault through `stderr`, which cleans foreign text; Node would print it as it is. */
async function endWithFault(error: Error): Promise<void> {
  await stderr.write(`${inspect(error)}\n`);
  process.exit(EXIT.fault);
}

/** The version in the nearest package.json, from a folder upwards. */
function versionFrom(folder: URL): string {
  const file = new URL('package.json', folder);
  if (!existsSync(file)) return versionFrom(new URL('..', folder));
  const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const hasVersion = typeof facts === 'object' && facts !== null && 'version' in facts;
  return hasVersion ? String(facts.version) : '';
}
