import { expect, test } from 'vitest';
import { secretOf } from '../../model/secret.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { never } from '../../testing/never.ts';
import { deadAddress, startService } from '../../testing/start-service.ts';
import { createFirecrawl } from './client.ts';

const KEY = 'fc-0123456789abcdef';
const PAGE = 'https://a.example/news/1';

function clientFor(baseUrl: string, key = KEY): ReturnType<typeof createFirecrawl> {
  return createFirecrawl({ baseUrl, key: secretOf(key), fetch: globalThis.fetch });
}

test('a scrape asks for the main content as Markdown and follows where the page went', async () => {
  const metadata = { title: ['T', 'U'], statusCode: 200, url: 'https://a.example/final' };
  const body = { success: true, data: { markdown: '# T', metadata } };
  await using service = await startService(() => ({ body }));

  const page = await clientFor(service.baseUrl).scrape(PAGE, never);

  expect(page).toEqual({ url: 'https://a.example/final', markdown: '# T', metadata });
  const [call] = service.calls;
  expect(`${call?.method} ${call?.path}`).toBe('POST /v1/scrape');
  expect(call?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    url: PAGE,
    formats: ['markdown'],
    onlyMainContent: true,
  });
});

test('a search asks for five results', async () => {
  const data = [{ url: PAGE, title: 'T', description: 'D' }, { url: 5 }, null];
  await using service = await startService(() => ({ body: { success: true, data } }));

  const links = await clientFor(service.baseUrl).search('Ada Acme news', never);

  expect(links).toMatchObject([
    { url: PAGE, title: 'T', snippet: 'D', rank: 1, service: 'firecrawl' },
  ]);
  expect(service.calls[0]?.path).toBe('/v1/search');
  expect(JSON.parse(service.calls[0]?.body ?? '')).toEqual({ query: 'Ada Acme news', limit: 5 });
});

test.each([
  { success: true, data: [], warning: 'No search results found' },
  { success: true, data: { web: [] } },
  '',
])('a search that finds nothing says so', async (body) => {
  await using service = await startService(() => ({ body }));

  expect(await failureOf(clientFor(service.baseUrl).search('q', never))).toMatchObject({
    reason: 'empty',
    message: 'No results found',
  });
});

const ACTIONS = [
  ['scrape URL', (client: ReturnType<typeof createFirecrawl>) => client.scrape(PAGE, never)],
  ['search', (client: ReturnType<typeof createFirecrawl>) => client.search('q', never)],
] as const;

const EXPLAINED = [
  [400, 'refused'],
  [402, 'out-of-credits'],
  [403, 'refused'],
  [408, 'timed-out'],
  [409, 'refused'],
  [500, 'refused'],
] as const;

test.each(
  ACTIONS.flatMap(([action, ask]) =>
    EXPLAINED.map(([status, reason]) => ({ action, ask, status, reason })),
  ),
)(
  'status $status to "$action" is told with the error of the service',
  async ({ action, ask, status, reason }) => {
    const body = { success: false, error: 'Something broke', code: 'X' };
    await using service = await startService(() => ({ status, body }));

    expect(await failureOf(ask(clientFor(service.baseUrl)))).toMatchObject({
      service: 'firecrawl',
      reason,
      message: `Failed to ${action}. Status code: ${status}. Error: Something broke`,
      status,
    });
  },
);

const UNEXPECTED = [
  [401, 'rejected'],
  [404, 'refused'],
  [429, 'rate-limited'],
  [502, 'refused'],
] as const;

test.each(
  ACTIONS.flatMap(([action, ask]) =>
    UNEXPECTED.map(([status, reason]) => ({ action, ask, status, reason })),
  ),
)('status $status to "$action" is unexpected', async ({ action, ask, status, reason }) => {
  await using service = await startService(() => ({ status, body: '<html>Bad gateway</html>' }));

  expect(await failureOf(ask(clientFor(service.baseUrl)))).toMatchObject({
    reason,
    message: `Unexpected error occurred while trying to ${action}. Status code: ${status}`,
  });
});

test.each(ACTIONS)('no answer to "%s" is reported as such', async (action, ask) => {
  expect(await failureOf(ask(clientFor(await deadAddress())))).toEqual({
    service: 'firecrawl',
    reason: 'unreachable',
    message: `No response received while trying to ${action}. This may be a network error or the server is unreachable.`,
    status: null,
    needsRemedy: true,
  });
});

test.each(ACTIONS)(
  'success: false with status 200 fails "%s" with its error',
  async (action, ask) => {
    const error = 'DNS resolution failed for hostname: a.example';
    await using service = await startService(() => ({ body: { success: false, error } }));

    expect(await failureOf(ask(clientFor(service.baseUrl)))).toMatchObject({
      reason: 'refused',
      message: `Failed to ${action}. Error: ${error}`,
    });
  },
);

test('an error without a text is still a sentence', async () => {
  await using service = await startService(() => ({ status: 500, body: {} }));

  const { message } = await failureOf(clientFor(service.baseUrl).scrape(PAGE, never));

  expect(message).toBe('Failed to scrape URL. Status code: 500. Error: Unknown error occurred');
});

test.each(['<html>', '[]', '{"success":true,"data":"text"}', '{"success":true,"data":[1]}'])(
  'a page answer of another shape is unreadable: %s',
  async (body) => {
    await using service = await startService(() => ({ body }));

    expect(await failureOf(clientFor(service.baseUrl).scrape(PAGE, never))).toMatchObject({
      reason: 'unreadable',
    });
  },
);

test('missing and odd fields of a page read as empty', async () => {
  const body =
    '{"success":true,"data":{"markdown":5,"metadata":{"__proto__":{"x":1},"title":null}}}';
  await using service = await startService(() => ({ body }));

  const page = await clientFor(service.baseUrl).scrape(PAGE, never);

  expect(page).toEqual({ url: PAGE, markdown: '', metadata: { title: null } });
  expect(Object.getPrototypeOf(page.metadata)).toBe(Object.prototype);
});

test.each(['fc-ключ', 'fc-1\n2', 'fc 1'])(
  'a key no header can carry is rejected unsent: %j',
  async (key) => {
    await using service = await startService(() => ({}));

    expect(await clientFor(service.baseUrl, key).checkKey(never)).toEqual({ outcome: 'invalid' });
    expect(service.calls).toHaveLength(0);
  },
);

test('without a key nothing is asked', async () => {
  const client = clientFor(await deadAddress(), '');

  for (const [, ask] of ACTIONS) {
    expect((await failureOf(ask(client))).message).toBe(
      'Firecrawl API key not found. Please set your API key first.',
    );
  }
});

test.each([
  [{ remaining_credits: 12 }, { remaining: 12, total: null }],
  [
    { remaining_credits: 12, plan_credits: 500 },
    { remaining: 12, total: 500 },
  ],
  [
    { remainingCredits: 3, planCredits: 9 },
    { remaining: 3, total: 9 },
  ],
  [{}, null],
])('the credit endpoint reports what is left: %j', async (data, credits) => {
  await using service = await startService(() => ({ body: { success: true, data } }));

  expect(await clientFor(service.baseUrl).checkKey(never)).toEqual({ outcome: 'valid', credits });
  expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /v1/team/credit-usage',
  ]);
});

test.each([
  [200, { outcome: 'valid', credits: null }],
  [401, { outcome: 'invalid' }],
  [402, { outcome: 'valid', credits: { remaining: 0, total: null } }],
])('without a credit endpoint a test scrape answered with %i decides', async (status, check) => {
  await using service = await startService(({ path }) =>
    path === '/v1/scrape'
      ? { status, body: { success: status === 200, data: { markdown: 'x' } } }
      : { status: 404, body: { success: false } },
  );

  expect(await clientFor(service.baseUrl).checkKey(never)).toEqual(check);
  expect(JSON.parse(service.calls[1]?.body ?? '')).toMatchObject({ url: 'https://example.com/' });
});

test('a wrong key is invalid at once, and a check that cannot be made is a failure', async () => {
  await using refusing = await startService(() => ({ status: 401, body: { success: false } }));
  await using failing = await startService(() => ({ status: 500, body: {} }));

  expect(await clientFor(refusing.baseUrl).checkKey(never)).toEqual({ outcome: 'invalid' });
  expect(refusing.calls).toHaveLength(1);
  expect(await failureOf(clientFor(failing.baseUrl).checkKey(never))).toMatchObject({
    status: 500,
  });
});
