import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPrograms, buildPrograms } from '../../testing/build-program.ts';
import { freshDataDirectory } from '../../testing/open-test-server.ts';
import { runProgram } from '../../testing/run-program.ts';
import { startServer, targetOf, testAdmin } from '../../testing/start-server.ts';
import { signedInClient } from '../../testing/test-clients.ts';

let programs: BuiltPrograms;
let folder: string;
beforeAll(async () => {
  programs = await buildPrograms();
  folder = await mkdtemp(join(tmpdir(), 'legwork-backup-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Legwork</title>');
});
afterAll(async () => {
  await programs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test('a backup of a running server brings everything back after a kill and a lost database', async () => {
  await using data = await dataDirectory();
  const settings = { DATA_DIR: data.path };
  const running = await start(settings);
  await create(running.url, 'kept@example.com');
  const backup = await runProgram(programs.path('backup'), [], settings);
  await create(running.url, 'too-late@example.com');
  await running.stop('SIGKILL');
  await rm(join(data.path, 'database'), { recursive: true });

  const restore = await runProgram(programs.path('restore'), [], settings);

  await using again = await start(settings);
  const { rest } = await signedInClient(await targetOf(again.url), testAdmin);
  const { data: profiles } = await rest.from('profiles').select('email').order('email');
  expect(backup).toMatchObject({ status: 0 });
  expect(restore.output).toContain('2 accounts.');
  expect(profiles).toEqual([{ email: testAdmin.email }, { email: 'kept@example.com' }]);
});

test('a stopped server is backed up too, readable by its owner only', async () => {
  await using data = await dataDirectory();

  const { status } = await runProgram(programs.path('backup'), [], { DATA_DIR: data.path });

  const [file = ''] = await readdir(join(data.path, 'backups'));
  expect(status).toBe(0);
  expect(file).toMatch(/^legwork-\d{4}-.+\.tar\.gz$/);
  expect((await stat(join(data.path, 'backups', file))).mode & 0o777).toBe(0o600);
});

test('a restore keeps the database that was there before', async () => {
  await using data = await dataDirectory();
  const settings = { DATA_DIR: data.path };
  const copy = join(data.path, 'copy.tar.gz');
  await runProgram(programs.path('backup'), [copy], settings);

  const { output } = await runProgram(programs.path('restore'), [copy], settings);

  expect(output).toContain('The database that was there before lies in');
  expect((await readdir(data.path)).some((name) => name.startsWith('database.before-'))).toBe(true);
});

test('a damaged backup is refused and changes nothing', async () => {
  await using data = await dataDirectory();
  const file = join(data.path, 'damaged.tar.gz');
  await writeFile(file, 'not an archive');

  const { status, output } = await runProgram(programs.path('restore'), [file], {
    DATA_DIR: data.path,
  });

  expect(status).toBe(1);
  expect(output).toContain('is not a backup of Legwork, or it is damaged.');
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
  await using server = await start({ DATA_DIR: data.path });
  await signedInClient(await targetOf(server.url), testAdmin);
});

test('a restore under a running server is refused', async () => {
  await using data = await dataDirectory();
  const settings = { DATA_DIR: data.path };
  await using server = await start(settings);
  await runProgram(programs.path('backup'), [], settings);

  const { status, output } = await runProgram(programs.path('restore'), [], settings);

  expect(status).toBe(1);
  expect(output).toContain('is in use by another Legwork.');
  expect(await fetch(`${server.url}/health`)).toMatchObject({ status: 200 });
});

test('without a database there is one sentence', async () => {
  const { status, output } = await runProgram(programs.path('backup'), [], { DATA_DIR: folder });

  expect(status).toBe(1);
  expect(output.trim()).toBe(`There is no database in ${folder}. Set DATA_DIR to its folder.`);
});

function start(settings: Readonly<Record<string, string>>) {
  return startServer({
    program: programs.path('server'),
    settings: { WEB_DIR: join(folder, 'web'), ...settings },
  });
}

async function create(url: string, email: string): Promise<void> {
  const { rest } = await signedInClient(await targetOf(url), testAdmin);
  const { error } = await rest.rpc('simulate_user_creation', {
    user_email: email,
    user_full_name: 'Somebody',
  });
  expect(error).toBeNull();
}

async function dataDirectory() {
  const path = await freshDataDirectory();
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
