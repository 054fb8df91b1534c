import { expect, test } from 'vitest';
import { firecrawlKeylessReplies } from '../../../simulators/firecrawl-keyless/firecrawl-keyless-replies.ts';
import type { ScriptedAnswer } from '../../../simulators/server/answer.ts';
import { changed, replyWith } from '../../../simulators/server/faults.ts';
import { tavilyReplies } from '../../../simulators/tavily/tavily.ts';
import { explained } from '../../messages/service-messages.ts';
import { servicesWithoutKeys } from '../../services/service-order.ts';
import { startFaultStage, type FaultStage, type ObservedRun } from '../../testing/fault-stage.ts';
import { ofKind } from '../../testing/run-stage.ts';

const SEARCHES = 3;

function runWithoutKeys(stage: FaultStage): ObservedRun {
  return stage.run({ services: servicesWithoutKeys(stage.keyless) });
}

/** The refusal of one service, which the next one makes good. */
async function afterRefusal(answer: ScriptedAnswer) {
  const stage = await startFaultStage();
  stage.simulators.firecrawlKeyless.script({ answer });
  const { report } = runWithoutKeys(stage);
  return { stage, report: await report, [Symbol.asyncDispose]: stage[Symbol.asyncDispose] };
}

test.each([
  [66, 'IPv6’s 401', firecrawlKeylessReplies.unauthorized],
  [67, 'a suspicious address (403)', firecrawlKeylessReplies.suspiciousAddress],
] as const)(
  'fault %i: %s is told as an address that is not served, and the next service is asked',
  async (_number, _name, reply) => {
    await using refused = await afterRefusal(replyWith(reply));
    const { report, stage } = refused;

    expect(report.foundBy).toBe('tavily');
    expect(report.results).not.toEqual([]);
    expect(report.failures).toMatchObject([
      { service: 'firecrawl-keyless', reason: 'address-refused', status: reply.status },
    ]);
    expect(report.failures.map(explained)).toEqual([
      "Firecrawl's free service: does not serve this internet address without a key — try another network, or add API keys.",
    ]);
    expect(stage.simulators.firecrawlKeyless.calls).toHaveLength(SEARCHES);
  },
);

test('fault 68: a day’s budget that is used up is named once, with the time it is free again, and never retried', async () => {
  const reply = firecrawlKeylessReplies.budgetUsedUp('credits', 7200);
  await using refused = await afterRefusal(replyWith(reply));
  const { report, stage } = refused;

  expect(report.foundBy).toBe('tavily');
  expect(report.failures).toMatchObject([
    { service: 'firecrawl-keyless', reason: 'budget-used-up', status: 429 },
  ]);
  // The clock of the stage shows the start of the run, give or take what the searches took.
  expect(report.failures[0]?.freeAgainAt).toMatch(/^2026-11-20T02:0/);
  expect(stage.simulators.firecrawlKeyless.calls).toHaveLength(SEARCHES);
});

test('fault 69: a day’s budget without its fields is reported without a time, and never retried', async () => {
  const reply = firecrawlKeylessReplies.budgetUsedUpWithoutFields;
  await using refused = await afterRefusal(replyWith(reply));
  const { report, stage } = refused;

  expect(report.foundBy).toBe('tavily');
  expect(report.failures.map(explained)).toEqual([
    "Firecrawl's free service: today's free budget for this internet address is used up — try again tomorrow, or add API keys.",
  ]);
  expect(stage.simulators.firecrawlKeyless.calls).toHaveLength(SEARCHES);
});

test('fault 70: a limit per minute that is given in words is waited for', async () => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless } = stage.simulators;
  const answer = replyWith(firecrawlKeylessReplies.perMinute(15));
  firecrawlKeyless.script({ path: '/v2/search', times: 1, answer });

  const run = runWithoutKeys(stage);
  const report = await run.report;

  expect(report.foundBy).toBe('firecrawl-keyless');
  expect(report.failures).toEqual([]);
  const [waiting] = ofKind(run.events, 'waiting');
  expect(waiting).toMatchObject({ service: 'firecrawl-keyless', reason: 'rate-limited' });
  expect(waiting?.milliseconds).toBeGreaterThanOrEqual(15_000);
  expect(waiting?.milliseconds).toBeLessThan(17_000);
});

const withoutWeb = (data: unknown): ScriptedAnswer =>
  changed((reply) => ({ ...reply, body: JSON.stringify({ success: true, data }) }));

test.each([
  ['no lists at all', {}],
  ['empty lists', { web: [], news: [] }],
  ['an empty flat list', []],
  ['null for its lists', { web: null, news: null }],
])('fault 71: an answer with %s has found nothing, and is no error', async (_, data) => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless } = stage.simulators;
  firecrawlKeyless.script({ path: '/v2/search', answer: withoutWeb(data) });

  const report = await runWithoutKeys(stage).report;

  expect(report.foundBy).toBe('tavily');
  expect(new Set(report.failures.map(({ reason }) => reason))).toEqual(new Set(['empty']));
});

test('fault 71: an answer with news alone, or with a flat list, is read', async () => {
  const link = { url: 'https://ledgerwire.example/news/1', title: 'Ingrid Solberg of Nordvik' };
  for (const data of [{ news: [link] }, [link]]) {
    await using stage = await startFaultStage();
    const { firecrawlKeyless } = stage.simulators;
    firecrawlKeyless.script({ path: '/v2/search', answer: withoutWeb(data) });

    expect((await runWithoutKeys(stage).report).foundBy).toBe('firecrawl-keyless');
  }
});

test('fault 72: a description in Markdown becomes plain text, and a date in words is kept', async () => {
  await using stage = await startFaultStage();
  const found = {
    web: [
      {
        url: 'https://ledgerwire.example/news/1',
        title: 'Ingrid Solberg of Nordvik Bank',
        description:
          '![Lead](https://ledgerwire.example/lead.jpg)\n\n# Nordvik Bank\n\n**Ingrid Solberg** [speaks](https://a.example).',
      },
    ],
    news: [
      {
        url: 'https://ledgerwire.example/news/2',
        title: 'Ingrid Solberg at Nordvik Bank',
        snippet: 'The security chief of Nordvik Bank, Ingrid Solberg, was asked.',
        date: '2 hours ago',
      },
    ],
  };
  const { firecrawlKeyless, tavily, exa } = stage.simulators;
  firecrawlKeyless.script({ path: '/v2/search', answer: withoutWeb(found) });
  // Nobody can read the pages, so that what the search said is all there is.
  const failing = replyWith(tavilyReplies.failed);
  for (const service of [firecrawlKeyless, tavily, exa]) service.script({ answer: failing });

  const run = runWithoutKeys(stage);
  const { results } = await run.report;

  const links = ofKind(run.events, 'link').map(({ link }) => link);
  expect(links.map(({ snippet }) => snippet)).toContain('Nordvik Bank Ingrid Solberg speaks.');
  expect(links.map(({ dateText }) => dateText)).toContain('2 hours ago');
  expect(results.map(({ date }) => date)).toContainEqual({
    day: '2026-11-20',
    precision: 'day',
    origin: 'search result',
  });
});

test('fault 76: a refusal that the browser withholds looks like no connection, and the next service is asked', async () => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless } = stage.simulators;
  const withheld = { ...stage.keyless, firecrawlKeyless: stage.withheld(firecrawlKeyless) };

  const report = await stage.run({ services: servicesWithoutKeys(withheld) }).report;

  expect(report.foundBy).toBe('tavily');
  expect(report.failures[0]).toMatchObject({
    service: 'firecrawl-keyless',
    reason: 'unreachable',
    status: null,
  });
  expect(firecrawlKeyless.calls).toHaveLength(SEARCHES);
});

test.each([
  [tavilyReplies.unauthorized, 'closed'],
  [tavilyReplies.paymentRequired, 'budget-used-up'],
  [tavilyReplies.planLimit, 'budget-used-up'],
  [tavilyReplies.failed, 'refused'],
])('fault 77: a refusal of Tavily’s (%o) is named by what it means', async (reply, reason) => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless, tavily } = stage.simulators;
  firecrawlKeyless.script({ answer: replyWith(firecrawlKeylessReplies.notSupported) });
  tavily.script({ answer: replyWith(reply) });

  const { failures, foundBy } = await runWithoutKeys(stage).report;

  expect(foundBy).toBe('exa');
  expect(failures[0]).toMatchObject({ service: 'firecrawl-keyless', reason: 'closed' });
  expect(failures[1]).toMatchObject({ service: 'tavily', reason, status: reply.status });
});

test('fault 78: consent that is withdrawn in the middle ends the calls in flight, and no more are made', async () => {
  await using stage = await startFaultStage();
  const { firecrawlKeyless, tavily, exa } = stage.simulators;
  firecrawlKeyless.script({ path: '/v2/scrape', answer: { kind: 'silence' } });

  const run = runWithoutKeys(stage);
  // Two pages are read at a time.
  await firecrawlKeyless.until(
    (calls) => calls.filter(({ path }) => path === '/v2/scrape').length === 2,
  );
  const before = firecrawlKeyless.calls.length;
  stage.withdraw();
  const report = await run.report;

  await firecrawlKeyless.until((calls) => calls.every(({ finishedAt }) => finishedAt !== null));
  expect(report.failures.map(({ reason }) => reason)).toContain('not-allowed');
  expect(report.results).not.toEqual([]);
  expect(firecrawlKeyless.calls).toHaveLength(before);
  expect(firecrawlKeyless.calls.filter(({ aborted }) => aborted).length).toBeGreaterThan(0);
  expect([...tavily.calls, ...exa.calls]).toEqual([]);
});
