import { expect, test } from 'vitest';
import { plainFailure } from '../messages/service-messages.ts';
import { ServiceError } from '../model/service-failure.ts';
import { servicesInOrder } from '../services/service-order.ts';
import type { PageReader } from '../services/service.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
  type RunStage,
} from '../testing/run-stage.ts';
import { research } from './research.ts';

async function startStage(): Promise<RunStage> {
  const shown = [0, 1].map((index) => ({
    url: `https://site${index}.example/news/${index}`,
    title: `Ada Okafor, story ${index}`,
    snippet: `What Ada Okafor of Acme said about controls in story number ${index}, as searched.`,
  }));
  return startRunStage({
    scraperApi: () => ({ body: desktopPage(shown) }),
    firecrawl: (call) => pageReply(scrapedAddress(call)),
  });
}

function refuses(reader: PageReader): PageReader {
  const error = new ServiceError(plainFailure('firecrawl', 'refused', 403));
  return { ...reader, scrape: () => Promise.reject(error) };
}

test('a page that the first reader cannot read is read by the next', async () => {
  await using stage = await startStage();
  const { searches } = servicesInOrder(stage.clients);
  const readers = [refuses(stage.clients.firecrawl), stage.clients.firecrawl];

  const events = await eventsOf(research(stage.request({ services: { searches, readers } })));

  const [done] = ofKind(events, 'done');
  expect(done?.report.results.map(({ content }) => content)).toEqual([
    expect.stringContaining('Ada Okafor of Acme at https://site0'),
    expect.stringContaining('Ada Okafor of Acme at https://site1'),
  ]);
  expect(done?.report.failures.map(({ reason }) => reason)).toEqual(['refused', 'refused']);
});

test('a reader without a key is passed over, and reported once', async () => {
  await using stage = await startStage();
  const { searches } = servicesInOrder(stage.clients);
  const readers = [{ ...stage.clients.firecrawl, isConnected: false }, stage.clients.firecrawl];

  const events = await eventsOf(research(stage.request({ services: { searches, readers } })));

  const [done] = ofKind(events, 'done');
  expect(done?.report.failures.map(({ reason }) => reason)).toEqual(['missing-key']);
  expect(done?.report.results.every(({ content }) => content !== '')).toBe(true);
});

test('a page that no reader can read stays in the report with its title', async () => {
  await using stage = await startStage();
  const { searches } = servicesInOrder(stage.clients);
  const readers = [refuses(stage.clients.firecrawl), refuses(stage.clients.firecrawl)];

  const events = await eventsOf(research(stage.request({ services: { searches, readers } })));

  const [done] = ofKind(events, 'done');
  expect(done?.report.results.map(({ title, content }) => [title, content])).toEqual([
    ['Ada Okafor, story 0', ''],
    ['Ada Okafor, story 1', ''],
  ]);
});
