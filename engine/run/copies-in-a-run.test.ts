import { expect, test } from 'vitest';
import type { ResearchEvent, ResearchReport, ResearchResult } from '../model/research-event.ts';
import { createGates } from '../testing/gates.ts';
import { desktopPage, type ShownResult } from '../testing/results-pages.ts';
import { eventsOf, ofKind, scrapedAddress, startRunStage } from '../testing/run-stage.ts';
import type { ReceivedCall, TestReply } from '../testing/start-service.ts';
import { OTHER_STORY, STORY, printedBy } from '../testing/stories.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { research } from './research.ts';

const HOSTS = ['portal.example', 'ledger.example', 'stage.example'] as const;
const addressAt = (host: string): string => `https://${host}/news/story`;

const DAYS: Readonly<Record<string, string>> = {
  'ledger.example': '2026-10-06T08:00:00Z',
  'portal.example': '2026-10-07T08:00:00Z',
};

/** Two hosts carry one story, the third another; titles and snippets differ, so that only the pages show it. */
function storyReply(call: ReceivedCall): TestReply {
  const url = scrapedAddress(call);
  const host = new URL(url).hostname;
  const markdown = printedBy(host, host === 'stage.example' ? OTHER_STORY : STORY);
  const metadata = { title: `At ${host}`, statusCode: 200, url, publishedTime: DAYS[host] };
  return { body: { success: true, data: { markdown, metadata } } };
}

const shownAt = (host: string): ShownResult => ({
  url: addressAt(host),
  title: `Ada Okafor as told by ${host}`,
  snippet: `What ${host} has to say about Ada Okafor of Acme, in its very own words and order.`,
});

/** What a screen shows that follows the events and never sees the report. */
function screenAfter(events: readonly ResearchEvent[]): readonly ResearchResult[] {
  const shown = new Map<string, ResearchResult>();
  for (const event of events) {
    if (event.kind === 'result') shown.set(event.result.id, event.result);
    if (event.kind === 'rejected') shown.delete(canonicalUrl(event.rejected.url));
  }
  return [...shown.values()];
}

async function runWith(arrival: readonly string[]): Promise<{
  readonly events: readonly ResearchEvent[];
  readonly report: ResearchReport;
}> {
  const gates = createGates();
  await using stage = await startRunStage({
    scraperApi: () => ({ body: desktopPage(HOSTS.map(shownAt)) }),
    firecrawl: async (call) => {
      await gates.passage(new URL(scrapedAddress(call)).hostname);
      return storyReply(call);
    },
  });
  const events: ResearchEvent[] = [];
  const waiting = [...arrival];
  for await (const event of research(stage.request({ scrapeConcurrency: HOSTS.length }))) {
    events.push(event);
    const isNext = event.kind === 'answered' && events.some(({ kind }) => kind === 'link');
    if (isNext || (event.kind === 'stage' && event.stage === 'scraping')) {
      gates.open(...waiting.splice(0, 1));
    }
  }
  const [done] = ofKind(events, 'done');
  if (done === undefined) throw new Error('The run ended without done.');
  return { events, report: done.report };
}

const ARRIVALS = [
  ['ledger.example', 'portal.example', 'stage.example'],
  ['portal.example', 'stage.example', 'ledger.example'],
  ['stage.example', 'portal.example', 'ledger.example'],
] as const;

test.each(ARRIVALS)(
  'a syndicated story is one result, the earliest page stays and names the other: %s, %s, %s',
  async (...arrival) => {
    const { events, report } = await runWith(arrival);

    const shown = report.results.map(({ source, alsoAt }) => ({ source, alsoAt }));
    expect(shown.toSorted((a, b) => a.source.localeCompare(b.source))).toEqual([
      { source: 'ledger.example', alsoAt: [addressAt('portal.example')] },
      { source: 'stage.example', alsoAt: [] },
    ]);
    expect(report.rejected).toEqual([
      { url: addressAt('portal.example'), reason: 'The same text as ledger.example' },
    ]);
    expect(new Set(screenAfter(events))).toEqual(new Set(report.results));
  },
);

const TWIN = {
  title: 'Acme names Ada Okafor its first chief compliance officer',
  snippet:
    'The payments company said on Tuesday that Ada Okafor will lead forty people from now on.',
};

test('what a search shows twice in the same words is read once', async () => {
  await using stage = await startRunStage({
    scraperApi: () => ({
      body: desktopPage(
        ['one.example', 'two.example'].map((host) => ({ ...TWIN, url: addressAt(host) })),
      ),
    }),
    firecrawl: storyReply,
  });

  const events = await eventsOf(research(stage.request()));

  expect(stage.firecrawl.calls.map(scrapedAddress)).toEqual([addressAt('one.example')]);
  const [done] = ofKind(events, 'done');
  expect(done?.report.results.map(({ alsoAt }) => alsoAt)).toEqual([[addressAt('two.example')]]);
  expect(done?.report.rejected).toEqual([
    { url: addressAt('two.example'), reason: 'The same text as one.example' },
  ]);
});

test('when a page is gone, the copy that the search showed takes its place', async () => {
  await using stage = await startRunStage({
    scraperApi: () => ({
      body: desktopPage(
        ['one.example', 'two.example'].map((host) => ({ ...TWIN, url: addressAt(host) })),
      ),
    }),
    firecrawl: (call) => ({
      body: {
        success: true,
        data: { markdown: 'Gone', metadata: { statusCode: 404, url: scrapedAddress(call) } },
      },
    }),
  });

  const [done] = ofKind(await eventsOf(research(stage.request())), 'done');

  expect(done?.report.results).toMatchObject([
    { url: addressAt('two.example'), title: TWIN.title, content: '', alsoAt: [] },
  ]);
  expect(done?.report.rejected).toEqual([
    { url: addressAt('one.example'), reason: 'The page is gone (status 404)' },
  ]);
});
