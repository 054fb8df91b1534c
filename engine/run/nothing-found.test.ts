import { expect, test } from 'vitest';
import { desktopPage } from '../testing/results-pages.ts';
import {
  eventsOf,
  ofKind,
  pageReply,
  scrapedAddress,
  startRunStage,
} from '../testing/run-stage.ts';
import { research } from './research.ts';

const PAGE = desktopPage([
  { url: 'https://site.example/news', title: 'Ada Okafor of Acme', snippet: 'Ada Okafor, Acme.' },
]);

test('a query without results beside others that find pages is an answer and no failure', async () => {
  let asked = 0;
  await using stage = await startRunStage({
    scraperApi: () => ({ body: (asked += 1) === 2 ? '' : PAGE }),
    firecrawl: (call) => pageReply(scrapedAddress(call)),
  });

  const events = await eventsOf(research(stage.request()));

  expect(ofKind(events, 'failure')).toEqual([]);
  const found = ofKind(events, 'answered').map((event) => event.found);
  expect(found.filter((count) => count === 0)).toHaveLength(1);
  expect(found).toHaveLength(4);
});
