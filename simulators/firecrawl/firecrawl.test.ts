import { expect, test } from 'vitest';
import { gotoToken } from '../google/goto.ts';
import { replyWith } from '../server/faults.ts';
import type { Simulator } from '../server/simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import { firecrawlReplies } from './firecrawl-replies.ts';
import { DEMO_FIRECRAWL_KEY, startFirecrawl } from './firecrawl.ts';

const PAGE = DEMO_WORLD.pages.find(({ url }) => url.includes('supplier-breach'));
const PAGE_URL = PAGE?.url ?? '';

function post(simulator: Simulator, path: string, body: unknown, key = DEMO_FIRECRAWL_KEY) {
  return fetch(`${simulator.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function scrape(simulator: Simulator, url: string) {
  return post(simulator, '/v1/scrape', { url, formats: ['markdown'], onlyMainContent: true });
}

test('a scrape gives Markdown and metadata under both kinds of names', async () => {
  await using firecrawl = await startFirecrawl();

  const answer: unknown = await scrape(firecrawl, PAGE_URL).then((response) => response.json());

  expect(answer).toMatchObject({
    success: true,
    data: {
      markdown: PAGE?.markdown,
      metadata: {
        title: PAGE?.title,
        language: 'en',
        ogTitle: PAGE?.title,
        'og:title': PAGE?.title,
        ogSiteName: 'Ledgerwire',
        publishedTime: '2026-09-17T07:30:00+00:00',
        'article:published_time': '2026-09-17T07:30:00+00:00',
        sourceURL: PAGE_URL,
        url: PAGE_URL,
        statusCode: 200,
        creditsUsed: 1,
      },
    },
  });
  expect(answer).toHaveProperty('data.metadata.keywords', [
    'banking',
    'data breach',
    'third-party risk',
  ]);
  expect(firecrawl.creditsLeft(DEMO_FIRECRAWL_KEY)).toBe(999);
});

test('another address of a page, and an opaque link, end at the page’s own address', async () => {
  await using firecrawl = await startFirecrawl();
  const addresses = [
    PAGE?.variants?.[0] ?? '',
    `${PAGE_URL}/?utm_medium=social&gclid=x#top`,
    `https://www.google.com/goto?url=${gotoToken(PAGE_URL)}`,
  ];

  for (const sourceURL of addresses) {
    const answer: unknown = await scrape(firecrawl, sourceURL).then((response) => response.json());

    expect(answer).toMatchObject({ data: { metadata: { sourceURL, url: PAGE_URL } } });
  }
});

test('a page that answers 404 is a successful, charged scrape', async () => {
  await using firecrawl = await startFirecrawl();
  const gone = DEMO_WORLD.pages.find(({ status }) => status === 404);

  for (const url of [gone?.url ?? '', 'https://ledgerwire.example/news/never-was']) {
    const response = await scrape(firecrawl, url);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      data: { metadata: { statusCode: 404, error: 'Not Found' } },
    });
  }
  expect(firecrawl.creditsLeft(DEMO_FIRECRAWL_KEY)).toBe(998);
});

test('an unknown host is a 200 that is no success and costs nothing', async () => {
  await using firecrawl = await startFirecrawl();

  const response = await scrape(firecrawl, 'https://no-such-host.example/page');

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: false,
    code: 'SCRAPE_DNS_RESOLUTION_ERROR',
    error: 'DNS resolution failed for hostname: no-such-host.example',
  });
  expect(firecrawl.creditsLeft(DEMO_FIRECRAWL_KEY)).toBe(1000);
});

test.each([
  [{ url: PAGE_URL, unknown: 1 }, /^Unrecognized key in body/],
  [{ url: 'https://' }, /^Invalid URL$/],
  [{ url: 'localhost' }, /valid top-level domain/],
  [{ url: PAGE_URL, waitFor: 20_000, timeout: 30_000 }, /^waitFor must not exceed/],
  [{ url: PAGE_URL, formats: ['poem'] }, /^Bad Request$/],
  [{}, /^Bad Request$/],
])('a scrape of %j is refused with the service’s own words', async (body, error) => {
  await using firecrawl = await startFirecrawl();

  const response = await post(firecrawl, '/v1/scrape', body);

  expect(response.status).toBe(400);
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  expect(answer).toHaveProperty('error', expect.stringMatching(error));
  expect(answer).toHaveProperty('details.0');
});

test('an address without scheme is scraped over http', async () => {
  await using firecrawl = await startFirecrawl();

  const answer: unknown = await scrape(firecrawl, PAGE_URL.replace('https://', '')).then(
    (response) => response.json(),
  );

  expect(answer).toMatchObject({ data: { metadata: { url: PAGE_URL } } });
});

test('a social site is refused before the body is looked at', async () => {
  await using firecrawl = await startFirecrawl();

  const response = await post(firecrawl, '/v1/scrape', {
    url: 'https://www.linkedin.com/in/somebody',
    unknown: 1,
  });

  expect(response.status).toBe(403);
});

test('a search gives addresses, titles and descriptions without Markdown', async () => {
  await using firecrawl = await startFirecrawl();
  const query = 'Claire Vasseur Aérolia Systèmes news interview podcast article';

  const answer: unknown = await post(firecrawl, '/v1/search', { query, limit: 5 }).then(
    (response) => response.json(),
  );

  const data = DEMO_WORLD.search(query)
    .slice(0, 5)
    .map(({ url, title, description }) => ({ url, title, description }));
  expect(data).toHaveLength(5);
  expect(answer).toMatchObject({ success: true, data });
  expect(answer).toHaveProperty('id', expect.stringMatching(/^[\da-f-]{36}$/));
  expect(answer).not.toHaveProperty('data.0.markdown');
});

test('a search with formats reads the pages, too, and charges for them', async () => {
  await using firecrawl = await startFirecrawl();
  const query = 'Priya Raman Castellan Foods news';

  const answer: unknown = await post(firecrawl, '/v1/search', {
    query,
    limit: 3,
    scrapeOptions: { formats: ['markdown'] },
  }).then((response) => response.json());

  expect(answer).toHaveProperty('data.2.markdown');
  expect(answer).toHaveProperty('data.2.metadata.statusCode', 200);
  expect(firecrawl.creditsLeft(DEMO_FIRECRAWL_KEY)).toBe(995);
});

test('a search that finds nothing is an empty success with a warning', async () => {
  await using firecrawl = await startFirecrawl();

  const answer: unknown = await post(firecrawl, '/v1/search', { query: 'Nobody Atall Acme' }).then(
    (response) => response.json(),
  );

  expect(answer).toEqual({ success: true, data: [], warning: 'No search results found' });
});

test('a wrong key, no key and an empty account are refused in this order before the body', async () => {
  await using firecrawl = await startFirecrawl({ keys: { 'fc-empty': 0 } });

  const refusals = [
    await post(firecrawl, '/v1/scrape', {}, 'fc-wrong'),
    await fetch(`${firecrawl.baseUrl}/v1/team/credit-usage`),
    await post(firecrawl, '/v1/scrape', {}, 'fc-empty'),
    await post(firecrawl, '/v1/search', {}, 'fc-empty'),
  ];

  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 402, 402]);
  expect(await refusals[0]?.json()).toEqual({
    success: false,
    error: 'Unauthorized: Invalid token',
  });
});

test('credit usage tells what is left and costs nothing', async () => {
  await using firecrawl = await startFirecrawl();
  await scrape(firecrawl, PAGE_URL);

  const answer: unknown = await fetch(`${firecrawl.baseUrl}/v1/team/credit-usage`, {
    headers: { authorization: `Bearer ${DEMO_FIRECRAWL_KEY}` },
  }).then((response) => response.json());

  expect(answer).toEqual({
    success: true,
    data: {
      remaining_credits: 999,
      plan_credits: 1000,
      billing_period_start: null,
      billing_period_end: null,
    },
  });
});

test('every origin may read every answer but the one about malformed JSON', async () => {
  await using firecrawl = await startFirecrawl();

  const good = await scrape(firecrawl, PAGE_URL);
  const refused = await post(firecrawl, '/v1/scrape', {});
  const malformed = await post(firecrawl, '/v1/scrape', '{"url":');

  expect(good.headers.get('access-control-allow-origin')).toBe('*');
  expect(good.headers.get('access-control-expose-headers')).toBeNull();
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(malformed.headers.get('access-control-allow-origin')).toBeNull();
  expect(malformed.status).toBe(400);
  expect(await malformed.json()).toEqual({
    success: false,
    code: 'BAD_REQUEST_INVALID_JSON',
    error: 'Bad request, malformed JSON',
  });
});

test('a preflight allows exactly the headers that were asked for', async () => {
  await using firecrawl = await startFirecrawl();

  const response = await fetch(`${firecrawl.baseUrl}/v1/scrape`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe(
    'GET,HEAD,PUT,PATCH,POST,DELETE',
  );
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  expect(response.headers.get('access-control-max-age')).toBeNull();
});

test('every documented failure can be scripted, with its status and words', async () => {
  await using firecrawl = await startFirecrawl();
  const replies = [
    firecrawlReplies.timedOut,
    firecrawlReplies.queuedTooLong,
    firecrawlReplies.idempotencyKeyUsed,
    firecrawlReplies.rateLimited(37),
    firecrawlReplies.allEnginesFailed,
    firecrawlReplies.unexpected,
    firecrawlReplies.badGateway,
    firecrawlReplies.creditsUnknown,
  ];
  firecrawl.script(...replies.map((reply) => ({ times: 1, answer: replyWith(reply) })));

  const answers: Response[] = [];
  while (answers.length < replies.length) answers.push(await scrape(firecrawl, PAGE_URL));

  expect(answers.map(({ status }) => status)).toEqual([408, 408, 409, 429, 500, 500, 502, 404]);
  expect(answers[3]?.headers.get('retry-after')).toBeNull();
  expect(await answers[3]?.text()).toContain('please retry after 37s');
  expect(firecrawl.creditsLeft(DEMO_FIRECRAWL_KEY)).toBe(1000);
});
