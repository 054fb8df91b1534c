import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../server/testing/start-server.ts';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { MODELS } from '../simulators/language-model/language-model.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../simulators/serp-api/serp-api.ts';
import { startSimulators } from '../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../simulators/world/demo-world.ts';

const run = promisify(execFile);
const NPM = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** What has no business in the package, by its name and by what only it holds. */
const STRAY =
  /\.test\.|\.map$|\.env|\.pem$|testing|simulat|demo|bench|soak|corpus|development|^package\/(?:engine|web|cli|node_modules|e2e|scripts)\//u;
const ONLY_IN_SIMULATORS = [
  DEMO_FIRECRAWL_KEY,
  DEMO_SCRAPER_API_KEY,
  DEMO_SERP_API_KEY,
  ...MODELS,
  ...DEMO_WORLD.pages.map(({ url }) => url),
];
const PROGRAMS = ['server', 'legwork', 'engine', 'backup', 'restore'];

let folder = '';
let tarball = '';

/** Runs a program in the folder of the tests; rejects when it fails. */
async function inFolder(file: string, args: readonly string[], variables = {}) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...NPM, ...variables };
  return run(file, [...args], { cwd: folder, env, maxBuffer: 50_000_000 });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-packed-'));
  const root = process.cwd();
  await run(process.execPath, ['scripts/setup.mjs', '--build'], { cwd: root });
  await run(process.execPath, ['scripts/declarations.mjs'], { cwd: root });
  await run(process.execPath, ['scripts/licences.mjs'], { cwd: root });
  const { stdout } = await run(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    { cwd: root, env: { ...process.env, ...NPM }, maxBuffer: 50_000_000 },
  );
  tarball = /"filename": "([^"]+)"/u.exec(stdout)?.[1] ?? '';
});

afterAll(async () => {
  await forgetInstallation();
  await rm(folder, { recursive: true, force: true });
});

/** What npx has installed for this test stays in the user's cache otherwise, a hundred megabytes each time. */
async function forgetInstallation(): Promise<void> {
  const installation = await installationOfNpx();
  if (installation !== undefined) await rm(installation, { recursive: true, force: true });
}

/** The folder in the user's cache where npx has installed the tarball. */
async function installationOfNpx(): Promise<string | undefined> {
  const { stdout } = await inFolder('npm', ['config', 'get', 'cache']);
  const installations = join(stdout.trim(), '_npx');
  for (const name of await readdir(installations)) {
    const list = await readFile(join(installations, name, 'package.json'), 'utf8').catch(() => '');
    if (list.includes(folder)) return join(installations, name);
  }
  return undefined;
}

test('the tarball runs by npx in an empty folder, with nothing to build and nothing that only builds', async () => {
  const { stdout } = await inFolder('npx', ['--yes', `./${tarball}`, '--help']);

  expect(stdout).toContain('Usage: legwork COMMAND');
  expect(stdout).toContain('\n  research ');
});

test('fault 250: installed, it is at most ten packages and 40 MB, and holds the licences of what is built in', async () => {
  const modules = join((await installationOfNpx()) ?? '', 'node_modules');
  const list = await readFile(join(modules, '.package-lock.json'), 'utf8');
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const licences = await readFile(join(modules, 'legwork/dist/licences.txt'), 'utf8');

  expect(list.match(/^ {4}"node_modules\//gmu)?.length).toBeLessThanOrEqual(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
  expect(licences).toMatch(/^hono \d/mu);
  expect(licences).toMatch(/^react \d/mu);
});

test('threat 23: nothing of tests, simulators, demo or bench is packed, by its name or by its content', async () => {
  await run('tar', ['-xzf', join(folder, tarball), '-C', folder]);
  const names = (await readdir(join(folder, 'package'), { recursive: true })).map(
    (name) => `package/${name}`,
  );
  const texts = new Map<string, string>();
  for (const name of names.filter((file) => /\.(?:js|ts|css|html|json|md|svg)$/u.test(file))) {
    texts.set(name, await readFile(join(folder, name), 'utf8'));
  }
  for (const name of names.filter((file) => file.endsWith('.br'))) {
    texts.set(name, brotliDecompressSync(await readFile(join(folder, name))).toString());
  }
  const leaks = [...texts].flatMap(([name, text]) =>
    ONLY_IN_SIMULATORS.filter((marker) => text.includes(marker)).map(
      (marker) => `${name}: ${marker}`,
    ),
  );

  expect(names.filter((name) => STRAY.test(name))).toEqual([]);
  expect(leaks).toEqual([]);
  expect(texts.size).toBeGreaterThan(50);
});

test('every program file that is packed belongs to a program that is', async () => {
  const built = 'dist/node';
  const reached = new Set(PROGRAMS.map((name) => `${name}.js`));
  for (const name of reached) {
    const text = await readFile(join(built, name), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+\.js)["']/gu))
      reached.add(join(dirname(name), path));
  }
  const packed = await readdir(built, { recursive: true });

  expect(packed.filter((name) => name.endsWith('.js')).toSorted()).toEqual([...reached].toSorted());
});

test('installed, it serves the browser application without the packages that only built it', async () => {
  // npx has installed it; what is done by hand would install the same once more.
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  await symlink(
    join((await installationOfNpx()) ?? '', 'node_modules'),
    join(folder, 'node_modules'),
  );
  const installed = join(folder, 'node_modules/legwork');
  await using server = await startServer({ program: join(installed, 'dist/node/server.js') });
  const page = await fetch(`${server.url}/`);

  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root">');
  expect(existsSync(join(folder, 'node_modules/react'))).toBe(false);
});

test('the example of the documentation runs, and its types hold', async () => {
  const document = await readFile('docs/command-line.md', 'utf8');
  const example = /```js\n([^]*?)```/u.exec(document)?.[1] ?? '';
  await using simulators = await startSimulators();
  const { scraperApi, firecrawl } = simulators;
  const here = example
    .replace('https://api.scraperapi.com', scraperApi.baseUrl)
    .replace('https://api.firecrawl.dev', firecrawl.baseUrl);
  await writeFile(join(folder, 'example.js'), here);
  const { stdout } = await inFolder(process.execPath, ['example.js'], {
    SCRAPERAPI_KEY: DEMO_SCRAPER_API_KEY,
    FIRECRAWL_KEY: DEMO_FIRECRAWL_KEY,
  });
  // Its functions have no annotations, being JavaScript; all else is checked against the declarations.
  const options =
    '--noEmit --allowJs --checkJs --strict --noImplicitAny false --skipLibCheck --target es2023 --module nodenext';
  const types = ['--types', 'node', '--typeRoots', join(process.cwd(), 'node_modules/@types')];
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const checked = await inFolder(process.execPath, [
    compiler,
    ...options.split(' '),
    ...types,
    'example.js',
  ]);

  expect(example.split('\n').length).toBeLessThan(26);
  expect(stdout).toMatch(/^confirmed 9\d% /mu);
  expect(checked.stdout).toBe('');
});
