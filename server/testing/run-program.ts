import { execFile } from 'node:child_process';
import { QUICK_START } from './quick-start.ts';

/** How a program ended: its exit status and everything it printed. */
export type ProgramResult = { readonly status: number; readonly output: string };

/** Runs a bundled Node program to its end; with `fileBytes`, no file may grow larger (as on a disk that is full). */
export function runProgram(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  fileBytes?: number,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    const command = [process.execPath, ...QUICK_START, program, ...args];
    const limits = fileBytes === undefined ? [] : ['prlimit', `--fsize=${fileBytes}`, '--'];
    const [file = '', ...rest] = [...limits, ...command];
    execFile(file, rest, { env }, (error, stdout, stderr) => {
      const status = typeof error?.code === 'number' ? error.code : 0;
      resolve({ status, output: stdout + stderr });
    });
  });
}
