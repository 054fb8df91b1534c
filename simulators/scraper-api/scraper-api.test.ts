import { expect, test } from 'vitest';
import { gotoToken } from '../google/goto.ts';
import { replyWith } from '../server/faults.ts';
import type { Simulator } from '../server/simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import { googlePage, opaqueStructuredLinks } from './scraper-api-answers.ts';
import { scraperApiReplies } from './scraper-api-replies.ts';
import { DEMO_SCRAPER_API_KEY, startScraperApi } from './scraper-api.ts';

const QUERY = '"Ingrid Solberg" Nordvik Bank news';
const GOOGLE = `https://www.google.com/search?q=${encodeURIComponent(QUERY)}`;
const [FIRST] = DEMO_WORLD.search(QUERY);
const FIRST_URL = FIRST?.url ?? '';

function get(simulator: Simulator, url: string, key = DEMO_SCRAPER_API_KEY): Promise<Response> {
  const parameters = new URLSearchParams({ api_key: key, render: 'false', url });
  return fetch(`${simulator.baseUrl}/?${parameters.toString()}`);
}

function at(simulator: Simulator, path: string, parameters: Record<string, string> = {}) {
  const query = new URLSearchParams({ api_key: DEMO_SCRAPER_API_KEY, ...parameters });
  return fetch(`${simulator.baseUrl}${path}?${query.toString()}`);
}

test('a results page costs 25 credits and says so in a header', async () => {
  await using proxy = await startScraperApi();

  const response = await get(proxy, GOOGLE);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('sa-credit-cost')).toBe('25');
  expect(response.headers.get('sa-statuscode')).toBe('200');
  expect(proxy.creditsLeft(DEMO_SCRAPER_API_KEY)).toBe(975);
  expect(await response.text()).toContain(`href="${FIRST_URL}"`);
});

test('an ordinary page costs one credit and is the page of the world', async () => {
  await using proxy = await startScraperApi();

  const response = await get(proxy, `${FIRST_URL}?utm_source=mail`);

  expect(response.headers.get('sa-final-url')).toBe(FIRST_URL);
  expect(await response.text()).toContain('<h1>Nordvik Bank writes to 41,000 customers');
  expect(proxy.creditsLeft(DEMO_SCRAPER_API_KEY)).toBe(999);
});

test.each([
  ['direct', `href="${FIRST_URL}"`],
  ['goto', `href="/goto?url=${gotoToken(FIRST_URL)}"`],
  ['basic', `href="/url?q=${encodeURIComponent(FIRST_URL)}&amp;sa=U`],
  ['no-results', 'did not match any documents'],
  ['captcha', '<form id="captcha-form" action="index"'],
  ['consent', 'action="https://consent.google.com/save"'],
  ['script-wall', '/httpservice/retry/enablejs?sei='],
  ['goto-throttle', 'verifying your request'],
] as const)('a results page can be scripted to be %s, billed as usual', async (page, sign) => {
  await using proxy = await startScraperApi();
  proxy.script({ answer: googlePage(page) });

  const response = await get(proxy, GOOGLE);

  expect(response.status).toBe(200);
  expect(await response.text()).toContain(sign);
  expect(proxy.creditsLeft(DEMO_SCRAPER_API_KEY)).toBe(975);
});

test('a name the world does not know gets the page without results', async () => {
  await using proxy = await startScraperApi();
  const address = `https://www.google.com/search?q=${encodeURIComponent('"Nobody Atall" Acme news')}`;

  const html = await get(proxy, address).then((response) => response.text());

  expect(html).toContain('did not match any documents');
  expect(html).not.toContain('<h3');
});

test('one of three searches lists the AMP address of a page', async () => {
  await using proxy = await startScraperApi();
  const query = 'Nordvik Bank "Ingrid Solberg" article';

  const html = await get(
    proxy,
    `https://www.google.com/search?q=${encodeURIComponent(query)}`,
  ).then((response) => response.text());

  expect(html).toContain('href="https://ledgerwire.example/amp/news/2026/09/17/');
  expect(html).not.toContain(`href="${FIRST_URL}"`);
});

test('an opaque link leads to its page', async () => {
  await using proxy = await startScraperApi();

  const response = await get(proxy, `https://www.google.com/goto?url=${gotoToken(FIRST_URL)}`);

  expect(response.headers.get('sa-final-url')).toBe(FIRST_URL);
  expect(response.headers.get('sa-credit-cost')).toBe('25');
});

test('a missing page is a charged 404, an unknown host a free 500', async () => {
  await using proxy = await startScraperApi();

  const missing = await get(proxy, 'https://ledgerwire.example/news/not-there');
  const unknown = await get(proxy, 'https://no-such-host.example/');

  expect([missing.status, await missing.text()]).toEqual([404, 'Timeout was reached']);
  expect(unknown.status).toBe(500);
  expect(unknown.headers.get('sa-credit-cost')).toBeNull();
  expect(await unknown.text()).toMatch(/^Request failed\. You will not be charged/);
  expect(proxy.creditsLeft(DEMO_SCRAPER_API_KEY)).toBe(999);
});

test('a wrong key, a missing address and an empty account are refused in plain sentences', async () => {
  await using proxy = await startScraperApi({ keys: { poor: 24, [DEMO_SCRAPER_API_KEY]: 100 } });

  const refusals = [
    await get(proxy, GOOGLE, 'wrong'),
    await get(proxy, ''),
    await get(proxy, GOOGLE, 'poor'),
  ];

  expect(refusals.map(({ status }) => status)).toEqual([401, 400, 403]);
  expect(await refusals[2]?.text()).toContain('You have exhausted the API Credits');
});

test('the account counts what was spent', async () => {
  await using proxy = await startScraperApi();
  await get(proxy, GOOGLE);

  const account: unknown = await at(proxy, '/account').then((response) => response.json());
  const cost: unknown = await at(proxy, '/account/urlcost', { url: GOOGLE }).then((response) =>
    response.json(),
  );

  expect(account).toMatchObject({ concurrencyLimit: 5, requestCount: 25, requestLimit: 1000 });
  expect(cost).toEqual({ credits: 25 });
});

test('the structured endpoint gives the same results as JSON, opaque when scripted', async () => {
  await using proxy = await startScraperApi();
  proxy.script({ when: ({ nth }) => nth === 2, answer: opaqueStructuredLinks() });

  const clear: unknown = await at(proxy, '/structured/google/search', { query: QUERY }).then(
    (response) => response.json(),
  );
  const opaque: unknown = await at(proxy, '/structured/google/search', { query: QUERY }).then(
    (response) => response.json(),
  );

  const first = { position: 1, title: FIRST?.title, date: 'Sep 17, 2026' };
  const token = `https://www.google.com/goto?url=${gotoToken(FIRST_URL)}`;
  expect(clear).toHaveProperty(
    'organic_results.0',
    expect.objectContaining({ ...first, link: FIRST_URL }),
  );
  expect(opaque).toHaveProperty(
    'organic_results.0',
    expect.objectContaining({ ...first, link: token }),
  );
  expect(proxy.creditsLeft(DEMO_SCRAPER_API_KEY)).toBe(950);
});

test('the caller’s origin is reflected on success and failure, and nothing is exposed', async () => {
  await using proxy = await startScraperApi();
  proxy.script({ when: ({ nth }) => nth === 2, answer: replyWith(scraperApiReplies.failed) });
  const init = { headers: { origin: 'https://app.example' } };
  const address = `${proxy.baseUrl}/?api_key=${DEMO_SCRAPER_API_KEY}&url=${encodeURIComponent(GOOGLE)}`;

  for (const response of [await fetch(address, init), await fetch(address, init)]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toBeNull();
  }
  const withoutOrigin = await fetch(address);
  expect(withoutOrigin.headers.get('access-control-allow-origin')).toBe('undefined');
});

test('a preflight does not allow the key header', async () => {
  await using proxy = await startScraperApi();

  const response = await fetch(proxy.baseUrl, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-headers': 'x-sapi-api_key',
    },
  });

  expect(response.headers.get('access-control-allow-headers')).not.toContain('x-sapi-api_key');
  expect(proxy.calls).toEqual([]);
  expect(proxy.preflights).toHaveLength(1);
});
