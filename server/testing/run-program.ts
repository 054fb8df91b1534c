import { execFile } from 'node:child_process';
import { QUICK_START } from './quick-start.ts';

/** How a program ended: its exit status and everything it printed. */
export type ProgramResult = { readonly status: number; readonly output: string };

/** Runs a bundled Node program to its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(
      process.execPath,
      [QUICK_START, program, ...args],
      { env },
      (error, stdout, stderr) => {
        const status = typeof error?.code === 'number' ? error.code : 0;
        resolve({ status, output: stdout + stderr });
      },
    );
  });
}
