import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const CATALOGUES = { itunes: 'h', openalex: 'i', orcid: 'j', crossref: 'k', contact: '' };

const GOOD = {
  supabaseUrl: '/',
  supabaseAnonKey: 'public',
  services: { scraperapi: 'https://a.example', serpapi: 'https://b.example', firecrawl: 'x' },
  keyless: null,
  sources: null,
  crms: {},
  example: null,
  modelOrigins: [],
  scrapeConcurrency: 2,
  isNew: false,
  singleSignOn: null,
};

/** A server with one answer to everything, and a `fetch` that asks it as a page on it would. */
async function startServer(status: number, body: string) {
  // The page of this test comes from elsewhere; the real one shares its server's origin.
  const headers = { 'access-control-allow-origin': '*' };
  const server = createServer((_request, response) =>
    response.writeHead(status, headers).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    fetch: (path: string | URL | Request, init?: RequestInit) =>
      fetch(typeof path === 'string' ? `http://127.0.0.1:${port}${path}` : path, init),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const never = new AbortController().signal;

test('the settings are read as the server gives them', async () => {
  await using server = await startServer(200, JSON.stringify(GOOD));

  await expect(loadConfig(server.fetch, never)).resolves.toEqual(GOOD);
});

test('addresses without a key and somebody to try are read', async () => {
  const keyless = { 'firecrawl-keyless': 'a', tavily: 'b', exa: 'c', wikidata: 'd' };
  const sources = {
    dns: { first: 'e', other: 'f' },
    vacancies: { lever: 'g' },
    catalogues: CATALOGUES,
    relayed: ['recruitee'],
  };
  const crms = { hubspot: '/relay/hubspot', twenty: 'https://crm.example' };
  const settings = {
    ...GOOD,
    keyless,
    sources,
    crms,
    example: { name: 'Jane Doe', company: 'Acme' },
  };
  await using server = await startServer(200, JSON.stringify(settings));

  await expect(loadConfig(server.fetch, never)).resolves.toEqual(settings);
});

test.for([
  ['an error', 503, 'Later'],
  ['a page instead of settings', 200, '<html>Sign in to the hotel network</html>'],
  ['settings of another version', 200, '{"supabaseUrl":"/"}'],
  ['half the addresses without a key', 200, JSON.stringify({ ...GOOD, keyless: { exa: 'c' } })],
  ['an address of a CRM that is none', 200, JSON.stringify({ ...GOOD, crms: { twenty: 1 } })],
  [
    'half the addresses of sources',
    200,
    JSON.stringify({
      ...GOOD,
      sources: { dns: {}, vacancies: {}, catalogues: CATALOGUES, relayed: [] },
    }),
  ],
  ['nothing', 200, 'null'],
] as const)('%s is told apart from settings', async ([, status, body]) => {
  await using server = await startServer(status, body);

  await expect(loadConfig(server.fetch, never)).rejects.toThrow(ConfigError);
});
