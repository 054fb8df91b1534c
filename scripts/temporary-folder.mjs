import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Several times what the whole suite has there at once. */
const ROOM_BYTES = 4e9;

/**
 * Makes a folder for the temporary files of tests, which this process removes when it ends. It lies in memory where there is
 * room: a data folder has 1,100 files, and a disk takes up to fifteen times as long to make them.
 */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'legwork-tests-'));
  // A PostgreSQL that root starts runs as another user, in a folder of its own inside this one.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

/** Some tests run programs that they have written, which not every machine allows there. */
function hasRoomInMemory() {
  if (!existsSync(MEMORY) || !existsSync('/proc/mounts')) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3];
  if (options === undefined || options.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
