import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startFirecrawl } from '../firecrawl/firecrawl.ts';
import { demoLatency } from './demo-latency.ts';
import { runDemo, type DemoOptions } from './run-demo.ts';

const SETTINGS =
  '{ const { DATA_DIR, ADMIN_EMAIL, DATABASE_URL, FIRECRAWL_URL, FIRECRAWL_KEYLESS_URL, TAVILY_URL, EXA_URL, WIKIDATA_URL, DNS_URL, DNS_FALLBACK_URL, GREENHOUSE_URL, MODEL_URLS, EXAMPLE_PROSPECT } = process.env; console.log(JSON.stringify({ DATA_DIR, ADMIN_EMAIL, DATABASE_URL, FIRECRAWL_URL, FIRECRAWL_KEYLESS_URL, TAVILY_URL, EXA_URL, WIKIDATA_URL, DNS_URL, DNS_FALLBACK_URL, GREENHOUSE_URL, MODEL_URLS, EXAMPLE_PROSPECT })); }';
const READY = "console.log('Legwork is ready at http://127.0.0.1:4999');";
const STAY = "setInterval(() => {}, 1000); process.once('SIGTERM', () => process.exit(0));";

async function demoWith(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-demo-'));
  const serverFile = join(folder, 'server.mjs');
  await writeFile(serverFile, program);
  const stopping = new AbortController();
  const printed: string[] = [];
  const errors: string[] = [];
  const options = {
    serverFile,
    environment: { PATH: process.env['PATH'], DATABASE_URL: 'postgres://real/data' },
    print(text) {
      printed.push(text);
      if (text.includes('Ctrl+C')) stopping.abort();
    },
    printError: (text) => errors.push(text),
    signal: stopping.signal,
  } satisfies DemoOptions;
  return {
    options,
    printed: () => printed.join(''),
    errors: () => errors.join(''),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

test('the welcome tells address, sign-in, keys and people, and a stop ends everything with 0', async () => {
  await using demo = await demoWith(`${SETTINGS}${READY}${STAY}`);

  const code = await runDemo(demo.options);

  expect(code).toBe(0);
  const text = demo.printed();
  expect(text).toContain('Open      http://127.0.0.1:4999');
  expect(text).toContain('Email     demo@legwork.example');
  expect(text).toContain('Password  legwork-demo');
  expect(text).toContain('Research without keys');
  expect(text).toMatch(/Address +http:\/\/127\.0\.0\.1:\d+\/v1\n +Model +obedient-8b\n/);
  expect(text).toMatch(/Firecrawl +fc-[\da-f]{32}\n/);
  expect(text).toMatch(/Ingrid Solberg +Nordvik Bank/);
  expect(text.match(/Ctrl\+C/g)).toHaveLength(1);
});

test('the server gets the simulators’ addresses, a data folder of its own and no real database', async () => {
  await using demo = await demoWith(`${SETTINGS}${READY}${STAY}`);

  await runDemo(demo.options);

  const settings: unknown = JSON.parse(/^\{.*$/m.exec(demo.printed())?.[0] ?? '');
  expect(settings).toMatchObject({ DATA_DIR: './data/demo', ADMIN_EMAIL: 'demo@legwork.example' });
  for (const name of [
    'FIRECRAWL_URL',
    'FIRECRAWL_KEYLESS_URL',
    'TAVILY_URL',
    'EXA_URL',
    'WIKIDATA_URL',
    'DNS_URL',
    'DNS_FALLBACK_URL',
    'MODEL_URLS',
  ]) {
    expect(settings).toHaveProperty(name, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/));
  }
  expect(settings).toHaveProperty('EXAMPLE_PROSPECT', 'Ingrid Solberg, Nordvik Bank');
  expect(settings).not.toHaveProperty('DATABASE_URL');
});

test('settings that were given win, and a chosen password is not printed', async () => {
  await using demo = await demoWith(`${READY}${STAY}`);
  const environment = { ADMIN_EMAIL: 'me@acme.example', ADMIN_PASSWORD: 'my-own-secret' };

  await runDemo({ ...demo.options, environment });

  expect(demo.printed()).toContain('me@acme.example');
  expect(demo.printed()).not.toContain('my-own-secret');
});

test('a server that fails ends the demo with its message and its code', async () => {
  await using demo = await demoWith(
    "process.stderr.write('PORT 3000 is taken.\\n'); process.exitCode = 3;",
  );

  expect(await runDemo(demo.options)).toBe(3);
  expect(demo.errors()).toBe('PORT 3000 is taken.\n');
  expect(demo.printed()).toBe('');
});

test('without a built server the demo says what to do', async () => {
  await using demo = await demoWith('');

  expect(await runDemo({ ...demo.options, serverFile: '/nowhere/server.js' })).toBe(1);
  expect(demo.errors()).toContain('npm run demo');
});

test('simulated latency is that of the real services and the same for the same request', async () => {
  await using firecrawl = await startFirecrawl();
  for (const path of ['/v1/scrape', '/v1/search', '/v1/team/credit-usage']) {
    await fetch(`${firecrawl.baseUrl}${path}`, { method: 'POST', body: '{"url":"a"}' });
  }

  const latencies = firecrawl.calls.map(demoLatency);

  expect(latencies).toEqual(firecrawl.calls.map(demoLatency));
  const [scrape = 0, search = 0, account = 0] = latencies;
  expect(scrape).toBeGreaterThanOrEqual(700);
  expect(scrape).toBeLessThanOrEqual(2500);
  expect(search).toBeGreaterThanOrEqual(800);
  expect(search).toBeLessThanOrEqual(1600);
  expect(account).toBeLessThanOrEqual(400);
});
