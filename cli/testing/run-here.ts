import { Writable } from 'node:stream';
import type { Variables } from '../../runtime/settings.ts';
import type { Ended, Legwork } from '../../testing/legwork.ts';
import type { CommandContext } from '../command.ts';
import { createOutput } from '../output.ts';
import { runCommandLine } from '../run-command-line.ts';

/** What differs from the usual run: nothing is set, nobody cancels, and it is now. */
export type HereOptions = {
  readonly variables?: Variables;
  readonly now?: Date;
  readonly signal?: AbortSignal;
};

/** Runs a command in this process, which is faster than to start one, and answers what it printed. */
export async function runHere(args: readonly string[], options: HereOptions = {}): Promise<Ended> {
  const { variables = {}, now = new Date(), signal = new AbortController().signal } = options;
  const printed = { stdout: '', stderr: '' };
  const outputTo = (name: keyof typeof printed) =>
    createOutput(
      new Writable({
        decodeStrings: false,
        write(text: string, _encoding, done) {
          printed[name] += text;
          done();
        },
      }),
      { isTerminal: false, columns: 80, variables },
    );
  const context: CommandContext = {
    variables,
    signal,
    fetch: globalThis.fetch,
    now: () => now,
    elapsedMs: () => performance.now(),
    random: () => 0,
    stdin: process.stdin,
    stdout: outputTo('stdout'),
    stderr: outputTo('stderr'),
    webDirectory: '',
    version: '0.0.0',
  };
  const code = await runCommandLine(args, context);
  return { code, ...printed };
}

/**
 * Runs commands in this process with the services, home and keys of `legwork`, and `usual` variables over them. Files in
 * `args` are named by their whole paths: this process has a folder of its own.
 */
export function commandsHere(legwork: Legwork, usual: Variables = {}) {
  return (args: readonly string[], variables: Variables = {}): Promise<Ended> =>
    runHere(args, { variables: { ...legwork.variables, ...usual, ...variables } });
}
