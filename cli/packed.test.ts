import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer } from '../server/testing/start-server.ts';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { startSimulators } from '../simulators/start-simulators.ts';

// Packages are installed, perhaps from the network, on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const run = promisify(execFile);
const NPM = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** What has no business in the package. */
const STRAY = /\.test\.|\.map$|testing|^package\/(?:engine|web|cli|node_modules)\//u;

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
  const { stdout } = await inFolder('npm', ['config', 'get', 'cache']);
  const installations = join(stdout.trim(), '_npx');
  for (const name of await readdir(installations)) {
    const list = await readFile(join(installations, name, 'package.json'), 'utf8').catch(() => '');
    if (list.includes(folder))
      await rm(join(installations, name), { recursive: true, force: true });
  }
}

test('the tarball runs by npx in an empty folder, with nothing to build and nothing that only builds', async () => {
  const { stdout } = await inFolder('npx', ['--yes', `./${tarball}`, '--help']);

  expect(stdout).toContain('Usage: legwork COMMAND');
  expect(stdout).toContain('\n  research ');
  const packed = await run('tar', ['-tzf', join(folder, tarball)]);
  const strays = packed.stdout.split('\n').filter((file) => STRAY.test(file));
  expect(strays).toEqual([]);
});

test('installed, it serves the browser application without the packages that only built it', async () => {
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  await inFolder('npm', ['install', '--no-save', '--ignore-scripts', `./${tarball}`]);
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
