import { expect, test } from 'vitest';
import { EXA_LIMIT_SENTENCE, exaReplies, textReply } from '../../../simulators/exa/exa-replies.ts';
import { firecrawlKeylessReplies } from '../../../simulators/firecrawl-keyless/firecrawl-keyless-replies.ts';
import { jsonReply, type Reply } from '../../../simulators/server/answer.ts';
import {
  captivePortal,
  changed,
  dropConnection,
  replyWith,
} from '../../../simulators/server/faults.ts';
import { tavilyReplies } from '../../../simulators/tavily/tavily.ts';
import { servicesWithoutKeys } from '../../services/service-order.ts';
import { startFaultStage, type FaultStage, type ObservedRun } from '../../testing/fault-stage.ts';
import { ofKind } from '../../testing/run-stage.ts';

const SEARCHES = 3;

function runWithoutKeys(stage: FaultStage): ObservedRun {
  return stage.run({ services: servicesWithoutKeys(stage.keyless) });
}

/** Firecrawl and Tavily are used up, so that Exa is asked. */
async function stageWithExaAlone(): Promise<FaultStage> {
  const stage = await startFaultStage();
  const { firecrawlKeyless, tavily } = stage.simulators;
  const usedUp = replyWith(firecrawlKeylessReplies.budgetUsedUpWithoutFields);
  firecrawlKeyless.script({ answer: usedUp });
  tavily.script({ answer: replyWith(tavilyReplies.planLimit) });
  return stage;
}

const exaFailures = async (stage: FaultStage) => {
  const { failures } = await runWithoutKeys(stage).report;
  return failures.filter(({ service }) => service === 'exa');
};

test('fault 73: an event stream that ends in the middle is unreadable, never ‘no results’', async () => {
  await using stage = await stageWithExaAlone();
  const half = (reply: Reply): Reply => ({
    ...reply,
    body: reply.body.slice(0, reply.body.length / 2),
  });
  stage.simulators.exa.script({ answer: changed(half) });

  const reasons = (await exaFailures(stage)).map(({ reason }) => reason);

  expect(reasons.length).toBeGreaterThan(0);
  expect(new Set(reasons)).toEqual(new Set(['unreadable']));
});

test('fault 73: an event stream whose connection breaks is a broken connection', async () => {
  await using stage = await stageWithExaAlone();
  stage.simulators.exa.script({ answer: dropConnection(200) });

  const reasons = (await exaFailures(stage)).map(({ reason }) => reason);

  expect(new Set(reasons)).toEqual(new Set(['unreachable']));
});

test.each([
  ['status 429', exaReplies.tooManyRequests],
  ['an error of the protocol', exaReplies.limitAsError],
  ['a marked success', exaReplies.limitAsResult],
])('fault 74: a limit that comes as %s is a budget used up', async (_, reply) => {
  await using stage = await stageWithExaAlone();
  stage.simulators.exa.script({ answer: replyWith(reply) });

  expect(await exaFailures(stage)).toMatchObject([{ reason: 'budget-used-up' }]);
  expect(stage.simulators.exa.calls).toHaveLength(SEARCHES);
});

test('fault 74: a page that contains the words of a limit is a result like any other', async () => {
  await using stage = await stageWithExaAlone();
  const block = [
    'Title: Ingrid Solberg of Nordvik Bank on limits',
    'URL: https://ledgerwire.example/news/limits',
    'Published: 2026-05-02T00:00:00.000Z',
    'Author: N/A',
    'Highlights:',
    `Ingrid Solberg of Nordvik Bank read: ${EXA_LIMIT_SENTENCE}`,
  ].join('\n');
  const isSearch = ({ bodyText }: { readonly bodyText: string }): boolean =>
    bodyText.includes('web_search_exa');
  stage.simulators.exa.script({ when: isSearch, answer: replyWith(textReply(block)) });

  const run = runWithoutKeys(stage);
  const report = await run.report;

  expect(report.foundBy).toBe('exa');
  expect(ofKind(run.events, 'link').map(({ link }) => link)).toMatchObject([
    { title: 'Ingrid Solberg of Nordvik Bank on limits', dateText: '2026-05-02' },
  ]);
});

test.each(['firecrawlKeyless', 'tavily', 'exa'] as const)(
  'fault 75: HTML with status 200 from %s cannot be read, and is never ‘no results’',
  async (name) => {
    await using stage = await startFaultStage();
    for (const one of ['firecrawlKeyless', 'tavily', 'exa'] as const) {
      const answer = one === name ? captivePortal() : replyWith(jsonReply(403, {}));
      stage.simulators[one].script({ answer });
    }

    const { failures } = await runWithoutKeys(stage).report;

    const service = name === 'firecrawlKeyless' ? 'firecrawl-keyless' : name;
    const reasons = failures.filter((one) => one.service === service).map(({ reason }) => reason);
    expect(reasons).toContain('unreadable');
    expect(reasons).not.toContain('empty');
  },
);

test('fault 75: the page that keeps cloud addresses out is reported as an address that is not served', async () => {
  await using stage = await stageWithExaAlone();
  stage.simulators.exa.script({ answer: replyWith(exaReplies.cloudAddress) });

  expect(await exaFailures(stage)).toMatchObject([{ reason: 'address-refused', status: 403 }]);
});
