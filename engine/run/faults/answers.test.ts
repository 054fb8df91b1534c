import { expect, test } from 'vitest';
import { firecrawlReplies } from '../../../simulators/firecrawl/firecrawl-replies.ts';
import { scraperApiReplies } from '../../../simulators/scraper-api/scraper-api-replies.ts';
import { htmlReply, jsonReply } from '../../../simulators/server/answer.ts';
import { redirectTo, replyWith } from '../../../simulators/server/faults.ts';
import { explained } from '../../messages/service-messages.ts';
import type { ResearchReport } from '../../model/research-event.ts';
import { secretOf } from '../../model/secret.ts';
import { createFirecrawl } from '../../services/firecrawl/client.ts';
import { servicesInOrder } from '../../services/service-order.ts';
import { startFaultStage } from '../../testing/fault-stage.ts';
import { ofKind } from '../../testing/run-stage.ts';

const SCRAPE = '/v1/scrape';

/** A report in which one page could not be read and all the others could. */
function expectOnePageLost(report: ResearchReport): void {
  expect(report.results).toHaveLength(5);
  expect(report.results.filter(({ content }) => content === '')).toHaveLength(1);
}

test.each([
  [12, 400, 'refused'],
  [13, 402, 'out-of-credits'],
  [14, 403, 'refused'],
  [16, 409, 'refused'],
] as const)(
  'fault %i: %i while scraping is told as specified, not tried again, and costs one page',
  async (_, status, reason) => {
    await using stage = await startFaultStage();
    const { firecrawl } = stage.simulators;
    const answer = replyWith(jsonReply(status, { success: false, error: 'So it is.' }));
    firecrawl.script({ path: SCRAPE, times: 1, answer });

    const report = await stage.run().report;

    expectOnePageLost(report);
    expect(report.failures).toMatchObject([
      {
        reason,
        message: `Failed to scrape URL. Status code: ${status}. Error: So it is.`,
        status,
      },
    ]);
    expect(firecrawl.calls).toHaveLength(5);
  },
);

test.each([
  [15, 408, 'timed-out'],
  [17, 500, 'refused'],
] as const)(
  'fault %i: %i while scraping is tried twice more and then told as specified',
  async (_, status, reason) => {
    await using stage = await startFaultStage();
    const { firecrawl } = stage.simulators;
    const answer = replyWith(jsonReply(status, { success: false, error: 'So it is.' }));
    let unlucky = '';
    firecrawl.script({
      path: SCRAPE,
      when: ({ bodyText, nth }) => {
        if (nth === 1) unlucky = bodyText;
        return bodyText === unlucky;
      },
      answer,
    });

    const report = await stage.run().report;

    expectOnePageLost(report);
    expect(report.failures).toMatchObject([
      { reason, message: `Failed to scrape URL. Status code: ${status}. Error: So it is.` },
    ]);
    expect(firecrawl.calls).toHaveLength(5 + 2);
  },
);

test.each([418, 501])('fault 18: %i while scraping is an unexpected error', async (status) => {
  await using stage = await startFaultStage();
  const { firecrawl } = stage.simulators;
  firecrawl.script({ path: SCRAPE, times: 1, answer: replyWith(jsonReply(status, {})) });

  const report = await stage.run().report;

  expectOnePageLost(report);
  expect(report.failures.map(({ message }) => message)).toEqual([
    `Unexpected error occurred while trying to scrape URL. Status code: ${status}`,
  ]);
});

test('fault 19: no response while scraping is reported as specified', async () => {
  await using stage = await startFaultStage();
  const address = 'http://127.0.0.1:9';

  const services = servicesInOrder(stage.clientsAt({ firecrawl: address }));
  const report = await stage.run({ services }).report;

  expect(report.results).toHaveLength(5);
  expect(report.failures[0]?.message).toBe(
    'No response received while trying to scrape URL. This may be a network error or the server is unreachable.',
  );
});

test('fault 20: a refused key is said to be refused, is not tried again, and stops further calls with it', async () => {
  await using stage = await startFaultStage();
  const { firecrawl } = stage.simulators;
  const services = servicesInOrder({
    ...stage.clients,
    firecrawl: createFirecrawl({ baseUrl: firecrawl.baseUrl, key: secretOf('fc-wrong'), fetch }),
  });

  const report = await stage.run({ services }).report;

  expect(report.results).toHaveLength(5);
  const { failures } = report;
  expect(failures.map(({ reason }) => reason).toSorted()).toEqual([
    'rejected',
    'rejected',
    'skipped',
  ]);
  for (const failure of failures) expect(explained(failure)).toContain('check the key on its card');
  expect(firecrawl.calls).toHaveLength(2);
});

const LIMITED = 'Rate limit exceeded.';
const limited = (headers: Readonly<Record<string, string>>, text = LIMITED) =>
  replyWith({
    ...jsonReply(429, { success: false, error: text }),
    headers: { 'content-type': 'application/json', ...headers },
  });

test.each([
  ['in seconds', limited({ 'retry-after': '7' }), 7250],
  [
    'as a date',
    limited({
      date: 'Fri, 20 Nov 2026 10:00:00 GMT',
      'retry-after': 'Fri, 20 Nov 2026 10:00:09 GMT',
    }),
    9250,
  ],
  ['in its text', replyWith(firecrawlReplies.rateLimited(12)), 12_250],
  ['nowhere', limited({}), 250],
])(
  'fault 21: a busy service that names a pause %s is given it, and all pages are read',
  async (_, answer, waitMs) => {
    await using stage = await startFaultStage();
    stage.simulators.firecrawl.script({ path: SCRAPE, times: 1, answer });
    const run = stage.run();

    const { results, failures } = await run.report;

    const waits = ofKind(run.events, 'waiting');
    expect(waits[0]).toMatchObject({ service: 'firecrawl', reason: 'rate-limited' });
    expect(waits.find(({ call }) => call === waits[0]?.call)?.milliseconds).toBe(waitMs);
    expect(failures).toEqual([]);
    expect(results.filter(({ content }) => content !== '')).toHaveLength(5);
  },
);

test.each([
  ['seconds', limited({ 'retry-after': '9999' })],
  ['text', replyWith(firecrawlReplies.rateLimited(37))],
])(
  'fault 21: a pause too long to wait for (%s) is told instead of waited for',
  async (_, answer) => {
    await using stage = await startFaultStage();
    stage.simulators.firecrawl.script({ path: SCRAPE, answer });
    const run = stage.run();

    const { results, failures } = await run.report;

    expect(ofKind(run.events, 'waiting')).toEqual([]);
    expect(stage.simulators.firecrawl.calls).toHaveLength(2);
    expect(results).toHaveLength(5);
    expect(failures.map(({ reason }) => reason).toSorted()).toEqual([
      'rate-limited',
      'rate-limited',
      'skipped',
    ]);
    expect(failures.map(explained).join(' ')).toMatch(/try again in (37 seconds|167 minutes)\./);
  },
);

test('fault 22: 502, 502, then 200 is a success, and each retry can be seen', async () => {
  await using stage = await startFaultStage();
  const { scraperApi } = stage.simulators;
  const isNewsQuery = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
    (query['url'] ?? '').includes('news');
  scraperApi.script({ times: 2, when: isNewsQuery, answer: replyWith(htmlReply(502, 'Bad')) });
  const run = stage.run();

  const { failures, foundBy } = await run.report;

  expect(foundBy).toBe('scraperapi');
  expect(failures).toEqual([]);
  expect(ofKind(run.events, 'resumed').map(({ retry }) => retry)).toEqual([1, 2]);
  // Full jitter, drawn in the middle: half of 500 ms, half of 1000 ms.
  expect(ofKind(run.events, 'waiting').map(({ milliseconds }) => milliseconds)).toEqual([250, 500]);
  expect(scraperApi.calls).toHaveLength(5);
});

test('fault 23: 503 for ever opens the breaker, and the next service is asked', async () => {
  await using stage = await startFaultStage();
  const { scraperApi } = stage.simulators;
  scraperApi.script({ answer: replyWith(htmlReply(503, 'Down')) });

  const { foundBy, failures } = await stage.run().report;

  expect(foundBy).toBe('serpapi');
  expect(failures).toHaveLength(3);
  expect(scraperApi.calls.length).toBeLessThanOrEqual(3 + 2);
});

test('fault 23: whatever fails, a run makes no more than ten attempts', async () => {
  await using stage = await startFaultStage();
  const { scraperApi, serpApi, firecrawl } = stage.simulators;
  const busy = replyWith(htmlReply(429, 'Busy'));
  scraperApi.script({ answer: busy });
  serpApi.script({ answer: busy });
  firecrawl.script({ answer: limited({}) });

  const report = await stage.run().report;

  expect(report.results).toEqual([]);
  expect(scraperApi.calls).toHaveLength(3 + 2);
  expect(serpApi.calls).toHaveLength(3);
  expect(scraperApi.calls.length + serpApi.calls.length + firecrawl.calls.length).toBe(10);
});

test("the proxy's own 500 came after 70 s of its own retries and is not retried", async () => {
  await using stage = await startFaultStage();
  const { scraperApi } = stage.simulators;
  scraperApi.script({ times: 1, answer: replyWith(scraperApiReplies.failed) });

  await stage.run().report;

  expect(scraperApi.calls).toHaveLength(3);
});

test('a page that Firecrawl has tried everything for is neither retried nor a sign of trouble', async () => {
  await using stage = await startFaultStage();
  const { firecrawl } = stage.simulators;
  firecrawl.script({ path: SCRAPE, answer: replyWith(firecrawlReplies.allEnginesFailed) });

  const { failures } = await stage.run().report;

  expect(firecrawl.calls).toHaveLength(5);
  expect(failures.map(({ reason }) => reason)).toEqual(Array(5).fill('refused'));
});

test.each([301, 302, 307])(
  'fault 24: a redirect (%i) to another origin is refused',
  async (status) => {
    await using stage = await startFaultStage();
    const { scraperApi, serpApi } = stage.simulators;
    const before = serpApi.calls.length;
    scraperApi.script({ answer: redirectTo(`${serpApi.baseUrl}/search?stolen=1`, status) });

    const { failures } = await stage.run().report;

    expect(failures[0]).toMatchObject({
      reason: 'refused',
      message:
        'ScraperAPI redirected to another address. The redirect was not followed, to protect the key.',
    });
    expect(serpApi.calls.slice(before).filter(({ query }) => 'stolen' in query)).toEqual([]);
  },
);

test.each([
  ['204', 204],
  ['an empty 200', 200],
])("fault 25: %s from every service is 'No results found'", async (_, status) => {
  await using stage = await startFaultStage();
  const { scraperApi, serpApi, firecrawl } = stage.simulators;
  for (const simulator of [scraperApi, serpApi, firecrawl]) {
    simulator.script({ answer: replyWith(htmlReply(status, '')) });
  }

  const { results, failures } = await stage.run().report;

  expect(results).toEqual([]);
  expect(failures.at(-1)).toMatchObject({ reason: 'empty', message: 'No results found' });
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['empty']));
});
