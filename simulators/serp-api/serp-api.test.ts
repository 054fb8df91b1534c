import { expect, test } from 'vitest';
import { replyWith } from '../server/faults.ts';
import type { Simulator } from '../server/simulator.ts';
import { DEMO_WORLD } from '../world/demo-world.ts';
import { DEMO_SERP_API_KEY, startSerpApi, serpApiReplies } from './serp-api.ts';

const QUERY = '"Priya Raman" interview podcast';

function ask(simulator: Simulator, path: string, parameters: Record<string, string> = {}) {
  const query = new URLSearchParams({
    api_key: DEMO_SERP_API_KEY,
    engine: 'google',
    ...parameters,
  });
  return fetch(`${simulator.baseUrl}${path}?${query.toString()}`);
}

test('a search answers with metadata and ranked organic results, whatever `num` asks for', async () => {
  await using api = await startSerpApi();

  const document: unknown = await ask(api, '/search', { q: QUERY, num: '5', format: 'json' }).then(
    (response) => response.json(),
  );

  const pages = DEMO_WORLD.search(QUERY);
  expect(document).toMatchObject({
    search_metadata: { status: 'Success' },
    search_parameters: { engine: 'google', q: QUERY, num: '5' },
    search_information: { organic_results_state: 'Results for exact spelling' },
    organic_results: pages.map(({ url, title }, index) => ({
      position: index + 1,
      link: url,
      title,
    })),
  });
  expect(pages.length).toBeGreaterThan(5);
  expect(JSON.stringify(document)).not.toContain(DEMO_SERP_API_KEY);
});

test('no browser may read any of its answers', async () => {
  await using api = await startSerpApi();

  const answers = [
    await ask(api, '/search.json', { q: QUERY }),
    await ask(api, '/account.json'),
    await ask(api, '/account.json', { api_key: 'wrong' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a search without results is a success that says so', async () => {
  await using api = await startSerpApi();

  const response = await ask(api, '/search.json', { q: '"Nobody Atall" news' });
  const document: unknown = await response.json();

  expect(response.status).toBe(200);
  expect(document).toMatchObject({
    search_metadata: { status: 'Success' },
    search_information: { organic_results_state: 'Fully empty' },
    error: "Google hasn't returned any results for this query.",
  });
  expect(document).not.toHaveProperty('organic_results');
});

test('the same search is free the second time, unless the cache is refused', async () => {
  await using api = await startSerpApi({ keys: { [DEMO_SERP_API_KEY]: 2 } });

  await ask(api, '/search', { q: QUERY });
  await ask(api, '/search', { q: QUERY });
  expect(api.creditsLeft(DEMO_SERP_API_KEY)).toBe(1);
  await ask(api, '/search', { q: QUERY, no_cache: 'true' });
  const exhausted = await ask(api, '/search', { q: 'something else' });

  expect(exhausted.status).toBe(429);
  expect(await exhausted.json()).toEqual({ error: 'Your account has run out of searches.' });
});

test('a wrong key, a missing query and an unknown engine are refused', async () => {
  await using api = await startSerpApi();

  const refusals = [
    await ask(api, '/search', { q: QUERY, api_key: 'wrong' }),
    await ask(api, '/search'),
    await ask(api, '/search', { q: QUERY, engine: 'altavista' }),
  ];

  expect(refusals.map(({ status }) => status)).toEqual([401, 400, 400]);
  expect(await refusals[0]?.json()).toEqual({
    error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key',
  });
});

test('the account tells what is left', async () => {
  await using api = await startSerpApi();
  await ask(api, '/search', { q: QUERY });

  const account: unknown = await ask(api, '/account').then((response) => response.json());

  expect(account).toMatchObject({
    searches_per_month: 250,
    total_searches_left: 249,
    this_month_usage: 1,
  });
});

test('every documented failure can be scripted', async () => {
  await using api = await startSerpApi();
  const { unavailable, failed, accountDeleted, archived } = serpApiReplies;
  const replies = [unavailable, failed, accountDeleted, archived];
  api.script(...replies.map((reply) => ({ times: 1, answer: replyWith(reply) })));

  const statuses: number[] = [];
  while (statuses.length < replies.length) {
    statuses.push((await ask(api, '/search', { q: QUERY })).status);
  }

  expect(statuses).toEqual([503, 500, 403, 410]);
  expect(api.creditsLeft(DEMO_SERP_API_KEY)).toBe(250);
});
