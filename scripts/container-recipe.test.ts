import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUICK_START } from '../server/testing/quick-start.ts';
import { targetOf } from '../server/testing/start-server.ts';
import { INSTALLATION, performRecipe, readRecipe } from './container-recipe.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NOBODY = 65_534;
const ADMIN = { email: 'admin@example.com', password: 'correct horse 42' };

// Whoever is not root can stand in for the image's user only in person.
const isRoot = process.getuid?.() === 0;
const owner = isRoot
  ? { uid: NOBODY, gid: NOBODY }
  : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

/** On a disk, where the packages are linked and not copied: other temporary files may lie in memory. */
const ON_DISK = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();

let folder: string;
let image: ReturnType<typeof performRecipe>;
beforeAll(() => {
  folder = mkdtempSync(join(ON_DISK, 'legwork-image-'));
  chmodSync(folder, 0o755);
  image = performRecipe({ root: ROOT, folder, owner });
  spawnSync('chmod', ['-R', 'a-w,a+rX', join(image.folder, 'app')]);
});
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

test('the image holds the program and what it needs to run, and nothing that only builds or tests it', () => {
  const inApp = (path: string) => existsSync(join(image.folder, 'app', path));

  expect(
    [
      'dist/node/server.js',
      'dist/web/index.html.br',
      'dist/licences.txt',
      'dist/software-bill.cdx.json',
      'node_modules/@electric-sql/pglite',
    ].every(inApp),
  ).toBe(true);
  const unwanted = [
    'node_modules/hono',
    'node_modules/vitest',
    'node_modules/oxlint',
    'dist/development',
    'engine',
    'bench',
    '.git',
  ];
  expect(unwanted.filter(inApp)).toEqual([]);
});

test('the recipe installs the packages as a checkout does', () => {
  const recipe = readRecipe(readFileSync(join(ROOT, 'Containerfile'), 'utf8'));
  const setup = readFileSync(join(ROOT, 'scripts/setup.mjs'), 'utf8');
  const [, npm = '', list = ''] = /run\('(npm)', \[([^\]]*)\]/.exec(setup) ?? [];
  const words = [...list.matchAll(/'([^']*)'/g)].map(([, word]) => word);

  expect(recipe.filter(({ word }) => word === 'RUN').map(({ rest }) => rest)).toContain(
    INSTALLATION,
  );
  expect([npm, ...words].join(' ')).toBe(INSTALLATION);
});

test('threat 38: the image is built from a base that nobody can swap, and runs as a user without rights, who owns the data folder alone', () => {
  const recipe = readFileSync(join(ROOT, 'Containerfile'), 'utf8');
  const bases = [...recipe.matchAll(/^FROM (?:--platform=\S+ )?(\S+)/gm)].map(([, base]) => base);

  expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']));
  expect(recipe).toMatch(/^ARG NODE_IMAGE=\S+:24\.\S+@sha256:[\da-f]{64}$/m);
  // A number, so that Kubernetes can see that it isn't root.
  expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(statSync(join(image.folder, 'data')).uid).toBe(owner.uid);
});

test('from a read-only folder, as another user, it gets ready, signs in and stops cleanly', async () => {
  const server = spawnAsOwner(image.command, { PORT: '0', ADMIN_PASSWORD: ADMIN.password });
  const url = await addressOf(server);
  try {
    const ready = await fetch(`${url}/ready`);
    const signedIn = await signIn(url);

    expect([ready.status, signedIn.status]).toEqual([200, 200]);
    expect(healthOf(url)).toBe(0);
    expect(healthOf('http://127.0.0.1:1')).toBe(1);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  expect(server.exitCode).toBe(0);
  expect(existsSync(join(image.folder, 'data/database/PG_VERSION'))).toBe(true);
});

test('what container engines read is there: volume, port, stop signal, labels, both ignore files alike', () => {
  const words = readRecipe(readFileSync(join(ROOT, 'Containerfile'), 'utf8'));
  const said = (word: string) => words.filter((each) => each.word === word).map(({ rest }) => rest);

  expect(said('VOLUME')).toEqual(['/data']);
  expect(said('EXPOSE')).toEqual(['3000']);
  expect(said('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(said('LABEL').length).toBeGreaterThan(0);
  expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8')).toBe(
    readFileSync(join(ROOT, '.containerignore'), 'utf8'),
  );
});

function spawnAsOwner(command: readonly string[], settings: Readonly<Record<string, string>>) {
  const [, ...args] = command;
  return spawn(process.execPath, [...QUICK_START, ...args], {
    cwd: join(image.folder, 'app'),
    env: {
      ...image.environment,
      HOST: '127.0.0.1',
      DATA_DIR: join(image.folder, 'data'),
      ADMIN_EMAIL: ADMIN.email,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot && owner),
  });
}

async function addressOf({ stdout }: ReturnType<typeof spawnAsOwner>): Promise<string> {
  if (stdout === null) throw new Error('The server has no output');
  for await (const line of createInterface({ input: stdout })) {
    const [, url] = /^Legwork is ready at (\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it was ready');
}

async function signIn(url: string): Promise<Response> {
  const { publishableKey } = await targetOf(url);
  return fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
}

/** The exit status of the image's own health check against a server. */
function healthOf(url: string): number | null {
  const [, ...args] = image.healthCheck;
  const { port } = new URL(url);
  return spawnSync(process.execPath, args, { env: { PORT: port }, stdio: 'ignore' }).status;
}
