import { expect, test } from 'vitest';
import {
  captivePortal,
  dropConnection,
  neverAnswer,
  slowDrip,
} from '../../../simulators/server/faults.ts';
import { servicesInOrder } from '../../services/service-order.ts';
import { startFaultStage } from '../../testing/fault-stage.ts';
import { ofKind } from '../../testing/run-stage.ts';

test('fault 1: offline before the start, nobody is asked and every service says why', async () => {
  await using stage = await startFaultStage();
  const { simulators } = stage;

  const report = await stage.run({ isOnline: () => false }).report;

  expect(report.results).toEqual([]);
  expect(report.failures.map(({ service, reason }) => [service, reason])).toEqual([
    ['scraperapi', 'offline'],
    ['serpapi', 'offline'],
    ['firecrawl', 'offline'],
  ]);
  expect(simulators.scraperApi.calls).toEqual([]);
  expect(simulators.firecrawl.calls).toEqual([]);
});

test('fault 2: offline while pages are read, what was found stays and the run ends without waiting out its limits', async () => {
  await using stage = await startFaultStage();
  const { firecrawl } = stage.simulators;
  firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth > 1,
    answer: neverAnswer(),
  });
  let isOnline = true;
  const { events, report } = stage.run({ isOnline: () => isOnline });
  await firecrawl.until((calls) => calls.length === 3);
  await expect.poll(() => ofKind(events, 'result').length).toBe(1);

  isOnline = false;
  await stage.clock.advance(1000);
  await stage.clock.advance(1000);

  const { results, failures } = await report;
  expect(results).toHaveLength(5);
  expect(results.filter(({ content }) => content !== '')).toHaveLength(1);
  expect(new Set(failures.map(({ service, reason }) => `${service} ${reason}`))).toEqual(
    new Set(['firecrawl offline']),
  );
  expect(firecrawl.calls).toHaveLength(3);
});

test('fault 2: a moment without connection gives up nothing', async () => {
  await using stage = await startFaultStage();
  const { firecrawl } = stage.simulators;
  firecrawl.script({ path: '/v1/scrape', answer: neverAnswer(), times: 1 });
  let isOnline = true;
  const { events, report } = stage.run({ isOnline: () => isOnline });
  await firecrawl.until((calls) => calls.length === 5);

  isOnline = false;
  await stage.clock.advance(1000);
  isOnline = true;
  await stage.clock.advance(1000);

  expect(firecrawl.calls.filter(({ aborted }) => aborted)).toEqual([]);
  await expect.poll(() => ofKind(events, 'result').length).toBe(4);
  await stage.clock.advance(65_000);
  expect((await report).failures).toMatchObject([{ service: 'firecrawl', reason: 'timed-out' }]);
});

test.each([
  ['fault 3: a name that does not resolve', 'https://service.invalid'],
  ['fault 5: a TLS handshake that fails', 'https'],
])('%s fails as unreachable and the next service is used', async (_, address) => {
  await using stage = await startFaultStage();
  const { baseUrl } = stage.simulators.scraperApi;
  const scraperApi = address === 'https' ? baseUrl.replace('http:', 'https:') : address;

  const services = servicesInOrder(stage.clientsAt({ scraperApi }));
  const report = await stage.run({ services }).report;

  expect(report.foundBy).toBe('serpapi');
  expect(report.results.length).toBeGreaterThan(0);
  expect(report.failures).toHaveLength(3);
  expect(report.failures[0]).toEqual({
    service: 'scraperapi',
    reason: 'unreachable',
    message:
      'ScraperAPI: could not be reached — check your connection, and whether an ad blocker or firewall blocks it.',
    status: null,
  });
});

test('fault 4: a connection reset in the middle of a page costs that page, which stays by title and snippet', async () => {
  await using stage = await startFaultStage();
  stage.simulators.firecrawl.script({ path: '/v1/scrape', times: 1, answer: dropConnection(40) });

  const report = await stage.run().report;

  expect(report.results).toHaveLength(5);
  expect(report.results.filter(({ content }) => content === '')).toHaveLength(1);
  expect(report.failures).toMatchObject([{ service: 'firecrawl', reason: 'unreachable' }]);
  expect(report.failures[0]?.message).toMatch(/^No response received while trying to scrape URL/);
  // Whether the page was billed nobody knows, so it is not asked for again.
  expect(stage.simulators.firecrawl.calls).toHaveLength(5);
});

test('fault 6: the sign-in page of a network in between is a bad answer, not "no results"', async () => {
  await using stage = await startFaultStage();
  const { scraperApi, serpApi, firecrawl } = stage.simulators;
  for (const simulator of [scraperApi, serpApi, firecrawl]) {
    simulator.script({ answer: captivePortal() });
  }

  const report = await stage.run().report;

  expect(report.results).toEqual([]);
  expect(new Set(report.failures.map(({ reason }) => reason))).toEqual(new Set(['unreadable']));
  expect(report.failures.at(-1)?.message).toBe(
    'Firecrawl: sent a response that cannot be read — check whether this network requires you to sign in, or try again later.',
  );
});

test('fault 8: a proxy that needs 69 s still succeeds', async () => {
  await using stage = await startFaultStage();
  const { scraperApi, serpApi } = stage.simulators;
  scraperApi.script({ times: 3, answer: slowDrip(1_000_000, 300) });
  const { report } = stage.run();
  await scraperApi.until((calls) => calls.length === 3);

  await stage.clock.advance(69_000);

  expect((await report).foundBy).toBe('scraperapi');
  expect(serpApi.calls).toEqual([]);
});

test('fault 8: a proxy that needs 71 s is given up and the next service is asked', async () => {
  await using stage = await startFaultStage();
  const { scraperApi } = stage.simulators;
  scraperApi.script({ answer: neverAnswer() });
  const { report } = stage.run();
  await scraperApi.until((calls) => calls.length === 3);

  await stage.clock.advance(71_000);

  const { foundBy, failures } = await report;
  expect(foundBy).toBe('serpapi');
  expect(failures.map(({ service, reason }) => `${service} ${reason}`)).toEqual(
    Array(3).fill('scraperapi timed-out'),
  );
});

test('fault 9: answers that only drip cannot keep a run beyond its two minutes', async () => {
  await using stage = await startFaultStage();
  const { scraperApi, firecrawl } = stage.simulators;
  firecrawl.script({ path: '/v1/scrape', answer: slowDrip(1, 400) });
  const { report } = stage.run();
  await firecrawl.until((calls) => calls.length === 2);

  await stage.clock.advance(60_000);
  await stage.clock.advance(6000);
  await firecrawl.until((calls) => calls.length === 4);
  await stage.clock.advance(54_000);

  const { results, failures } = await report;
  expect(stage.clock.elapsedMs()).toBe(120_000);
  expect(results).toHaveLength(5);
  expect(failures.map(({ reason }) => reason)).toEqual(Array(5).fill('timed-out'));
  expect(failures.at(-1)?.message).toContain('the run reached its 120-second limit');
  await firecrawl.until((calls) => calls.every(({ finishedAt }) => finishedAt !== null));
  expect(scraperApi.calls).toHaveLength(3);
});

test('fault 10: a service whose packets are all lost is spared after three failures', async () => {
  await using stage = await startFaultStage();
  const { firecrawl } = stage.simulators;
  firecrawl.script({ path: '/v1/scrape', answer: neverAnswer() });
  const { report } = stage.run({ scrapeConcurrency: 3 });
  await firecrawl.until((calls) => calls.length === 3);

  await stage.clock.advance(65_000);

  const { results, failures } = await report;
  expect(firecrawl.calls).toHaveLength(3);
  expect(results).toHaveLength(5);
  expect(failures.at(-1)).toMatchObject({
    reason: 'skipped',
    message:
      'Firecrawl: skipped for the rest of this run: it failed three times in a row — try again later.',
  });
});
