import { expect, test } from 'vitest';
import { secretOf } from '../../model/secret.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import {
  CAPTCHA_PAGE,
  CONSENT_PAGE,
  NO_RESULTS_PAGE,
  SCRIPT_WALL_PAGE,
  desktopPage,
  opaquePage,
} from '../../testing/results-pages.ts';
import {
  deadAddress,
  startService,
  type ReceivedCall,
  type TestReply,
} from '../../testing/start-service.ts';
import type { KeyedService, SearchService } from '../service.ts';
import { createScraperApi } from './client.ts';

const KEY = 'proxy-key-0123456789';
const STORY = {
  url: 'https://a.example/news/1',
  title: 'Title',
  snippet: 's',
  date: 'Jul 1, 2026',
};

function clientFor(baseUrl: string, key = KEY): SearchService & KeyedService {
  return createScraperApi({ baseUrl, key: secretOf(key), fetch: globalThis.fetch });
}

function structured(answer: TestReply, page: TestReply): (call: ReceivedCall) => TestReply {
  return ({ path }) => (path === '/structured/google/search' ? answer : page);
}

test('a search fetches one results page, its address encoded once and last', async () => {
  await using service = await startService(() => ({ body: desktopPage([STORY]) }));

  const links = await clientFor(service.baseUrl).search('"Ines Moreau" A&B news', never);

  const target =
    'https://www.google.com/search?q=%22Ines%20Moreau%22%20A%26B%20news&hl=en&gl=us&num=10';
  expect(service.calls.map(({ method, path, search }) => `${method} ${path}${search}`)).toEqual([
    `GET /?api_key=${KEY}&render=false&url=${encodeURIComponent(target)}`,
  ]);
  expect(links).toMatchObject([
    { url: STORY.url, title: 'Title', dateText: 'Jul 1, 2026', rank: 1, service: 'scraperapi' },
  ]);
});

test('a call carries no header that would make a browser ask first, no cookie and no referrer', async () => {
  await using service = await startService(() => ({ body: desktopPage([STORY]) }));

  await clientFor(service.baseUrl).search('q', never);

  const names = Object.keys(service.calls[0]?.headers ?? {});
  expect(names).not.toEqual(expect.arrayContaining(['authorization']));
  expect(names.filter((name) => ['cookie', 'referer', 'content-type'].includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('opaque links are looked up in the structured endpoint by the same query', async () => {
  const organic_results = [
    { link: 'https://b.example/interview', title: 'B', snippet: 'sb', date: 'Jan 2, 2026' },
    { link: 'https://www.google.com/goto?url=CAES', title: 'hidden' },
    { link: 7 },
    null,
  ];
  await using service = await startService(
    structured({ body: { organic_results } }, { body: opaquePage([STORY]) }),
  );

  const links = await clientFor(service.baseUrl).search('the query', never);

  expect(links.map(({ url, snippet }) => ({ url, snippet }))).toEqual([
    { url: 'https://b.example/interview', snippet: 'sb' },
  ]);
  expect(service.calls[1]?.query.get('query')).toBe('the query');
});

test('what a half-opaque page shows is kept when the structured endpoint fails', async () => {
  const half = opaquePage([STORY, STORY]).replace('/goto?url=CAESx0_-Q==', STORY.url);
  await using service = await startService(structured({ status: 500 }, { body: half }));

  const links = await clientFor(service.baseUrl).search('q', never);

  expect(links.map(({ url }) => url)).toEqual([STORY.url]);
});

test.each([
  ['captcha', CAPTCHA_PAGE],
  ['consent', CONSENT_PAGE],
  ['script-wall', SCRIPT_WALL_PAGE],
  ['unreadable', '<html><body>hello</body></html>'],
  ['unreadable', opaquePage([STORY])],
])('a page without readable links is a failure by name: %s', async (reason, body) => {
  await using service = await startService(structured({ status: 404 }, { body }));

  const failure = await failureOf(clientFor(service.baseUrl).search('q', never));

  expect(failure).toMatchObject({ service: 'scraperapi', reason, status: 200 });
});

test.each([NO_RESULTS_PAGE, ''])(
  'a page that found nothing is no reason to pay twice',
  async (body) => {
    await using service = await startService(() => ({ body }));

    const failure = await failureOf(clientFor(service.baseUrl).search('q', never));

    expect(failure).toMatchObject({ reason: 'empty', message: 'No results found' });
    expect(service.calls).toHaveLength(1);
  },
);

const USED_UP =
  'You have exhausted the API Credits available in this monthly cycle. You can upgrade your subscription or enable overages from your dashboard';

test.each([
  [400, '', 'refused'],
  [401, 'Unauthorized request, please make sure your API key is valid.', 'rejected'],
  [403, '', 'rejected'],
  [403, USED_UP, 'out-of-credits'],
  [403, 'This request would cost more than your max_cost.', 'refused'],
  [403, 'Please upgrade your plan to use this feature.', 'refused'],
  [404, 'Timeout was reached', 'refused'],
  [410, '', 'refused'],
  [429, '', 'rate-limited'],
  [500, 'Request failed. You will not be charged for this request.', 'refused'],
])('status %i with %j is a failure: %s', async (status, body, reason) => {
  await using service = await startService(() => ({ status, body }));

  const failure = await failureOf(clientFor(service.baseUrl).search('q', never));

  expect(failure).toMatchObject({ reason, status });
  expect(failure.message).toContain(`Status code: ${status}`);
});

test('no key, no call', async () => {
  await using service = await startService(() => ({}));
  const client = clientFor(service.baseUrl, '');

  const failures = [
    await failureOf(client.search('q', never)),
    await failureOf(client.checkKey(never)),
  ];

  expect(client.isConnected).toBe(false);
  expect(new Set(failures.map(({ message }) => message))).toEqual(
    new Set(['ScraperAPI API key not found. Please set your API key first.']),
  );
  expect(service.calls).toHaveLength(0);
});

test('the account endpoint reports whether a key is valid and what is left, for free', async () => {
  const body = { requestCount: 42, requestLimit: 1000, concurrencyLimit: 5 };
  await using service = await startService(() => ({ body }));

  const check = await clientFor(service.baseUrl).checkKey(never);

  expect(check).toEqual({ outcome: 'valid', credits: { remaining: 958, total: 1000 } });
  expect(service.calls.map(({ path }) => path)).toEqual(['/account']);
});

test.each([404, 405, 500])('account status %i: the test page decides instead', async (status) => {
  await using service = await startService(({ path }) =>
    path === '/account' ? { status } : { body: '<html>Example</html>' },
  );

  expect(await clientFor(service.baseUrl).checkKey(never)).toEqual({
    outcome: 'valid',
    credits: null,
  });
  expect(service.calls[1]?.query.get('url')).toBe('https://example.com/');
});

test.each([
  [401, '', { outcome: 'invalid' }],
  [403, '', { outcome: 'invalid' }],
  [403, USED_UP, { outcome: 'valid', credits: { remaining: 0, total: null } }],
])('a key check answered with %i %j concludes', async (status, body, check) => {
  await using service = await startService(() => ({ status, body }));

  expect(await clientFor(service.baseUrl).checkKey(never)).toEqual(check);
});

test('a key that could not be checked is a failure, not a verdict', async () => {
  await using service = await startService(() => ({ status: 500 }));
  const offline = await deadAddress();

  expect(await failureOf(clientFor(service.baseUrl).checkKey(never))).toMatchObject({
    reason: 'refused',
  });
  expect(await failureOf(clientFor(offline).checkKey(never))).toMatchObject({
    reason: 'unreachable',
  });
});
