import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPrograms, buildPrograms } from './testing/build-program.ts';
import { emptyDataDirectory } from './testing/data-templates.ts';
import {
  expectNoSuchAddress,
  FOUNDER,
  postSetup,
  setupTokenOf,
} from './testing/open-setup-site.ts';
import { freshDataDirectory } from './testing/open-test-server.ts';
import { startServer, targetOf, testAdmin, type TestServer } from './testing/start-server.ts';
import { anonymousClient, signedInClient } from './testing/test-clients.ts';

/** After which container engines kill what they asked to stop. */
const STOP_GRACE_MS = 10_000;

let programs: BuiltPrograms;
let folder: string;
/** One server on a folder that has seen its first boot, for the tests that leave it running. */
let shared: TestServer;
beforeAll(async () => {
  programs = await buildPrograms();
  folder = await mkdtemp(join(tmpdir(), 'legwork-main-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Legwork</title>');
  shared = await start({ DATA_DIR: await freshDataDirectory(), ADMIN_PASSWORD: '123456' });
});
afterAll(async () => {
  await shared.stop();
  await rm(shared.dataDirectory, { recursive: true });
  await programs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test('each start prints a new link until one has made the first administrator', async () => {
  await using data = await emptyDirectory();
  const settings = { DATA_DIR: data.path, ADMIN_PASSWORD: '' };
  const first = await start(settings);
  const former = setupTokenOf(first.output());
  await first.stop();

  await using second = await start(settings);
  const token = setupTokenOf(second.output());
  const late = await postSetup(second, { token: former, account: FOUNDER });
  const claimed = await postSetup(second, { token, account: FOUNDER });

  expect(former).toHaveLength(43);
  expect([late.status, claimed.status]).toEqual([404, 201]);
  const { rest } = await signedInClient(await targetOf(second.url), FOUNDER);
  expect((await rest.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
});

test('fault 192: a second start keeps the accounts and prints no link, although ADMIN_PASSWORD would be refused today', async () => {
  expect(shared.output()).toBe(`Legwork is ready at ${shared.url}`);
  await signedInClient(await targetOf(shared.url), testAdmin);
});

test('with a Supabase project the start says where the first administrator is made', async () => {
  const settings = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'public' };

  await using server = await start({ ...settings, ADMIN_PASSWORD: '' });

  expect(server.output()).toContain('docs/hosting.md');
  expect(setupTokenOf(server.output())).toBe('');
  await expectNoSuchAddress(await postSetup(server, { token: 'x'.repeat(43) }));
});

test('the server ends when the npm that started it is gone', async () => {
  await using data = await dataDirectory();
  const starter = `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, [process.argv[1]], { stdio: 'inherit' });
    console.log(child.pid);
    child.on('exit', () => process.exit());`;
  const npm = spawn(process.execPath, ['-e', starter, programs.path('server')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      npm_lifecycle_event: 'start',
      PORT: '0',
      DATA_DIR: data.path,
      WEB_DIR: join(folder, 'web'),
    },
  });
  const lines = createInterface({ input: npm.stdout })[Symbol.asyncIterator]();
  const pid = Number((await lines.next()).value);
  await lines.next();

  npm.kill('SIGKILL');

  await expect.poll(() => isRunning(pid)).toBe(false);
});

test.each([
  ['a wrong setting', { PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
  ['no built application', { WEB_DIR: '/nowhere' }, 'There is no built application in /nowhere.'],
])('%s stops the start with one sentence', async (_, settings, sentence) => {
  const output = await failedStart(settings);

  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
});

test('fault 191: a first administrator’s password that breaks a rule stops the start with one sentence', async () => {
  await using data = await emptyDirectory();

  const output = await failedStart({ DATA_DIR: data.path, ADMIN_PASSWORD: 'Password123' });

  expect(output).toContain('ADMIN_PASSWORD cannot be used. Password is too common: choose');
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
});

test('a taken port stops the start with one sentence', async () => {
  const { port } = new URL(shared.url);

  const output = await failedStart({ PORT: port });

  expect(output).toContain(`Port ${port} is taken.`);
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
});

test('two servers on one data folder cannot both start', async () => {
  const output = await failedStart({ DATA_DIR: shared.dataDirectory });

  expect(output).toContain('is in use by another Legwork.');
  await signedInClient(await targetOf(shared.url), testAdmin);
});

test('a data folder from a newer database format is refused', async () => {
  await using data = await dataDirectory();
  await writeFile(join(data.path, 'database/PG_VERSION'), '19\n');

  const output = await failedStart({ DATA_DIR: data.path });

  expect(output).toContain('has format 19, this Legwork reads format 17.');
});

test('the secrets are readable by their owner only', async () => {
  const file = join(shared.dataDirectory, 'secrets.json');

  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain('jwtSecret');
});

test('SIGTERM ends the server cleanly within seconds, and its output never held a password, a key or a token', async () => {
  await using data = await dataDirectory();
  const startedMs = performance.now();
  const server = await start({ DATA_DIR: data.path });
  const startMs = performance.now() - startedMs;
  const target = await targetOf(server.url);
  const { rest, accessToken } = await signedInClient(target, testAdmin);
  await anonymousClient(target).auth.signInWithPassword({
    email: testAdmin.email,
    password: 'wrong-and-secret',
  });
  const creation = { user_email: 'x', user_full_name: 'x', user_password: 'new-and-secret' };
  await rest.rpc('simulate_user_creation', creation);
  await rest.rpc('simulate_user_creation', { ...creation, user_email: testAdmin.email });

  const stoppedMs = performance.now();
  const status = await server.stop('SIGTERM');
  const stopMs = performance.now() - stoppedMs;

  expect(status).toBe(0);
  // On a machine so busy that even a start takes longer, no limit can be measured.
  expect(stopMs).toBeLessThan(Math.max(STOP_GRACE_MS, startMs));
  for (const secret of [testAdmin.password, 'and-secret', accessToken, target.publishableKey]) {
    expect(server.output()).not.toContain(secret);
  }
});

function start(settings: Readonly<Record<string, string>> = {}) {
  return startServer({
    program: programs.path('server'),
    settings: { WEB_DIR: join(folder, 'web'), ...settings },
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What a start that must fail prints. */
async function failedStart(settings: Readonly<Record<string, string>>): Promise<string> {
  return start(settings).then(
    async (server) => {
      await server[Symbol.asyncDispose]();
      throw new Error('It started');
    },
    (error: unknown) => String(error),
  );
}

/** As a first start finds it once it has made the database. */
async function emptyDirectory() {
  const path = await emptyDataDirectory();
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

async function dataDirectory() {
  const path = await freshDataDirectory();
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
