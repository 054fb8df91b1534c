import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../mcp/testing/clients.ts';
import { runProgram } from '../server/testing/run-program.ts';
import { startServer, targetOf, testAdmin } from '../server/testing/start-server.ts';
import { signedInClient } from '../server/testing/test-clients.ts';
import { DEMO_FIRECRAWL_KEY } from '../simulators/firecrawl/firecrawl.ts';
import { MODELS } from '../simulators/language-model/language-model.ts';
import { DEMO_SCRAPER_API_KEY } from '../simulators/scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../simulators/serp-api/serp-api.ts';
import { serviceSettings, startSimulators } from '../simulators/start-simulators.ts';
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
/** What the command of the tarball said when npx had installed it. */
let help = '';

/** Runs a program in the folder of the tests; rejects when it fails. */
async function inFolder(file: string, args: readonly string[], variables = {}) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...NPM, ...variables };
  return run(file, [...args], { cwd: folder, env, maxBuffer: 50_000_000 });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-packed-'));
  const root = process.cwd();
  await run(process.execPath, ['scripts/setup.mjs', '--build'], { cwd: root });
  for (const step of ['declarations', 'licences', 'software-bill']) {
    await run(process.execPath, [`scripts/${step}.mjs`], { cwd: root });
  }
  const { stdout } = await run(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    { cwd: root, env: { ...process.env, ...NPM }, maxBuffer: 50_000_000 },
  );
  tarball = /"filename": "([^"]+)"/u.exec(stdout)?.[1] ?? '';
  help = (await inFolder('npx', ['--yes', `./${tarball}`, '--help'])).stdout;
  // What npx has installed serves as if it were installed here, by hand.
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  const installation = (await installationOfNpx()) ?? '';
  await symlink(join(installation, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(async () => {
  await forgetInstallation();
  await rm(folder, { recursive: true, force: true });
});

/** A program of the installed package. */
function installed(program: string): string {
  return join(folder, `node_modules/legwork/dist/node/${program}.js`);
}

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

test('the tarball runs by npx in an empty folder, with nothing to build and nothing that only builds', () => {
  expect(help).toContain('Usage: legwork COMMAND');
  expect(help).toContain('\n  research ');
});

test('fault 250: installed, it is at most ten packages and 40 MB, and holds the licences and the bill of what is built in', async () => {
  const modules = join(folder, 'node_modules');
  const list = await readFile(join(modules, '.package-lock.json'), 'utf8');
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const licences = await readFile(join(modules, 'legwork/dist/licences.txt'), 'utf8');
  const bill = await readFile(join(modules, 'legwork/dist/software-bill.cdx.json'), 'utf8');

  expect(list.match(/^ {4}"node_modules\//gmu)?.length).toBeLessThanOrEqual(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
  for (const name of ['hono', 'react', 'tailwindcss', '@fontsource-variable/inter']) {
    expect(licences).toContain(`\n${name} `);
    expect(bill).toContain(`"name": "${name}"`);
  }
  // It is installed for building only, and nothing of it is left.
  expect(bill).not.toContain('"name": "vite"');
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

test('fault 255: every guide that a program names is packed', async () => {
  const programs = join(folder, 'node_modules/legwork/dist/node');
  const files = await readdir(programs, { recursive: true });
  // What packages say about their own documents is not for our users.
  const own = files.filter((name) => name.endsWith('.js') && !name.startsWith('packages'));
  const texts = await Promise.all(own.map((name) => readFile(join(programs, name), 'utf8')));
  const guides = texts.flatMap((text) => text.match(/\bdocs\/[\w-]+\.md/gu) ?? []);

  expect(guides).toContain('docs/hosting.md');
  expect(guides.filter((guide) => !existsSync(join(programs, '../..', guide)))).toEqual([]);
});

test('fault 251: installed, it serves the browser application to whatever client, signs in, and restores its own backup', async () => {
  const settings = { DATA_DIR: join(folder, 'data') };
  const backup = join(folder, 'backup.tar.gz');
  await using server = await startServer({ program: installed('server'), settings });
  const page = async (encoding: string) => {
    const answer = await fetch(server.url, { headers: { 'accept-encoding': encoding } });
    return [answer.headers.get('content-encoding'), (await answer.text()).includes('id="root"')];
  };

  expect(await Promise.all(['br', 'gzip', 'identity'].map(page))).toEqual([
    ['br', true],
    ['gzip', true],
    [null, true],
  ]);
  await signedInClient(await targetOf(server.url), testAdmin);
  expect(await runProgram(installed('backup'), [backup], settings)).toMatchObject({ status: 0 });
  await server.stop();
  expect(await runProgram(installed('restore'), [backup], settings)).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, 'node_modules/react'))).toBe(false);
});

test('installed, the command researches a person, and serves an assistant', async () => {
  await using simulators = await startSimulators();
  const variables = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    SCRAPERAPI_KEY: DEMO_SCRAPER_API_KEY,
    FIRECRAWL_KEY: DEMO_FIRECRAWL_KEY,
    ...serviceSettings(simulators),
    DNS_SERVER: simulators.dns.nameServer,
  };
  const person = ['Ingrid Solberg', '--company', 'Nordvik Bank', '--format', 'markdown'];
  const program = installed('legwork');
  const report = await inFolder(process.execPath, [program, 'research', ...person], variables);
  const client = await connect({ program, variables });
  const { tools } = await client.listTools();
  await client.close();

  expect(report.stdout).toContain('# Ingrid Solberg');
  expect(report.stdout).toMatch(/9\d% relevance/u);
  expect(tools.map(({ name }) => name)).toContain('research_person');
});

test('fault 252: the example of the documentation runs, and its types hold without a package that is not installed', async () => {
  const document = await readFile('docs/engine.md', 'utf8');
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
    '--noEmit --allowJs --checkJs --strict --noImplicitAny false --target es2023 --module nodenext';
  const types = ['--types', 'node', '--typeRoots', join(process.cwd(), 'node_modules/@types')];
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const checked = await inFolder(process.execPath, [
    compiler,
    ...options.split(' '),
    ...types,
    'example.js',
  ]);

  expect(stdout).toMatch(/9\d% relevance/u);
  expect(checked.stdout).toBe('');
});
