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

test('a backup of a running server, under which none is restored, brings everything back after a kill and a lost database', async () => {
  await using data = await dataDirectory();
  const settings = { DATA_DIR: data.path };
  const running = await start(settings);
  await create(running.url, 'kept@example.com');
  const backup = await runProgram(programs.path('backup'), [], settings);
  const refused = await runProgram(programs.path('restore'), [], settings);
  const health = await fetch(`${running.url}/health`);
  await create(running.url, 'too-late@example.com');
  await running.stop('SIGKILL');
  await rm(join(data.path, 'database'), { recursive: true });

  const restore = await runProgram(programs.path('restore'), [], settings);

  await using again = await start(settings);
  const { rest } = await signedInClient(await targetOf(again.url), testAdmin);
  const { data: profiles } = await rest.from('profiles').select('email').order('email');
  expect([backup.status, refused.status, health.status]).toEqual([0, 1, 200]);
  expect(refused.output).toContain('is in use by another Legwork.');
  expect(restore.output).toContain('2 accounts.');
  expect(profiles).toEqual([{ email: testAdmin.email }, { email: 'kept@example.com' }]);
});

test('a stopped server is backed up too, readable by its owner only; a restore keeps the database before, and a damaged backup changes nothing', async () => {
  await using data = await dataDirectory();
  const settings = { DATA_DIR: data.path };

  const { status } = await runProgram(programs.path('backup'), [], settings);

  const [file = ''] = await readdir(join(data.path, 'backups'));
  expect(status).toBe(0);
  expect(file).toMatch(/^legwork-\d{4}-.+\.tar\.gz$/);
  expect((await stat(join(data.path, 'backups', file))).mode & 0o777).toBe(0o600);

  const restored = await runProgram(programs.path('restore'), [], settings);

  expect(restored.output).toContain('The previous database is in');
  const databases = await databasesIn(data.path);
  expect(databases).toEqual(['database', expect.stringMatching(/^database\.before-/)]);

  const damaged = join(data.path, 'damaged.tar.gz');
  await writeFile(damaged, 'not an archive');
  const refused = await runProgram(programs.path('restore'), [damaged], settings);

  expect(refused.status).toBe(1);
  expect(refused.output).toContain('is not a backup of Legwork, or it is damaged.');
  expect(refused.output).not.toMatch(/\bat .+:\d+:\d+/);
  expect(await databasesIn(data.path)).toEqual(databases);
  await using server = await start(settings);
  await signedInClient(await targetOf(server.url), testAdmin);
});

test('without a database there is one sentence', async () => {
  const { status, output } = await runProgram(programs.path('backup'), [], { DATA_DIR: folder });

  expect(status).toBe(1);
  expect(output.trim()).toBe(`There is no database in ${folder}. Set DATA_DIR to its folder.`);
});

async function databasesIn(path: string): Promise<readonly string[]> {
  return (await readdir(path)).filter((name) => name.startsWith('database')).toSorted();
}

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
