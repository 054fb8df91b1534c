import { expect, test } from 'vitest';
import { secretOf } from '../../model/secret.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import { deadAddress, startService } from '../../testing/start-service.ts';
import type { KeyedService, SearchService } from '../service.ts';
import { createSerpApi } from './client.ts';

const KEY = 'serp-key-0123456789';

function clientFor(baseUrl: string, key = KEY): SearchService & KeyedService {
  return createSerpApi({ baseUrl, key: secretOf(key), fetch: globalThis.fetch });
}

const METADATA = { search_metadata: { status: 'Success' } };

test('a search asks as the specification says and keeps what it is given', async () => {
  const result = {
    link: 'https://a.example/news',
    title: 'T',
    snippet: 'S',
    date: 'Apr 3, 2025',
    source: 'A',
  };
  await using service = await startService(() => ({
    body: { ...METADATA, organic_results: [result] },
  }));

  const links = await clientFor(service.baseUrl).search('"Ada L" news', never);

  const [call] = service.calls;
  expect(call?.path).toBe('/search');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    engine: 'google',
    q: '"Ada L" news',
    api_key: KEY,
    num: '5',
    format: 'json',
  });
  expect(links).toEqual([
    {
      url: 'https://a.example/news',
      title: 'T',
      snippet: 'S',
      dateText: 'Apr 3, 2025',
      siteName: 'A',
      rank: 1,
      query: '"Ada L" news',
      service: 'serpapi',
    },
  ]);
});

test('at most five results of a query are taken', async () => {
  const organic_results = Array.from({ length: 9 }, (_, index) => ({
    link: `https://a.example/${index}`,
  }));
  await using service = await startService(() => ({ body: { organic_results } }));

  expect(await clientFor(service.baseUrl).search('q', never)).toHaveLength(5);
});

test('odd entries do not cost the good ones', async () => {
  const good = { link: 'https://a.example/1', title: ['no text'], snippet: null, date: 5 };
  const organic_results = [
    null,
    7,
    {},
    { link: null },
    { link: 'https://www.google.com/goto?url=CAES' },
    good,
  ];
  const body = `{"__proto__":{"polluted":true},"organic_results":${JSON.stringify(organic_results)}}`;
  await using service = await startService(() => ({ body }));

  const links = await clientFor(service.baseUrl).search('q', never);

  expect(links).toMatchObject([
    { url: 'https://a.example/1', title: '', snippet: '', dateText: '' },
  ]);
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test.each([
  { ...METADATA, error: "Google hasn't returned any results for this query." },
  { ...METADATA, organic_results: [] },
  METADATA,
  '',
])('nothing found recommends the primary search', async (body) => {
  await using service = await startService(() => ({ body }));

  expect(await failureOf(clientFor(service.baseUrl).search('q', never))).toEqual({
    service: 'serpapi',
    reason: 'empty',
    message: 'No results found with SerpApi. Please use ScraperAPI as your primary search service.',
    status: 200,
    needsRemedy: true,
  });
});

test.each(['<html>Sign in to the airport network</html>', '[]', '"text"', '{"hello":1}'])(
  'an answer that is none is unreadable: %s',
  async (body) => {
    await using service = await startService(() => ({ body }));

    expect(await failureOf(clientFor(service.baseUrl).search('q', never))).toMatchObject({
      reason: 'unreadable',
    });
  },
);

test.each([
  [400, 'Missing query `q` parameter.', 'refused'],
  [
    401,
    'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key',
    'rejected',
  ],
  [403, 'Account deleted', 'rejected'],
  [429, 'Your account has run out of searches.', 'out-of-credits'],
  [429, 'You are exceeding the hourly throughput.', 'rate-limited'],
  [500, '', 'refused'],
  [503, '', 'refused'],
])('status %i with %j is a failure: %s', async (status, error, reason) => {
  await using service = await startService(() => ({ status, body: { error } }));

  expect(await failureOf(clientFor(service.baseUrl).search('q', never))).toMatchObject({
    reason,
    status,
  });
});

test('an answer the browser withholds reads as its limitation', async () => {
  const failure = await failureOf(clientFor(await deadAddress()).search('q', never));

  expect(failure.reason).toBe('blocked');
  expect(failure.message).toMatch(/^SerpApi search failed due to browser limitations\.\.\./);
});

test('without a key nothing is asked', async () => {
  const failure = await failureOf(clientFor(await deadAddress(), '').search('q', never));

  expect(failure.message).toBe('SerpApi API key not found. Please set your API key first.');
});

test('a blocked key check accepts keys longer than ten characters unseen', async () => {
  const baseUrl = await deadAddress();

  expect(await clientFor(baseUrl, 'k'.repeat(11)).checkKey(never)).toEqual({
    outcome: 'unverified',
  });
  expect(await clientFor(baseUrl, 'k'.repeat(10)).checkKey(never)).toEqual({ outcome: 'invalid' });
});

test('the account endpoint reports the searches left', async () => {
  const body = { total_searches_left: 5958, searches_per_month: 30_000, api_key: KEY };
  await using service = await startService(() => ({ body }));

  expect(await clientFor(service.baseUrl).checkKey(never)).toEqual({
    outcome: 'valid',
    credits: { remaining: 5958, total: 30_000 },
  });
  expect(service.calls[0]?.path).toBe('/account.json');
});

test.each([
  [401, { outcome: 'invalid' }],
  [403, { outcome: 'invalid' }],
])('account status %i means an invalid key', async (status, check) => {
  await using service = await startService(() => ({ status, body: { error: 'Invalid API key.' } }));

  expect(await clientFor(service.baseUrl).checkKey(never)).toEqual(check);
});

test.each([
  [500, '{}'],
  [429, '{}'],
  [200, '<html>'],
])('account answer %i %s is a check that could not be made', async (status, body) => {
  await using service = await startService(() => ({ status, body }));

  await failureOf(clientFor(service.baseUrl).checkKey(never));
  expect(service.calls).toHaveLength(1);
});
