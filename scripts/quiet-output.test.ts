import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPrograms, buildPrograms } from '../server/testing/build-program.ts';
import { SOURCE_FILES, SOURCE_FOLDERS } from './source-hash.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache');
const INSTALLED = 'added 250 packages in 5s';
const BUILT = 'built in 900ms';

let programs: BuiltPrograms;
let clone: string;
beforeAll(async () => {
  programs = await buildPrograms('development');
  clone = cloneBeforeItsFirstStart(programs.path('assess'));
});
afterAll(async () => {
  rmSync(clone, { recursive: true });
  await programs[Symbol.asyncDispose]();
});

test('what a first start installs and builds is told on the error stream, and the output holds nothing', () => {
  const first = npm(['run', '--silent', 'assess']);

  expect(first.status).toBe(0);
  expect(first.stderr).toContain(INSTALLED);
  expect(first.stderr).toContain(BUILT);
  expect(first.stdout).toBe('');
});

test('later starts write nothing anywhere', () => {
  const again = npm(['run', '--silent', 'assess']);

  expect(again).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('npm has nothing to warn about in the settings of the project', () => {
  const told = npm(['run', 'assess']);

  expect(told.status).toBe(0);
  expect(told.stderr).toBe('');
});

/** Runs the npm of this machine in the clone with an empty input, without anybody's own settings. */
function npm(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: clone,
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], HOME: clone },
  });
  return { status, stdout, stderr };
}

/** The project as far as npm and the set-up see it; what they start themselves only prints, on both streams. */
function cloneBeforeItsFirstStart(assessProgram: string): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'clone-'));
  for (const file of ['.npmrc', ...SOURCE_FILES]) cpSync(join(ROOT, file), join(folder, file));
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const name of [...SOURCE_FOLDERS, 'node_modules/.bin', 'dist/development']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const installing = `#!/bin/sh\necho '${INSTALLED}'\necho 'npm warn deprecated' >&2\n`;
  // In its scripts npm looks for programs here first, so this is the npm that the set-up starts.
  writeFileSync(join(folder, 'node_modules/.bin/npm'), installing, { mode: 0o755 });
  writeFileSync(join(folder, 'scripts/build.mjs'), `console.log('${BUILT}');\n`);
  const assess = `import ${JSON.stringify(pathToFileURL(assessProgram).href)};\n`;
  writeFileSync(join(folder, 'dist/development/assess.js'), assess);
  return folder;
}
