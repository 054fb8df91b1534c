import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths, savedReportPath } from '../../web/paths.ts';
import { readSettings } from '../settings.ts';
import { createApp } from './app.ts';
import { browserConfig } from './browser-config.ts';
import { type Listener, listen } from './listen.ts';
import { readWebFiles } from './web-files.ts';

const PAGE = '<!doctype html><title>Legwork</title>';
const SCRIPT = `console.log('${'x'.repeat(2000)}')`;
const HTML = { accept: 'text/html,application/xhtml+xml' };

let folder: string;
let listener: Listener;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), PAGE),
    writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT)),
    writeFile(join(folder, '.vite/manifest.json'), '{}'),
  ]);
  const app = appWith({});
  listener = await listen((request, connection) => app.fetch(request, connection), {
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(async () => {
  await listener.close();
  await rm(folder, { recursive: true });
});

test('health and configuration are answered and never cached', async () => {
  const health = await get('/health');
  const config = await get('/config.json');

  expect(await health.json()).toEqual({ status: 'ok' });
  expect(await config.json()).toEqual({
    supabaseUrl: '/',
    supabaseAnonKey: 'sb_publishable_test',
    modelOrigins: [],
    services: {
      scraperapi: 'https://api.scraperapi.com',
      serpapi: 'https://serpapi.com',
      firecrawl: 'https://api.firecrawl.dev',
    },
    keyless: {
      'firecrawl-keyless': 'https://api.firecrawl.dev',
      tavily: 'https://api.tavily.com',
      exa: 'https://mcp.exa.ai',
      wikidata: 'https://www.wikidata.org',
    },
    crms: {},
    sources: {
      dns: {
        first: 'https://cloudflare-dns.com/dns-query',
        other: 'https://dns.google/resolve',
      },
      vacancies: {},
      catalogues: {
        itunes: 'https://itunes.apple.com',
        openalex: 'https://api.openalex.org',
        orcid: 'https://pub.orcid.org',
        crossref: 'https://api.crossref.org',
        contact: '',
      },
      relayed: [],
    },
    example: null,
    scrapeConcurrency: 2,
    singleSignOn: null,
    isNew: false,
  });
  expect(config.headers.get('cache-control')).toBe('no-store');
});

const SCREENS = [
  ...Object.values(paths),
  savedReportPath('0b9f5b0e-6c1d-4a55-9a53-5f5d5c1e0a11'),
  '/no/such/page',
];

test.each(SCREENS)(
  '%s is answered with the application, whatever the caller accepts',
  async (path) => {
    const app = appWith({});
    for (const headers of [HTML, { accept: '*/*' }, { accept: 'image/png' }, undefined]) {
      const answer = await app.request(path, { ...(headers && { headers }) });

      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe(PAGE);
    }
  },
);

test.each(SCREENS)('%s is there for a caller that only asks for the headers', async (path) => {
  const answer = await fetch(listener.url + path, { method: 'HEAD' });

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toBe('');
});

test('a navigation to an address like that of a file gets the application, which says that there is none', async () => {
  expect(await (await get('/report.pdf', HTML)).text()).toBe(PAGE);
});

test.each([
  '/assets/missing-1.js',
  '/favicon.png',
  '/x.js',
  '/reports/x.js',
  '/reports/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/auth/v1/signup',
])('%s is not found', async (path) => {
  const answer = await get(path);

  expect(answer.status).toBe(404);
});

test('a missing asset is not answered with the page, even for a navigation', async () => {
  expect((await get('/assets/old-chunk.js', HTML)).status).toBe(404);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
])('a browser that takes %s gets %s', async (accept, encoding) => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accept });

  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(await answer.text()).toBe(SCRIPT);
});

test('hashed assets are kept for ever', async () => {
  const answer = await get('/assets/app-1a2b.js');

  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('robots are told to stay out', async () => {
  expect(await (await get('/robots.txt', HTML)).text()).toBe('User-agent: *\nDisallow: /\n');
});

test('a method that changes something is not found outside the backend', async () => {
  expect((await fetch(`${listener.url}/admin`, { method: 'POST' })).status).toBe(404);
});

test.each(['/', '/health', '/assets/app-1a2b.js', '/nothing.js'])(
  '%s carries every security header',
  async (path) => {
    const { headers } = await get(path, HTML);

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self' https://api.scraperapi.com https://serpapi.com https://api.firecrawl.dev https://api.tavily.com https://mcp.exa.ai https://www.wikidata.org https://cloudflare-dns.com https://dns.google https://boards-api.greenhouse.io https://api.lever.co https://api.eu.lever.co https://api.ashbyhq.com https://api.smartrecruiters.com https://apply.workable.com https://itunes.apple.com https://api.openalex.org https://pub.orcid.org https://api.crossref.org",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types legwork-worker',
      ]),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('KEYLESS=off leaves no origin of a free service in the policy, and names none to the browser', async () => {
  const off = await appWith({ KEYLESS: 'off', FIRECRAWL_URL: 'https://own.example' }).request(
    '/config.json',
  );
  const on = await appWith({ TAVILY_URL: 'https://relay.example/tavily/' }).request('/config.json');

  expect(off.headers.get('content-security-policy')?.split('; ')).toContain(
    "connect-src 'self' https://api.scraperapi.com https://serpapi.com https://own.example",
  );
  expect(await off.json()).toMatchObject({ keyless: null, example: null });
  expect(on.headers.get('content-security-policy')).toContain(' https://relay.example ');
  expect(await on.json()).toMatchObject({
    keyless: {
      'firecrawl-keyless': 'https://api.firecrawl.dev',
      tavily: 'https://relay.example/tavily',
      exa: 'https://mcp.exa.ai',
      wikidata: 'https://www.wikidata.org',
    },
  });
});

test('a server without a relay does not take one for a screen of the application', async () => {
  expect((await get('/relay/recruitee/acme/api/offers/', HTML)).status).toBe(404);
});

test('MODEL_URLS lets pages reach the origins of these language models, and no other', async () => {
  const MODEL_URLS =
    'http://localhost:11434/v1, https://openrouter.ai/api/v1,https://openrouter.ai';
  const some = await appWith({ MODEL_URLS }).request('/config.json');
  const none = await appWith({}).request('/config.json');

  const modelOrigins = ['http://localhost:11434', 'https://openrouter.ai'];
  expect(await some.json()).toMatchObject({ modelOrigins });
  expect(some.headers.get('content-security-policy')).toContain(` ${modelOrigins.join(' ')};`);
  expect(await none.json()).toMatchObject({ modelOrigins: [] });
  expect(none.headers.get('content-security-policy')).not.toContain('localhost:11434');
});

test('behind TLS, as a trusted proxy says, browsers are told to stay with TLS', async () => {
  const app = appWith({}, 1);

  const secure = await app.request('/health', { headers: { 'x-forwarded-proto': 'https' } });
  const plain = await app.request('/health');

  expect(secure.headers.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(plain.headers.get('strict-transport-security')).toBeNull();
});

test('with a Supabase project the page may connect to it and this server has no backend', async () => {
  const app = appWith({
    SUPABASE_URL: 'https://p.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_p',
  });

  const config = await app.request('/config.json');
  const token = await app.request('/auth/v1/token', { method: 'POST' });

  expect(await config.json()).toMatchObject({ supabaseUrl: 'https://p.supabase.co' });
  expect(config.headers.get('content-security-policy')).toContain('https://p.supabase.co');
  expect(token.status).toBe(404);
});

test('a folder without the application is reported in one sentence', () => {
  expect(() => readWebFiles(join(folder, 'assets'))).toThrow('There is no built application in');
});

function appWith(environment: Readonly<Record<string, string>>, trustedProxies = 0) {
  const settings = readSettings(environment);
  return createApp({
    webFiles: readWebFiles(folder),
    config: browserConfig(settings, 'sb_publishable_test'),
    gate: undefined,
    setup: undefined,
    trustedProxies,
    log: { say: () => undefined, warn: () => undefined },
  });
}

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(listener.url + path, { headers });
}
