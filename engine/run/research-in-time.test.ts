import { expect, test } from 'vitest';
import type { ResearchEvent } from '../research-event.ts';
import { desktopPage } from '../testing/results-pages.ts';
import { eventsOf, pageReply, scrapedAddress, startRunStage } from '../testing/run-stage.ts';
import type { RunStage } from '../testing/run-stage.ts';
import type { Reply } from '../testing/start-service.ts';
import { research } from './research.ts';

const SEARCH_MS = 200;
const SCRAPE_MS = [300, 100, 200, 150, 250] as const;

/** One search of 200 ms for five pages that take 100 to 300 ms each. */
async function startTimedStage(scrape?: () => Reply): Promise<RunStage> {
  const shown = SCRAPE_MS.map((_, index) => ({
    url: `https://a.example/news/${index}`,
    title: `Story ${index}`,
  }));
  return startRunStage({
    proxy: () => ({ body: desktopPage(shown), delayMs: SEARCH_MS }),
    scraper: (call) => {
      const url = scrapedAddress(call);
      const page = scrape?.() ?? pageReply(url);
      return typeof page === 'string'
        ? page
        : { ...page, delayMs: SCRAPE_MS[Number(url.at(-1))] ?? 0 };
    },
  });
}

test('a run takes no longer than its slowest search and its longest chain of scrapes, and a tenth', async () => {
  await using stage = await startTimedStage();
  await eventsOf(research(stage.request()));
  const startMs = performance.now();
  let firstResultMs = Number.POSITIVE_INFINITY;

  for await (const event of research(stage.request())) {
    if (event.kind === 'result')
      firstResultMs = Math.min(firstResultMs, performance.now() - startMs);
  }

  // Two at a time: 300+150 beside 100+200+250.
  const chainMs = 550;
  expect(performance.now() - startMs).toBeLessThan((SEARCH_MS + chainMs) * 1.1);
  expect(firstResultMs).toBeLessThan(SEARCH_MS + 100 + 100);
});

test.each([
  [undefined, 2],
  [1, 1],
  [4, 4],
  [50, 5],
  [0, 1],
  [Number.NaN, 1],
])(
  'with a limit of %s never more than %i pages are read at once',
  async (scrapeConcurrency, most) => {
    await using stage = await startTimedStage();

    await eventsOf(
      research(stage.request(scrapeConcurrency === undefined ? {} : { scrapeConcurrency })),
    );

    expect(stage.scraper.calls).toHaveLength(5);
    expect(stage.scraper.busiest()).toBe(most);
  },
);

test('the three queries go out together', async () => {
  await using stage = await startTimedStage();

  await eventsOf(research(stage.request()));

  expect(stage.proxy.busiest()).toBe(3);
});

test('results are told while other pages are still being read', async () => {
  await using stage = await startTimedStage();
  const order: string[] = [];

  for await (const event of research(stage.request())) {
    if (event.kind === 'result' || event.kind === 'done') order.push(event.kind);
    if (event.kind === 'answered') order.push(`answered ${event.call}`);
  }

  // Call 5 is the second scrape, which takes 100 ms; call 4, the first, takes 300 ms.
  expect(order.indexOf('result')).toBe(order.indexOf('answered 5') + 1);
  expect(order.indexOf('result')).toBeLessThan(order.indexOf('answered 4'));
  expect(order.at(-1)).toBe('done');
});

test.each(['asked', 'link', 'result'] as const)(
  'an abort after the first "%s" ends the run with its reason and all calls in flight',
  async (kind) => {
    await using stage = await startTimedStage();
    const caller = new AbortController();
    const reason = new Error('Cancelled by the user.');
    const seen: ResearchEvent[] = [];

    const reading = (async () => {
      for await (const event of research(stage.request({ signal: caller.signal }))) {
        seen.push(event);
        if (event.kind === kind) caller.abort(reason);
      }
    })();

    await expect(reading).rejects.toBe(reason);
    expect(seen.at(-1)?.kind).toBe(kind);
    await expect.poll(() => stage.proxy.busy() + stage.scraper.busy()).toBe(0);
    const calls = stage.proxy.calls.length + stage.scraper.calls.length;
    await eventsOf(research(stage.request()));
    expect(stage.proxy.calls.length + stage.scraper.calls.length).toBe(calls + 3 + 5);
  },
);

test('an abort while nothing answers ends the run at once', async () => {
  await using stage = await startRunStage({ proxy: () => 'hang' });
  const caller = new AbortController();
  const reason = new Error('Cancelled by the user.');

  const reading = eventsOf(research(stage.request({ signal: caller.signal })));
  await expect.poll(stage.proxy.busy).toBe(3);
  caller.abort(reason);

  await expect(reading).rejects.toBe(reason);
  await expect.poll(stage.proxy.abandoned).toBe(3);
});

test('a run that was cancelled before it began asks nobody', async () => {
  await using stage = await startTimedStage();
  const reason = new Error('Cancelled by the user.');

  await expect(
    eventsOf(research(stage.request({ signal: AbortSignal.abort(reason) }))),
  ).rejects.toBe(reason);
  expect(stage.proxy.calls).toHaveLength(0);
});

test('whoever stops reading stops the run', async () => {
  await using stage = await startTimedStage(() => 'hang');

  for await (const event of research(stage.request())) {
    if (event.kind === 'asked' && event.purpose === 'scrape') break;
  }

  await expect.poll(stage.scraper.busy).toBe(0);
  expect(stage.scraper.calls.length).toBeLessThanOrEqual(2);
});

test('a fault of our own ends the run as an error and stops what is in flight', async () => {
  await using stage = await startTimedStage(() => 'hang');
  const fault = new TypeError('A programming error.');
  let asked = 0;
  const scraper = {
    ...stage.services.scraper,
    scrape: (url: string, signal: AbortSignal) => {
      asked += 1;
      return asked === 2 ? Promise.reject(fault) : stage.services.scraper.scrape(url, signal);
    },
  };

  const reading = eventsOf(research(stage.request({ services: { ...stage.services, scraper } })));

  await expect(reading).rejects.toBe(fault);
  await expect.poll(stage.scraper.busy).toBe(0);
});
