import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../errors.ts';

/** Writing a file never takes longer: an older temporary was left behind. */
const AGE_MAX_MS = 86_400_000;
const PLACE_CHARACTERS = 8;
const RANDOM_CHARACTERS = 8;

const TEMPORARY = /^\.legwork-([\da-f]{8})-(\d+)-[\da-f]{8}\.tmp$/u;
/** The names that earlier versions gave them: 'summary.csv.4711-0a1b2c3d.tmp'. */
const EARLIER_TEMPORARY =
  /^(?:[\da-f]{64}\.json|\d{5}-legwork-.*|summary\.csv)\.\d+-[\da-f]{8}\.tmp$/u;

/** Stands for the machine and the container: elsewhere the same process number means another process. */
const place = createHash('sha256')
  .update(`${hostname()} ${processNamespace()}`)
  .digest('hex')
  .slice(0, PLACE_CHARACTERS);

/** A path for a file that is being written, to be moved once it is whole. Its name says whose it is, and is short. */
export function temporaryIn(folder: string): string {
  const random = randomUUID().slice(0, RANDOM_CHARACTERS);
  return join(folder, `.legwork-${place}-${process.pid}-${random}.tmp`);
}

/**
 * Removes the temporaries that killed processes left in a folder. In a `shared` one those of processes that may still be
 * writing stay; in a `claimed` one nobody else writes. Does nothing when the folder is missing or a link. Rejects with the
 * system's error.
 */
export async function clearTemporaries(
  folder: string,
  sharing: 'shared' | 'claimed',
): Promise<void> {
  const facts = await lstat(folder).catch(() => null);
  if (facts === null || !facts.isDirectory()) return;
  for (const name of await readdir(folder)) {
    if (!TEMPORARY.test(name) && !EARLIER_TEMPORARY.test(name)) continue;
    const path = join(folder, name);
    if (sharing === 'claimed' || (await isAbandoned(name, path))) await rm(path, { force: true });
  }
}

async function isAbandoned(name: string, path: string): Promise<boolean> {
  const [, writtenIn, pid] = TEMPORARY.exec(name) ?? [];
  if (writtenIn === place && !isAlive(Number(pid))) return true;
  const facts = await lstat(path).catch(() => null);
  return facts !== null && Date.now() - facts.mtimeMs > AGE_MAX_MS;
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else cannot be asked, but lives.
    return errorCode(error) !== 'ESRCH';
  }
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has them.
    return '';
  }
}
