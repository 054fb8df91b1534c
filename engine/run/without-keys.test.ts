import { expect, test } from 'vitest';
import { firecrawlReplies } from '../../simulators/firecrawl/firecrawl-replies.ts';
import { jsonReply, type ScriptedAnswer } from '../../simulators/server/answer.ts';
import {
  captivePortal,
  dropConnection,
  invalidJson,
  neverAnswer,
  replyWith,
  wrongShape,
} from '../../simulators/server/faults.ts';
import { secretOf } from '../model/secret.ts';
import { createFirecrawl } from '../services/firecrawl/client.ts';
import { createScraperApi } from '../services/scraper-api/client.ts';
import { createSerpApi } from '../services/serp-api/client.ts';
import { servicesForRun } from '../services/service-order.ts';
import { startFaultStage, type FaultStage } from '../testing/fault-stage.ts';
import { ofKind } from '../testing/run-stage.ts';

const KEY = 'test-key-0123456789';

/** The run of an account with keys for these services, at the stage's simulators. */
function servicesWith(stage: FaultStage, keyed: readonly string[], isConsentGiven = true) {
  const { scraperApi, serpApi, firecrawl } = stage.simulators;
  const options = (name: string, baseUrl: string) => ({
    baseUrl,
    key: secretOf(keyed.includes(name) ? KEY : ''),
    fetch: globalThis.fetch,
    wait: stage.clock.wait,
  });
  return servicesForRun({
    keyed: {
      scraperApi: createScraperApi(options('scraperApi', scraperApi.baseUrl)),
      serpApi: createSerpApi(options('serpApi', serpApi.baseUrl)),
      firecrawl: createFirecrawl(options('firecrawl', firecrawl.baseUrl)),
    },
    keyless: stage.keyless,
    isConsentGiven,
  });
}

function callsWithoutKey({ simulators }: FaultStage): number {
  const { firecrawlKeyless, tavily, exa } = simulators;
  return firecrawlKeyless.calls.length + tavily.calls.length + exa.calls.length;
}

const FAULTS: Readonly<Record<string, ScriptedAnswer>> = {
  ...Object.fromEntries(
    [400, 401, 402, 403, 404, 408, 429, 500, 503].map((status) => [
      `status ${status}`,
      replyWith(jsonReply(status, { success: false, error: 'No.' })),
    ]),
  ),
  'no credits': replyWith(firecrawlReplies.outOfCredits),
  'half an answer': invalidJson(),
  'the wrong shape': wrongShape(),
  'a sign-in page': captivePortal(),
  'a broken connection': dropConnection(),
};

test.each(Object.entries(FAULTS))(
  'with keys saved, no request ever goes to a service without a key: the keyed ones answer with %s',
  async (_, answer) => {
    await using stage = await startFaultStage();
    const { scraperApi, serpApi, firecrawl } = stage.simulators;
    for (const service of [scraperApi, serpApi, firecrawl]) service.script({ answer });

    const services = servicesWith(stage, ['scraperApi', 'serpApi', 'firecrawl']);
    const report = await stage.run({ services }).report;

    expect(report.results).toEqual([]);
    expect(scraperApi.calls.length).toBeGreaterThan(0);
    expect(callsWithoutKey(stage)).toBe(0);
  },
);

test.each(['scraperApi', 'serpApi', 'firecrawl'])(
  'a key for %s alone keeps the services without a key out',
  async (name) => {
    await using stage = await startFaultStage();

    await stage.run({ services: servicesWith(stage, [name]) }).report;

    expect(callsWithoutKey(stage)).toBe(0);
  },
);

test('without keys and without consent nobody is asked, and the missing keys are named', async () => {
  await using stage = await startFaultStage();

  const report = await stage.run({ services: servicesWith(stage, [], false) }).report;

  expect(report.failures.map(({ reason }) => reason)).toEqual([
    'missing-key',
    'missing-key',
    'missing-key',
  ]);
  expect(callsWithoutKey(stage)).toBe(0);
});

test('without keys and with consent, three queries and five pages make a real report for nothing', async () => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless, tavily, exa } = stage.simulators;

  const report = await stage.run({ services: servicesWith(stage, []) }).report;

  expect(report).toMatchObject({ foundBy: 'firecrawl-keyless', failures: [], credits: [] });
  expect(report.results.some(({ verdict }) => verdict === 'confirmed')).toBe(true);
  expect(report.results.every(({ content }) => content !== '')).toBe(true);
  const queries = firecrawlKeyless.calls.flatMap(({ body }) =>
    typeof body === 'object' && body !== null && 'query' in body ? [body.query] : [],
  );
  expect(new Set(queries)).toEqual(
    new Set([
      '"Ingrid Solberg" Nordvik Bank news',
      '"Ingrid Solberg" interview podcast',
      'Nordvik Bank "Ingrid Solberg" article',
    ]),
  );
  for (const { headers } of firecrawlKeyless.calls)
    expect(headers).not.toHaveProperty('authorization');
  expect([...tavily.calls, ...exa.calls]).toEqual([]);
});

test('a page that the first free service cannot read is read by the second, then by the third', async () => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless, tavily, exa } = stage.simulators;
  const failing = replyWith(jsonReply(500, {}));
  firecrawlKeyless.script({ path: '/v2/scrape', answer: failing });
  tavily.script({ path: '/extract', answer: failing });

  const report = await stage.run({ services: servicesWith(stage, []) }).report;

  expect(report.results.every(({ content }) => content !== '')).toBe(true);
  expect(tavily.calls.length).toBeGreaterThan(0);
  expect(exa.calls.length).toBeGreaterThan(0);
});

test('a cancelled run ends every call to a service without a key', async () => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless, tavily, exa, wikidata } = stage.simulators;
  for (const service of [firecrawlKeyless, wikidata]) service.script({ answer: neverAnswer() });
  const cancelling = new AbortController();
  const { companyDirectory } = stage;

  const { report } = stage.run({
    services: servicesWith(stage, []),
    companyDirectory,
    signal: cancelling.signal,
  });
  await Promise.all([
    firecrawlKeyless.until((calls) => calls.length === 3),
    wikidata.until((calls) => calls.length === 1),
  ]);
  cancelling.abort(new Error('Cancelled.'));

  await expect(report).rejects.toThrow('Cancelled.');
  for (const service of [firecrawlKeyless, wikidata]) {
    await service.until((calls) => calls.every(({ aborted }) => aborted));
  }
  expect([...tavily.calls, ...exa.calls]).toEqual([]);
});

test('who the company is comes beside the searches, and no name of a person is sent', async () => {
  await using stage = await startFaultStage();
  const { wikidata } = stage.simulators;
  // The searches take as long as they take; here, until Wikidata has answered.
  const answered = wikidata.until(
    (calls) => calls.length === 2 && calls.every(({ finishedAt }) => finishedAt !== null),
  );
  const keyless = servicesWith(stage, []);
  const searches = keyless.searches.map((service) => ({
    ...service,
    search: async (query: string, signal: AbortSignal) => {
      await answered;
      return service.search(query, signal);
    },
  }));

  const { companyDirectory } = stage;
  const run = stage.run({ services: { ...keyless, searches }, companyDirectory });
  await run.report;

  expect(ofKind(run.events, 'company')).toMatchObject([
    { company: { name: 'Nordvik Bank', aliases: ['Nordvik', 'NVB'] } },
  ]);
  const sent = wikidata.calls.map(({ query }) => JSON.stringify(query)).join(' ');
  expect(sent).not.toMatch(/ingrid|solberg/i);
});

test('a run never waits for who the company is, and ends the question when it is done', async () => {
  await using stage = await startFaultStage();
  const { wikidata } = stage.simulators;
  wikidata.script({ answer: neverAnswer() });

  const { companyDirectory } = stage;
  const report = await stage.run({ services: servicesWith(stage, []), companyDirectory }).report;

  expect(report.foundBy).toBe('firecrawl-keyless');
  expect(report.failures).toEqual([]);
  await wikidata.until((calls) => calls.every(({ aborted }) => aborted));
});
