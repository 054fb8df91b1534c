import { expect, test } from 'vitest';
import { CALLER_ADDRESS } from './server/daily-budget.ts';
import type { Simulator } from './server/simulator.ts';
import { startSimulators } from './start-simulators.ts';
import { DEMO_WORLD } from './world/demo-world.ts';

const QUERY = 'Ingrid Solberg Nordvik Bank news';
const PAGE = DEMO_WORLD.prospects[0]?.pages[0]?.url ?? '';

function post(
  { baseUrl }: Simulator,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('Firecrawl without a key searches web and news and reads pages, on a budget per address', async () => {
  await using simulators = await startSimulators({
    firecrawlKeyless: { keys: { [CALLER_ADDRESS]: 3 } },
  });
  const { firecrawlKeyless } = simulators;
  const search = { query: QUERY, limit: 10, sources: ['web', 'news'] };

  const found: unknown = await post(firecrawlKeyless, '/v2/search', search).then((one) =>
    one.json(),
  );
  const read: unknown = await post(firecrawlKeyless, '/v2/scrape', { url: PAGE }).then((one) =>
    one.json(),
  );
  const usedUp = await post(firecrawlKeyless, '/v2/search', search);

  expect(found).toHaveProperty('data.news.0.snippet');
  expect(found).toHaveProperty('data.web.1.description', expect.stringMatching(/^!\[/));
  expect(read).toHaveProperty('data.metadata.url', PAGE);
  expect(usedUp.status).toBe(429);
  expect(await usedUp.json()).toMatchObject({ reason: 'credits', retry_after_seconds: 86_400 });
});

test('Firecrawl takes even an empty Authorization for a key, and offers two addresses alone', async () => {
  await using simulators = await startSimulators();
  const { firecrawlKeyless } = simulators;

  const refusals = [
    await post(firecrawlKeyless, '/v2/search', { query: QUERY }, { authorization: 'Bearer ' }),
    await post(firecrawlKeyless, '/v2/map', { url: PAGE }),
    await fetch(`${firecrawlKeyless.baseUrl}/v2/search`),
    await post(firecrawlKeyless, '/v2/search', { query: QUERY, unknown: 1 }),
  ];

  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 405, 400]);
});

test('Tavily dates its news alone, and says which pages it could not read', async () => {
  await using simulators = await startSimulators();
  const mode = { 'x-tavily-access-mode': 'keyless' };
  const { tavily } = simulators;

  const news: unknown = await post(tavily, '/search', { query: QUERY, topic: 'news' }, mode).then(
    (one) => one.json(),
  );
  const urls = [PAGE, 'https://nowhere.example'];
  const read: unknown = await post(tavily, '/extract', { urls }, mode).then((one) => one.json());

  expect(news).toHaveProperty('results.0.published_date', expect.stringMatching(/GMT$/));
  expect(read).toMatchObject({ results: [{ url: PAGE }], failed_results: [{ url: urls[1] }] });
  expect((await post(tavily, '/search', { query: QUERY })).status).toBe(401);
});

test('Exa answers tool calls as an event stream', async () => {
  await using simulators = await startSimulators();
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'web_search_exa', arguments: { query: QUERY, numResults: 2 } },
  };
  const accept = { accept: 'application/json, text/event-stream' };

  const answer = await post(simulators.exa, '/mcp', call, accept);

  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(await answer.text()).toMatch(/^event: message\ndata: \{.*Title: .*URL: https:/);
  expect((await post(simulators.exa, '/mcp', call)).status).toBe(406);
});

test('Wikidata lets other sites read its answers only when they ask for that', async () => {
  await using simulators = await startSimulators();
  const address = `${simulators.wikidata.baseUrl}/w/api.php?action=wbsearchentities&search=nordvik%20bank`;

  const open = await fetch(`${address}&origin=*`);

  expect(open.headers.get('access-control-allow-origin')).toBe('*');
  expect(await open.json()).toHaveProperty('search.1.label', 'Nordvik Bank');
  expect((await fetch(address)).headers.get('access-control-allow-origin')).toBeNull();
});
