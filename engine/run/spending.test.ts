import { expect, test } from 'vitest';
import { firecrawlReplies } from '../../simulators/firecrawl/firecrawl-replies.ts';
import { DEMO_FIRECRAWL_KEY } from '../../simulators/firecrawl/firecrawl.ts';
import { googlePage } from '../../simulators/scraper-api/scraper-api-answers.ts';
import { scraperApiReplies } from '../../simulators/scraper-api/scraper-api-replies.ts';
import { DEMO_SCRAPER_API_KEY } from '../../simulators/scraper-api/scraper-api.ts';
import { DEMO_SERP_API_KEY } from '../../simulators/serp-api/serp-api.ts';
import { replyWith } from '../../simulators/server/faults.ts';
import type { Simulators } from '../../simulators/start-simulators.ts';
import type { KeyedServiceName, ServiceName } from '../model/service-failure.ts';
import { INGRID, startFaultStage } from '../testing/fault-stage.ts';
import { ofKind } from '../testing/run-stage.ts';
import { createSpending } from './spending.ts';

const GRANTED = { scraperapi: 1000, serpapi: 250, firecrawl: 1000 } as const;

/** What the simulated accounts were charged. */
function charged({ scraperApi, serpApi, firecrawl }: Simulators): Record<KeyedServiceName, number> {
  return {
    scraperapi: GRANTED.scraperapi - scraperApi.creditsLeft(DEMO_SCRAPER_API_KEY),
    serpapi: GRANTED.serpapi - serpApi.creditsLeft(DEMO_SERP_API_KEY),
    firecrawl: GRANTED.firecrawl - firecrawl.creditsLeft(DEMO_FIRECRAWL_KEY),
  };
}

type Sums = readonly { readonly service: ServiceName; readonly credits: number }[];

function byService(sums: Sums): Record<KeyedServiceName, number> {
  const of = (name: KeyedServiceName): number =>
    sums.find(({ service }) => service === name)?.credits ?? 0;
  return { scraperapi: of('scraperapi'), serpapi: of('serpapi'), firecrawl: of('firecrawl') };
}

const SCENES: readonly (readonly [string, (simulators: Simulators) => void])[] = [
  ['everything goes well', () => undefined],
  [
    'every results page hides its links, so that each search is paid twice',
    ({ scraperApi }) => scraperApi.script({ path: '/', answer: googlePage('goto') }),
  ],
  [
    'a page is tried again after a free refusal and another is never had',
    ({ firecrawl }) =>
      firecrawl.script(
        { path: '/v1/scrape', times: 1, answer: replyWith(firecrawlReplies.badGateway) },
        {
          path: '/v1/scrape',
          when: ({ nth }) => nth === 4,
          answer: replyWith(firecrawlReplies.unsupportedSite),
        },
      ),
  ],
  [
    'the proxy fails, so that the search API finds the links',
    ({ scraperApi }) => scraperApi.script({ answer: replyWith(scraperApiReplies.failed) }),
  ],
  [
    'only the last fallback finds anything',
    ({ scraperApi, serpApi }) => {
      scraperApi.script({ answer: replyWith(scraperApiReplies.failed) });
      serpApi.script({ answer: replyWith(scraperApiReplies.exhausted) });
    },
  ],
];

test.each(SCENES)('a run reports what its services charged when %s', async (_, arrange) => {
  await using stage = await startFaultStage();
  arrange(stage.simulators);
  const run = stage.run();

  const report = await run.report;

  const bills = charged(stage.simulators);
  expect(byService(report.credits)).toEqual(bills);
  const asked = new Map(ofKind(run.events, 'asked').map(({ call, service }) => [call, service]));
  const reported = [...ofKind(run.events, 'answered'), ...ofKind(run.events, 'failure')].flatMap(
    ({ call, charge }) => {
      const service = call === null ? undefined : asked.get(call);
      return service === undefined || charge === undefined ? [] : [{ service, ...charge }];
    },
  );
  const sum = (name: KeyedServiceName): number =>
    reported.reduce((total, { service, credits }) => total + (service === name ? credits : 0), 0);
  expect({
    scraperapi: sum('scraperapi'),
    serpapi: sum('serpapi'),
    firecrawl: sum('firecrawl'),
  }).toEqual(bills);
});

test('a search that finds nothing is paid for, and reported', async () => {
  await using stage = await startFaultStage();
  const prospect = { ...INGRID, name: 'Quentin Nowhere', company: 'Void Holdings' };

  const report = await stage.run({ prospect }).report;

  expect(report.results).toEqual([]);
  expect(byService(report.credits)).toEqual(charged(stage.simulators));
  expect(byService(report.credits).scraperapi).toBe(75);
});

test.each([
  [0, 0],
  [24, 8],
  [74, 55],
  [78, 78],
  [80, 80],
  [null, 80],
])(
  'a run with a limit of %s credits spends %i of them at most, and shows what there is',
  async (creditsMax, spentMax) => {
    await using stage = await startFaultStage();

    const report = await stage.run({ creditsMax }).report;

    const bills = charged(stage.simulators);
    const spent = bills.scraperapi + bills.serpapi + bills.firecrawl;
    expect(spent).toBeLessThanOrEqual(creditsMax ?? Infinity);
    expect(spent).toBeLessThanOrEqual(spentMax);
    expect(byService(report.credits)).toEqual(bills);
    const stops = report.failures.filter(({ reason }) => reason === 'limit-reached');
    expect(stops.map(({ message }) => message)).toEqual(
      creditsMax !== null && creditsMax < 80
        ? [`Stopped at your limit of ${creditsMax} credits. No further requests were made.`]
        : [],
    );
    expect(report.results.length > 0).toBe(creditsMax !== 0);
  },
);

test('calls made together cannot pass the limit together, and what was set aside in vain is free again', () => {
  const spending = createSpending(50);
  const first = spending.billFor('scraperapi').reserve(25);
  const second = spending.billFor('scraperapi').reserve(25);

  expect(() => spending.billFor('firecrawl').reserve(1)).toThrow('Stopped at your limit of 50');
  first({ credits: 0, isEstimate: false });
  second({ credits: 25, isEstimate: true });

  spending.billFor('firecrawl').reserve(25)({ credits: 1, isEstimate: false });
  expect(spending.sums()).toEqual([
    { service: 'scraperapi', credits: 25, isEstimate: true },
    { service: 'firecrawl', credits: 1, isEstimate: false },
  ]);
});
