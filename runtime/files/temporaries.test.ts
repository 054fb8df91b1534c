import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { assertWritable } from './files.ts';
import { clearTemporaries, temporaryIn } from './temporaries.ts';

const DAYS_MS = 2 * 86_400_000;

/** Leaves a temporary as a process with this number would have. */
async function leftBy(pid: number, folder: string): Promise<string> {
  const path = temporaryIn(folder).replace(`-${process.pid}-`, `-${pid}-`);
  await writeFile(path, 'half');
  return basename(path);
}

test('fault 95: what a killed process left half is cleared; what a live one writes stays, for a day', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-temporaries-'));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  const deadPid = child.pid ?? 0;
  const dead = await leftBy(deadPid, folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const live = await leftBy(process.pid, folder);
  const stale = await leftBy(process.pid, folder);
  await utimes(join(folder, stale), new Date(), new Date(Date.now() - DAYS_MS));
  const elsewhere = '.legwork-00000000-1-0a1b2c3d.tmp';
  const earlier = `${'a'.repeat(64)}.json.4711-0a1b2c3d.tmp`;
  const foreign = ['notes.tmp', '.legwork-notes.tmp', 'report.1234-0a1b2c3d.tmp.md'];
  for (const name of [elsewhere, earlier, ...foreign]) await writeFile(join(folder, name), 'half');

  await clearTemporaries(folder, 'shared');
  expect(await readdir(folder)).toEqual([live, elsewhere, earlier, ...foreign].toSorted());
  expect(await readdir(folder)).not.toContain(dead);

  const another = await leftBy(deadPid, folder);
  await assertWritable(join(folder, 'report.md'));
  expect(await readdir(folder)).not.toContain(another);

  await clearTemporaries(folder, 'claimed');
  expect(await readdir(folder)).toEqual(foreign.toSorted());
  await rm(folder, { recursive: true });
});
