import { expect, test } from 'vitest';
import { type ResearchReport, type ResearchResult, wasRead } from '../model/research-event.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
  type RunStage,
} from '../testing/run-stage.ts';
import type { ReceivedCall, TestReply } from '../testing/start-service.ts';
import { readMore, type ReadMoreRequest } from './read-more.ts';
import { research } from './research.ts';

/** So many results, the same for all three queries. */
function resultsPage(count: number): TestReply {
  const shown = Array.from({ length: count }, (_, index) => ({
    url: `https://site${index}.example/news/${index}`,
    title: `Ada Okafor, story ${index}`,
    snippet: `What Ada Okafor of Acme said about controls in story number ${index}, as searched.`,
  }));
  return { body: desktopPage(shown) };
}

const readAll = (call: ReceivedCall): TestReply => pageReply(scrapedAddress(call));
const failSix = (call: ReceivedCall): TestReply =>
  scrapedAddress(call).includes('site6') ? { status: 500, body: '{}' } : readAll(call);
const RESEARCHED_AT = new Date('2026-11-20T00:00:00Z');

async function firstReport(stage: RunStage): Promise<ResearchReport> {
  const report = ofKind(await eventsOf(research(stage.request())), 'done')[0]?.report;
  if (!report) throw new Error('The run ended without a report.');
  return report;
}

function moreOf(
  stage: RunStage,
  { results, unread, credits }: ResearchReport,
  part: Partial<ReadMoreRequest> = {},
): ReadMoreRequest {
  return {
    ...stage.request(),
    results,
    unread,
    ids: unread.slice(0, 5).map(({ id }) => id),
    earlier: { calls: 8, credits },
    researchedAt: RESEARCHED_AT,
    ...part,
  };
}

const idsOf = (results: readonly ResearchResult[]): ReadonlySet<string> =>
  new Set(results.map(({ id }) => id));

test('what is read further joins the report, judged together with the pages read before; the others stay unread', async () => {
  await using stage = await startRunStage({
    scraperApi: () => resultsPage(12),
    firecrawl: readAll,
  });
  const before = await firstReport(stage);
  expect([before.results.length, before.unread.length]).toEqual([5, 7]);

  const events = await eventsOf(readMore(moreOf(stage, before)));

  const after = ofKind(events, 'done')[0]?.report;
  expect(idsOf(after?.results ?? [])).toEqual(
    idsOf([...before.results, ...before.unread.slice(0, 5)]),
  );
  expect(idsOf(after?.unread ?? [])).toEqual(idsOf(before.unread.slice(5)));
  expect(after?.results.every(wasRead)).toBe(true);
  expect(ofKind(events, 'stage')).toEqual([]);
  expect(stage.scraperApi.calls).toHaveLength(3);
  expect(stage.firecrawl.calls).toHaveLength(10);
});

test('the verdicts are those of a run that had read all the pages at once, in whatever order they were read', async () => {
  await using stage = await startRunStage({
    scraperApi: () => resultsPage(10),
    firecrawl: readAll,
  });
  const before = await firstReport(stage);
  const [first, ...others] = before.unread.map(({ id }) => id);

  const inOne = ofKind(await eventsOf(readMore(moreOf(stage, before))), 'done')[0]?.report;
  const step = moreOf(stage, before, { ids: [first ?? ''] });
  const half = ofKind(await eventsOf(readMore(step)), 'done')[0]?.report ?? before;
  const inTwo = ofKind(await eventsOf(readMore(moreOf(stage, half, { ids: others }))), 'done')[0]
    ?.report;

  const verdicts = (report: ResearchReport | undefined) =>
    (report?.results ?? [])
      .map(({ id, relevance, verdict, date }) => ({ id, relevance, verdict, date }))
      .toSorted((one, other) => one.id.localeCompare(other.id));
  expect(verdicts(inTwo)).toEqual(verdicts(inOne));
});

test('a page that cannot be read stays unread with the reason, and can be asked for again', async () => {
  let isBroken = true;
  await using stage = await startRunStage({
    scraperApi: () => resultsPage(7),
    firecrawl: (call) => (isBroken ? failSix(call) : readAll(call)),
  });
  const before = await firstReport(stage);

  const after = ofKind(await eventsOf(readMore(moreOf(stage, before))), 'done')[0]?.report;

  expect(after?.results).toHaveLength(6);
  expect(after?.unread.map(({ source }) => source)).toEqual(['site6.example']);
  expect(after?.unread[0]?.notRead).toMatch(/Status code: 500/);

  isBroken = false;
  const again = moreOf(stage, after ?? before);
  const last = ofKind(await eventsOf(readMore(again)), 'done')[0]?.report;
  expect(last?.results).toHaveLength(7);
  expect(last?.results.every(wasRead)).toBe(true);
});

test('a result whose page could not be read says so, is not counted as read, and is read when asked for again', async () => {
  let isBroken = true;
  await using stage = await startRunStage({
    scraperApi: () => resultsPage(5),
    firecrawl: (call) =>
      isBroken && scrapedAddress(call).includes('site1')
        ? { status: 500, body: '{}' }
        : readAll(call),
  });
  const before = await firstReport(stage);
  const failed = before.results.find((result) => !wasRead(result));
  expect(failed?.notRead).toMatch(/Status code: 500/);

  isBroken = false;
  const request = moreOf(stage, before, { ids: [failed?.id ?? ''] });
  const after = ofKind(await eventsOf(readMore(request)), 'done')[0]?.report;

  expect(after?.results).toHaveLength(5);
  expect(after?.results.every(wasRead)).toBe(true);
});

test('calls are counted on, and what was spent before counts against the same limit', async () => {
  await using stage = await startRunStage({ scraperApi: () => resultsPage(7), firecrawl: readAll });
  const before = await firstReport(stage);
  const credits = [{ service: 'firecrawl', credits: 5, isEstimate: false }] as const;

  const events = await eventsOf(
    readMore(moreOf(stage, before, { earlier: { calls: 8, credits }, creditsMax: 6 })),
  );

  expect(ofKind(events, 'asked').map(({ call }) => call)).toEqual([9, 10]);
  expect(ofKind(events, 'done')[0]?.report.credits[0]).toMatchObject({ credits: 6 });
  expect(ofKind(events, 'done')[0]?.report.unread[0]?.notRead).toMatch(/limit/i);
});
