import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPrograms, buildPrograms } from './testing/build-program.ts';
import { freshDataDirectory } from './testing/open-test-server.ts';
import { startServer, testAdmin } from './testing/start-server.ts';
import { anonymousClient, signedInClient } from './testing/test-clients.ts';

const KILLS = 20;

let programs: BuiltPrograms;
let folder: string;
beforeAll(async () => {
  programs = await buildPrograms();
  folder = await mkdtemp(join(tmpdir(), 'legwork-main-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Legwork</title>');
});
afterAll(async () => {
  await programs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test('a first start prints where it is, the first administrator and a one-time password that works', async () => {
  await using server = await start({ ADMIN_PASSWORD: '' });

  const password = /^One-time password: (\S+) /m.exec(server.output())?.[1] ?? '';
  const { rest, userId } = await signedInClient(await targetOf(server.url), {
    email: testAdmin.email,
    password,
  });
  const { data } = await rest.from('profiles').select('must_change_password').eq('id', userId);

  expect(server.output()).toContain(`First administrator: ${testAdmin.email}`);
  expect(password).toHaveLength(23);
  expect(data).toEqual([{ must_change_password: true }]);
});

test('a second start keeps the accounts and prints no password', async () => {
  await using data = await dataDirectory();
  const first = await start({ DATA_DIR: data.path });
  await first.stop();

  await using second = await start({ DATA_DIR: data.path, ADMIN_PASSWORD: '' });

  expect(second.output()).not.toContain('password');
  await signedInClient(await targetOf(second.url), testAdmin);
});

test('SIGTERM ends the server cleanly within seconds', async () => {
  await using server = await start();
  const since = performance.now();

  const status = await server.stop('SIGTERM');

  expect(status).toBe(0);
  expect(performance.now() - since).toBeLessThan(4000);
});

test.each([
  ['a wrong setting', { PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
  ['no built application', { WEB_DIR: '/nowhere' }, 'There is no built application in /nowhere.'],
])('%s stops the start with one sentence', async (_, settings, sentence) => {
  const output = await failedStart(settings);

  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
});

test('a taken port stops the start with one sentence', async () => {
  await using taken = await takenPort();

  const output = await failedStart({ PORT: String(taken.port) });

  expect(output).toContain(`Port ${taken.port} is taken.`);
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
});

test('two servers on one data folder cannot both start', async () => {
  await using first = await start();

  const output = await failedStart({ DATA_DIR: first.dataDirectory });

  expect(output).toContain('is in use by another Legwork.');
  await signedInClient(await targetOf(first.url), testAdmin);
});

test('a data folder from a newer database format is refused', async () => {
  await using data = await dataDirectory();
  await writeFile(join(data.path, 'database/PG_VERSION'), '19\n');

  const output = await failedStart({ DATA_DIR: data.path });

  expect(output).toContain('has format 19, this Legwork reads format 17.');
});

test('the secrets are readable by their owner only', async () => {
  await using server = await start();
  const file = join(server.dataDirectory, 'secrets.json');

  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain('jwtSecret');
});

test(
  `${KILLS} × kill -9 right after an acknowledged write lose nothing`,
  { timeout: 180_000 },
  async () => {
    await using data = await dataDirectory();
    const emails: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      await using server = await start({ DATA_DIR: data.path });
      const { rest } = await signedInClient(await targetOf(server.url), testAdmin);
      const email = `person-${round}@example.com`;
      const { error } = await rest.rpc('simulate_user_creation', {
        user_email: email,
        user_full_name: `Person ${round}`,
      });
      await server.stop('SIGKILL');
      if (error === null) emails.push(email);
    }

    await using server = await start({ DATA_DIR: data.path });
    const { rest } = await signedInClient(await targetOf(server.url), testAdmin);
    const { data: kept } = await rest.from('profiles').select('email').like('email', 'person-%');

    expect(emails).toHaveLength(KILLS);
    expect(kept?.map(({ email }) => String(email)).toSorted()).toEqual(emails.toSorted());
  },
);

test('the output never holds a password, a key or a token', async () => {
  await using server = await start();
  const target = await targetOf(server.url);
  const { rest, accessToken } = await signedInClient(target, testAdmin);
  await anonymousClient(target).auth.signInWithPassword({
    email: testAdmin.email,
    password: 'wrong-and-secret',
  });
  const creation = { user_email: 'x', user_full_name: 'x', user_password: 'new-and-secret' };
  await rest.rpc('simulate_user_creation', creation);
  await rest.rpc('simulate_user_creation', { ...creation, user_email: testAdmin.email });

  await server.stop();

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

async function targetOf(url: string) {
  const config: unknown = await (await fetch(`${url}/config.json`)).json();
  const key = typeof config === 'object' && config !== null && 'supabaseAnonKey' in config;
  return { url, publishableKey: key ? String(config.supabaseAnonKey) : '' };
}

async function dataDirectory() {
  const path = await freshDataDirectory();
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

async function takenPort() {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
