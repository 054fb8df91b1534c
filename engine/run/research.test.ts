import { expect, test } from 'vitest';
import { STAGES, wasRead, type ResearchReport } from '../model/research-event.ts';
import { servicesInOrder } from '../services/service-order.ts';
import { NO_RESULTS_PAGE, desktopPage } from '../testing/results-pages.ts';
import {
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
import type { ReceivedCall, TestReply } from '../testing/start-service.ts';
import { research } from './research.ts';

/** Five results per query, the same for all three, so that five pages are read. */
function resultsPage(count = 5): TestReply {
  const shown = Array.from({ length: count }, (_, index) => ({
    url: `https://site${index}.example/news/${index}`,
    title: `Ada Okafor, story ${index}`,
    snippet: `What Ada Okafor of Acme said about controls in story number ${index}, as searched.`,
  }));
  return { body: desktopPage(shown) };
}

const readAll = (call: ReceivedCall): TestReply => pageReply(scrapedAddress(call));

async function reportOf(run: ReturnType<typeof research>): Promise<ResearchReport> {
  const [done] = ofKind(await eventsOf(run), 'done');
  if (done === undefined) throw new Error('The run ended without done.');
  return done.report;
}

test('a run asks the three queries of the specification and reads five pages', async () => {
  await using stage = await startRunStage({ scraperApi: () => resultsPage(8), firecrawl: readAll });

  const events = await eventsOf(research(stage.request()));

  const queries = stage.scraperApi.calls.map(({ query }) =>
    new URL(query.get('url') ?? '').searchParams.get('q'),
  );
  expect(new Set(queries)).toEqual(
    new Set([
      '"Ada Okafor" Acme news',
      '"Ada Okafor" interview podcast',
      'Acme "Ada Okafor" article',
    ]),
  );
  expect(stage.serpApi.calls).toHaveLength(0);
  expect(stage.firecrawl.calls.map(({ path }) => path)).toEqual(
    Array.from({ length: 5 }, () => '/v1/scrape'),
  );
  expect(ofKind(events, 'stage').map((event) => event.stage)).toEqual(STAGES);
  expect(ofKind(events, 'link')).toHaveLength(8);
  expect(events.at(-1)?.kind).toBe('done');
});

test('a result carries page, search and judgement, and what was found beyond the five stays unread', async () => {
  await using stage = await startRunStage({ scraperApi: () => resultsPage(7), firecrawl: readAll });

  const report = await reportOf(research(stage.request()));

  expect(report.foundBy).toBe('scraperapi');
  expect(report.failures).toEqual([]);
  expect(report.results).toHaveLength(5);
  expect(report.results.find(({ source }) => source === 'site0.example')).toMatchObject({
    title: 'Page https://site0.example/news/0',
    url: 'https://site0.example/news/0',
    content: '# Ada Okafor of Acme at https://site0.example/news/0',
    query: '"Ada Okafor" Acme news',
    isSample: false,
  });
  const relevances = report.results.map(({ relevance }) => relevance);
  expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
  expect(report.results.every(wasRead)).toBe(true);
  expect(report.unread.map(({ source }) => source)).toEqual(['site5.example', 'site6.example']);
  expect(report.unread.some(wasRead)).toBe(false);
  expect(report.rejected).toEqual([]);
});

const failOne = (call: ReceivedCall): TestReply =>
  scrapedAddress(call).includes('site1') ? { status: 500, body: '{}' } : readAll(call);

test('every call that was asked is answered or failed, under its number', async () => {
  await using stage = await startRunStage({ scraperApi: () => resultsPage(), firecrawl: failOne });

  const events = await eventsOf(research(stage.request()));

  const asked = ofKind(events, 'asked').map(({ call }) => call);
  const ended = [...ofKind(events, 'answered'), ...ofKind(events, 'failure')].map(
    ({ call }) => call,
  );
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ended).toHaveLength(asked.length);
  expect(new Set(ended)).toEqual(new Set(asked));
});

const failPodcasts = ({ query }: ReceivedCall): TestReply =>
  (query.get('url') ?? '').includes('podcast') ? { status: 500 } : resultsPage();

test('what one failing query misses, the others still give', async () => {
  await using stage = await startRunStage({ scraperApi: failPodcasts, firecrawl: readAll });

  const report = await reportOf(research(stage.request()));

  expect(report.results).toHaveLength(5);
  expect(report.failures).toMatchObject([
    { service: 'scraperapi', reason: 'refused', status: 500 },
  ]);
});

test.each([
  ['fails', { status: 500 }],
  ['finds nothing', { body: NO_RESULTS_PAGE }],
  ['finds only YouTube', { body: desktopPage([{ url: 'https://youtube.com/news', title: 'T' }]) }],
])('when the proxy %s, the search API is asked the same', async (_, reply) => {
  const organic_results = [{ link: 'https://a.example/press/1', title: 'T', snippet: 'S' }];
  await using stage = await startRunStage({
    scraperApi: () => reply,
    serpApi: () => ({ body: { organic_results } }),
    firecrawl: readAll,
  });

  const report = await reportOf(research(stage.request()));

  expect(new Set(stage.serpApi.calls.map(({ query }) => query.get('q')))).toEqual(
    new Set([
      '"Ada Okafor" Acme news',
      '"Ada Okafor" interview podcast',
      'Acme "Ada Okafor" article',
    ]),
  );
  expect(report.foundBy).toBe('serpapi');
  expect(report.results.map(({ url }) => url)).toEqual(['https://a.example/press/1']);
});

test('when both fail, the results of the scraping service stay as they are', async () => {
  const data = [
    { url: 'https://a.example/1', title: 'T', description: 'Ada Okafor of Acme spoke.' },
  ];
  await using stage = await startRunStage({ firecrawl: () => ({ body: { success: true, data } }) });

  const report = await reportOf(research(stage.request()));

  expect(stage.firecrawl.calls.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/v1/search',
      body: '{"query":"Ada Okafor Acme news interview podcast article","limit":5}',
    },
  ]);
  expect(report.foundBy).toBe('firecrawl');
  expect(report.results).toMatchObject([{ title: 'T', content: '', source: 'a.example' }]);
  expect(report.failures).toHaveLength(6);
});

test('when everything fails, the run ends with the failures and no result', async () => {
  await using stage = await startRunStage({});

  const events = await eventsOf(research(stage.request()));

  const [done] = ofKind(events, 'done');
  expect(done?.report).toMatchObject({ results: [], foundBy: null });
  expect(done?.report.failures).toHaveLength(7);
  expect(ofKind(events, 'stage').map((event) => event.stage)).toEqual(STAGES);
});

test('a service without a key is reported once and not asked', async () => {
  await using stage = await startRunStage({ scraperApi: () => resultsPage() });
  const { clients } = stage;
  const firecrawl = { ...clients.firecrawl, isConnected: false };
  const serpApi = { ...clients.serpApi, isConnected: false };

  const events = await eventsOf(
    research(stage.request({ services: servicesInOrder({ ...clients, firecrawl, serpApi }) })),
  );

  expect(ofKind(events, 'failure')).toEqual([
    {
      kind: 'failure',
      call: null,
      failure: {
        service: 'firecrawl',
        reason: 'missing-key',
        message: 'Firecrawl API key not found. Please set your API key first.',
        status: null,
      },
    },
  ]);
  expect(stage.firecrawl.calls).toHaveLength(0);
  expect(ofKind(events, 'done')[0]?.report.results).toHaveLength(5);
});

test.each([
  [
    'is refused by the service',
    { status: 403, body: { success: false, error: 'Not supported' } },
    'refused',
  ],
  [
    'is refused by its site',
    pageReply('https://site0.example/news/0', { statusCode: 403 }),
    'refused',
  ],
  ['is empty', { body: { success: true, data: { markdown: ' \n' } } }, 'empty'],
  ['is not what it should be', { body: '<html>' }, 'unreadable'],
] as const)('a page that %s stays by its title and snippet', async (_, reply, reason) => {
  await using stage = await startRunStage({
    scraperApi: () => resultsPage(1),
    firecrawl: () => reply,
  });

  const report = await reportOf(research(stage.request()));

  expect(report.results).toMatchObject([
    { title: 'Ada Okafor, story 0', url: 'https://site0.example/news/0', content: '' },
  ]);
  expect(report.failures).toMatchObject([{ service: 'firecrawl', reason }]);
});

test.each([404, 410])('a page that is gone (%i) is rejected', async (statusCode) => {
  const gone = (): TestReply => pageReply('https://site0.example/news/0', { statusCode });
  await using stage = await startRunStage({ scraperApi: () => resultsPage(1), firecrawl: gone });

  const report = await reportOf(research(stage.request()));

  expect(report.results).toEqual([]);
  expect(report.rejected).toEqual([
    { url: 'https://site0.example/news/0', reason: `The page is gone (status ${statusCode})` },
  ]);
});

test('two addresses that lead to one page give one result', async () => {
  await using stage = await startRunStage({
    scraperApi: () => resultsPage(2),
    firecrawl: () => pageReply('https://final.example/news'),
  });

  const report = await reportOf(research(stage.request()));

  expect(report.results.map(({ url }) => url)).toEqual(['https://final.example/news']);
  expect(report.rejected.map(({ reason }) => reason)).toEqual([
    'The same page as https://final.example/news',
  ]);
});

test.each(['javascript:alert(1)', 'http://127.0.0.1/admin', 'not an address'])(
  'a final address nobody should be sent to is not shown: %s',
  async (url) => {
    await using stage = await startRunStage({
      scraperApi: () => resultsPage(1),
      firecrawl: () => pageReply(url),
    });

    const report = await reportOf(research(stage.request()));

    expect(report.results.map((result) => result.url)).toEqual(['https://site0.example/news/0']);
  },
);

test('the same answers give the same report, and two runs at once share nothing', async () => {
  await using stage = await startRunStage({ scraperApi: () => resultsPage(), firecrawl: readAll });

  const runs = [research(stage.request()), research(stage.request())];
  const [one, other] = await Promise.all(runs.map(reportOf));

  expect(one).toEqual(other);
});
