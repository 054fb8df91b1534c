import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** No room at all. A file that is there keeps what it has. */
export const NO_ROOM = 0;

/**
 * Limits how large a process may make any file (`RLIMIT_FSIZE`, whose error is EFBIG), as a stand-in for a disk that is
 * full: that takes neither a mount nor root. `undefined` gives it room again. Linux only, as is `prlimit`.
 */
export async function limitFiles(pid: number, bytes: number | undefined): Promise<void> {
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`]);
}
