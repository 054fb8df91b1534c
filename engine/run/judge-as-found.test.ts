import { expect, test } from 'vitest';
import { wasRead, type ResearchReport } from '../model/research-event.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
  type ServiceScript,
} from '../testing/run-stage.ts';
import type { ReceivedCall } from '../testing/start-service.ts';
import { readMore } from './read-more.ts';
import { research } from './research.ts';

/** Ten pages that the search describes alike, under a name that says little about the company. */
const SHOWN = Array.from({ length: 10 }, (_, index) => ({
  url: `https://site${index}.example/news/${index}`,
  title: `Ada Okafor, story ${index}`,
  snippet: 'What Ada Okafor said about controls, as searched.',
}));

const failSome = (call: ReceivedCall) =>
  scrapedAddress(call).includes('site1')
    ? { status: 500, body: '{}' }
    : pageReply(scrapedAddress(call));

const SCRIPT: ServiceScript = {
  scraperApi: () => ({ body: desktopPage(SHOWN) }),
  firecrawl: failSome,
};

function reportIn(events: Awaited<ReturnType<typeof eventsOf>>): ResearchReport {
  const report = ofKind(events, 'done')[0]?.report;
  if (!report) throw new Error('The run ended without a report.');
  return report;
}

test('a page known by title and snippet has one percentage, whether it was only found or could not be read', async () => {
  await using stage = await startRunStage(SCRIPT);

  const { results, unread } = reportIn(await eventsOf(research(stage.request())));

  const failed = results.filter((result) => !wasRead(result));
  expect(failed).toHaveLength(1);
  expect(unread.length).toBeGreaterThan(2);
  const known = [...failed, ...unread].map(({ relevance, verdict }) => ({ relevance, verdict }));
  expect(new Set(known.map((one) => JSON.stringify(one))).size).toBe(1);
});

test('a page that cannot be read once more keeps its percentage, however many others were read meanwhile', async () => {
  await using stage = await startRunStage(SCRIPT);
  const before = reportIn(await eventsOf(research(stage.request())));
  const failed = before.results.find((result) => !wasRead(result));
  const ids = [failed?.id ?? '', ...before.unread.slice(0, 3).map(({ id }) => id)];
  const request = { ...stage.request(), ...before, ids, earlier: { calls: 8, credits: [] } };

  const after = reportIn(
    await eventsOf(readMore({ ...request, researchedAt: new Date('2026-11-20') })),
  );

  expect(after.results.filter(wasRead)).toHaveLength(7);
  expect(after.results.find(({ id }) => id === failed?.id)).toEqual(failed);
});
