import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `work` while holding `file` as a lock, so that two starts of one checkout do not install over each other.
 * A lock whose process is gone is taken over.
 *
 * @param {string} file
 * @param {() => void | Promise<void>} work
 */
export async function withLock(file, work) {
  while (!take(file)) {
    if (!isHeld(file)) rmSync(file, { force: true });
    else await delay(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
