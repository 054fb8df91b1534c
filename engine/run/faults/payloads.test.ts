import { expect, test } from 'vitest';
import { firecrawlReplies } from '../../../simulators/firecrawl/firecrawl-replies.ts';
import { googlePage } from '../../../simulators/scraper-api/scraper-api-answers.ts';
import { type ScriptedAnswer, htmlReply, jsonReply } from '../../../simulators/server/answer.ts';
import {
  changed,
  hugeBody,
  invalidJson,
  replyWith,
  wrongShape,
} from '../../../simulators/server/faults.ts';
import type { ResearchReport } from '../../model/research-event.ts';
import { startFaultStage, type FaultStage } from '../../testing/fault-stage.ts';
import { desktopPage, plainPage } from '../../testing/results-pages.ts';
import { ofKind } from '../../testing/run-stage.ts';

const SCRAPE = '/v1/scrape';

/** A results page as the proxy hands it over. */
const resultsPage = (html: string): ScriptedAnswer => replyWith(htmlReply(200, html));

/** A page as Firecrawl reads it. */
const scraped = (
  markdown: string,
  metadata: Readonly<Record<string, unknown>> = {},
): ScriptedAnswer => replyWith(jsonReply(200, { success: true, data: { markdown, metadata } }));

/** Every page of the run is answered like this. */
async function reportWithPages(stage: FaultStage, answer: ScriptedAnswer): Promise<ResearchReport> {
  stage.simulators.firecrawl.script({ path: SCRAPE, answer });
  return stage.run().report;
}

test('fault 27: half a JSON document is reported as unreadable, and the page stays by title and snippet', async () => {
  await using stage = await startFaultStage();
  stage.simulators.firecrawl.script({ path: SCRAPE, times: 1, answer: invalidJson() });

  const { results, failures } = await stage.run().report;

  expect(results).toHaveLength(5);
  expect(failures).toMatchObject([{ service: 'firecrawl', reason: 'unreadable' }]);
});

test.each([
  ['data as text', { success: true, data: 'page' }],
  ['no data', { success: true }],
  ['data: null', { success: true, data: null }],
  ['neither success nor data', { links: null }],
  ['a list', []],
  ['a number', 7],
])('fault 28: %s where a page was expected is unreadable', async (_, value) => {
  await using stage = await startFaultStage();
  stage.simulators.firecrawl.script({ path: SCRAPE, times: 1, answer: wrongShape(value) });

  const { results, failures } = await stage.run().report;

  expect(results).toHaveLength(5);
  expect(failures).toMatchObject([{ service: 'firecrawl', reason: 'unreadable' }]);
});

test.each([
  ['missing results', { answer: 42 }, 'unreadable'],
  ['results as text', { search_metadata: {}, organic_results: 'none' }, 'empty'],
  ['results of null', { search_metadata: {}, organic_results: null }, 'empty'],
  ['links that are numbers', { organic_results: [{ link: 7, title: null }] }, 'empty'],
])(
  'fault 28: %s from the search API end as "%j", never as an exception',
  async (_, value, reason) => {
    await using stage = await startFaultStage();
    stage.simulators.scraperApi.script({ answer: googlePage('no-results') });
    stage.simulators.serpApi.script({ answer: wrongShape(value) });

    const { foundBy, failures } = await stage.run().report;

    expect(foundBy).toBe('firecrawl');
    expect(failures.filter(({ service }) => service === 'serpapi')).toMatchObject(
      Array.from({ length: 3 }, () => ({ reason })),
    );
  },
);

test('fault 28: metadata of the wrong kinds does no harm to its page', async () => {
  await using stage = await startFaultStage();

  const { results, failures } = await reportWithPages(
    stage,
    scraped('# Ingrid Solberg\n\nIngrid Solberg of Nordvik Bank spoke about suppliers.', {
      title: ['One', 'Two'],
      publishedTime: { year: 2026 },
      statusCode: '200',
      url: 7,
      ogSiteName: null,
    }),
  );

  expect(results).toHaveLength(5);
  expect(failures).toEqual([]);
});

test('fault 29: success:false with status 200 is a failure with its own text', async () => {
  await using stage = await startFaultStage();
  const answer = replyWith(firecrawlReplies.unknownHost('gone.example'));
  stage.simulators.firecrawl.script({ path: SCRAPE, times: 1, answer });

  const { results, failures } = await stage.run().report;

  expect(results).toHaveLength(5);
  expect(failures).toMatchObject([
    {
      reason: 'refused',
      message: 'Failed to scrape URL. Error: DNS resolution failed for hostname: gone.example',
    },
  ]);
});

test('fault 30: a page of ten megabytes is given up at the limit of two, and stays by title and snippet', async () => {
  await using stage = await startFaultStage();
  stage.simulators.firecrawl.script({ path: SCRAPE, times: 1, answer: hugeBody(10_000_000) });

  const { results, failures } = await stage.run().report;

  expect(results).toHaveLength(5);
  expect(failures).toMatchObject([{ reason: 'unreadable', isAboutPage: true }]);
  expect(failures[0]?.message).toContain('larger than 2000000 bytes');
});

test.each([
  ['five megabytes', 'word '.repeat(1_000_000), 0],
  ['1.5 megabytes in one line', 'word '.repeat(300_000), 5],
  ['1.5 megabytes without a space', 'w'.repeat(1_500_000), 5],
])('fault 31: markdown of %s neither stops nor slows a run', async (_, text, pagesRead) => {
  await using stage = await startFaultStage();

  const { results } = await reportWithPages(
    stage,
    scraped(`Ingrid Solberg, Nordvik Bank. ${text}`),
  );

  expect(results).toHaveLength(5);
  expect(results.filter(({ content }) => content !== '')).toHaveLength(pagesRead);
  for (const { description } of results) expect(description.length).toBeLessThanOrEqual(200);
});

test('fault 32: a captcha page with status 200 is recognised, and the structured search is asked', async () => {
  await using stage = await startFaultStage();
  const { scraperApi } = stage.simulators;
  scraperApi.script({ path: '/', answer: googlePage('captcha') });
  scraperApi.script({
    path: '/structured/google/search',
    answer: replyWith(htmlReply(503, 'Down')),
  });

  const { foundBy, failures } = await stage.run().report;

  expect(foundBy).toBe('serpapi');
  expect(failures).toMatchObject(
    Array.from({ length: 3 }, () => ({ service: 'scraperapi', reason: 'captcha' })),
  );
  // The page was billed, so the query is not asked again.
  expect(scraperApi.calls).toHaveLength(6);
});

test('fault 33: ten addresses of one page count once', async () => {
  await using stage = await startFaultStage();
  const variants = [
    '',
    '?utm_source=x',
    '?fbclid=1',
    '#part',
    '?gclid=2',
    '/',
    '?utm_medium=y#z',
    '?mc_cid=3',
    '#top',
    '?utm_campaign=c',
  ].map((tail) => ({ url: `https://a.example/news/one${tail}`, title: 'Ingrid Solberg' }));
  stage.simulators.scraperApi.script({ answer: resultsPage(desktopPage(variants)) });
  const run = stage.run();

  const { results } = await run.report;

  expect(ofKind(run.events, 'link')).toHaveLength(1);
  expect(results).toHaveLength(1);
  expect(stage.simulators.firecrawl.calls).toHaveLength(1);
});

test('fault 34: fragments, tracking, AMP and redirect wrappers are taken off before a page is read', async () => {
  await using stage = await startFaultStage();
  const shown = [
    'https://a.example/news/one?utm_source=google&id=7#:~:text=Ingrid',
    'https://www.google.com/amp/s/b.example/news/two',
    'https://www.google.com/url?q=https%3A%2F%2Fc.example%2Fpress%2Fthree%26x&sa=U',
  ].map((url) => ({ url, title: 'Ingrid Solberg' }));
  stage.simulators.scraperApi.script({ answer: resultsPage(plainPage(shown)) });
  const run = stage.run();

  await run.report;

  expect(new Set(ofKind(run.events, 'link').map(({ link }) => link.url))).toEqual(
    new Set([
      'https://a.example/news/one?utm_source=google&id=7',
      'https://b.example/news/two',
      'https://c.example/press/three&x',
    ]),
  );
});

test('fault 35: wrong charset, lone surrogates, direction overrides and NUL reach no one as they are', async () => {
  await using stage = await startFaultStage();
  const odd =
    'Ingrid Solberg \u0000of \u202ENordvik\u202C Bank \uFFFD\u200B said \uD83D yes to controls.';

  const { results } = await reportWithPages(stage, scraped(odd, { title: `\u202E${odd}` }));

  expect(results).toHaveLength(5);
  for (const { title, description } of results) {
    expect(`${title} ${description}`).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
  }
});

test.each([
  ['in the future', '2031-01-01T00:00:00Z'],
  ['at the epoch', '1970-01-01T00:00:00Z'],
  ['that does not exist', '2026-02-31'],
  ['that is none', 'yesterday-ish'],
])('fault 36: a date %s is unknown, never today', async (_, publishedTime) => {
  await using stage = await startFaultStage();
  stage.simulators.scraperApi.script({
    answer: resultsPage(desktopPage([{ url: 'https://a.example/press', title: 'Ingrid Solberg' }])),
  });

  const { results } = await reportWithPages(
    stage,
    scraped('Ingrid Solberg of Nordvik Bank spoke about suppliers.', { publishedTime }),
  );

  expect(results.map(({ date }) => date)).toEqual([null]);
});

test('fault 37: an answer that reaches for the prototype of all objects changes nothing', async () => {
  await using stage = await startFaultStage();
  const poison =
    '{"success":true,"__proto__":{"polluted":1},"data":{"markdown":"Ingrid Solberg","metadata":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}}';

  const { results } = await reportWithPages(
    stage,
    changed((reply) => ({ ...reply, body: poison })),
  );

  expect(results).toHaveLength(5);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('fault 38: one page of five that fails leaves four read, one by its snippet, and a note', async () => {
  await using stage = await startFaultStage();
  const answer = replyWith(firecrawlReplies.allEnginesFailed);
  stage.simulators.firecrawl.script({ path: SCRAPE, times: 1, answer });

  const { results, failures } = await stage.run().report;

  expect(results.filter(({ content }) => content !== '')).toHaveLength(4);
  expect(results).toHaveLength(5);
  expect(failures).toHaveLength(1);
});

test('fault 39: a page about a namesake ranks low, with the reason', async () => {
  await using stage = await startFaultStage();
  stage.simulators.scraperApi.script({
    answer: resultsPage(
      desktopPage([
        { url: 'https://sport.example/news/1', title: 'Ingrid Solberg wins the slalom' },
      ]),
    ),
  });

  const { results } = await reportWithPages(
    stage,
    scraped(
      '# Ingrid Solberg wins the slalom\n\nThe 19-year-old skier Ingrid Solberg of Lillehammer ski club won the national slalom title on Sunday, her coach said. Solberg trains with the junior team.',
    ),
  );

  expect(results).toHaveLength(1);
  expect(results[0]?.verdict).not.toBe('confirmed');
  expect(results[0]?.relevance).toBeLessThan(80);
  expect(results[0]?.reasons.some(({ effect }) => effect === 'against')).toBe(true);
});
