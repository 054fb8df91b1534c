// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readProspectList, type Prospect } from '#engine';
import { JANE } from '../../testing/research-place.ts';
import { watchCommand } from './watch-command.tsx';

const HOSTILE: Prospect = {
  ...JANE,
  name: `Max "Mad" O'Neill`,
  company: '$(touch pwned); `id`, Ltd %s\\n',
  notes: "née Larsen\nmet in May; don't call",
};

test('the command that is copied writes the list as it is, whatever is in it, and runs nothing but the watch', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-command-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const command = watchCommand([JANE, HOSTILE]);
  const asRun = command.replace(' && legwork watch ', ' && echo watch ');
  expect(asRun).not.toBe(command);

  const { stdout } = await promisify(execFile)('sh', ['-c', asRun], { cwd: folder });

  expect(stdout).toBe('watch watched.csv --state legwork-watch\n');
  const { prospects, problems } = readProspectList(await readFile(join(folder, 'watched.csv')));
  expect(problems).toEqual([]);
  expect(prospects.map(({ prospect }) => prospect)).toEqual([
    JANE,
    { ...HOSTILE, notes: "née Larsen met in May; don't call" },
  ]);
});
