import { expect, test } from 'vitest';
import type { ResearchEvent } from '../model/research-event.ts';
import { servicesInOrder } from '../services/service-order.ts';
import { createGates, type Gates } from '../testing/gates.ts';
import { desktopPage } from '../testing/results-pages.ts';
import {
  eventsOf,
  pageReply,
  scrapedAddress,
  startRunStage,
  type RunStage,
} from '../testing/run-stage.ts';
import type { TestReply } from '../testing/start-service.ts';
import { research } from './research.ts';

const PAGES = ['page-0', 'page-1', 'page-2', 'page-3', 'page-4'] as const;
const RESULTS = desktopPage(
  PAGES.map((page) => ({ url: `https://a.example/news/${page}`, title: `Story ${page}` })),
);

/** One search for five pages, each behind a door of its own. */
async function startGatedStage(gates: Gates): Promise<RunStage> {
  return startRunStage({
    scraperApi: async () => {
      await gates.passage('search');
      return { body: RESULTS };
    },
    firecrawl: async (call) => {
      const url = scrapedAddress(call);
      await gates.passage(url.slice(-'page-0'.length));
      return pageReply(url);
    },
  });
}

async function startStage(scrape: (url: string) => TestReply = pageReply): Promise<RunStage> {
  return startRunStage({
    scraperApi: () => ({ body: RESULTS }),
    firecrawl: (call) => scrape(scrapedAddress(call)),
  });
}

/** Reads a run in the background; `kinds` grows while it goes on. */
function following(run: AsyncIterable<ResearchEvent>): {
  readonly kinds: readonly string[];
  readonly end: Promise<void>;
} {
  const kinds: string[] = [];
  const end = (async () => {
    for await (const event of run) kinds.push(event.kind);
  })();
  return { kinds, end };
}

const countOf = (kinds: readonly string[], kind: string): number =>
  kinds.filter((one) => one === kind).length;

// How close a run comes to its slowest search and longest chain of scrapes is measured in bench/measures.
test('the queries go out together, a place that becomes free is taken at once, and results come page by page', async () => {
  const gates = createGates();
  await using stage = await startGatedStage(gates);
  const { kinds, end } = following(research(stage.request()));

  await expect.poll(stage.scraperApi.busy).toBe(3);
  gates.open('search');
  await expect.poll(stage.firecrawl.busy).toBe(2);
  expect(stage.firecrawl.calls.map(scrapedAddress)).toEqual([
    'https://a.example/news/page-0',
    'https://a.example/news/page-1',
  ]);

  // The first page stays closed to the end: the other place takes all the others in turn.
  gates.open('page-1');
  await expect.poll(() => countOf(kinds, 'result')).toBe(1);
  await expect.poll(() => stage.firecrawl.calls.length).toBe(3);
  gates.open('page-2');
  await expect.poll(() => countOf(kinds, 'result')).toBe(2);
  gates.open('page-3', 'page-4');
  await expect.poll(() => countOf(kinds, 'result')).toBe(4);
  expect(stage.firecrawl.busy()).toBe(1);
  expect(kinds).not.toContain('done');

  gates.open('page-0');
  await end;
  expect(kinds.at(-1)).toBe('done');
  expect(stage.firecrawl.busiest()).toBe(2);
});

test.each([
  [undefined, 2],
  [1, 1],
  [4, 4],
  [50, 5],
  [0, 1],
  [Number.NaN, 1],
])('with a limit of %s exactly %i pages are read at once', async (scrapeConcurrency, most) => {
  const gates = createGates();
  gates.open('search');
  await using stage = await startGatedStage(gates);
  const extra = scrapeConcurrency === undefined ? {} : { scrapeConcurrency };
  const { end } = following(research(stage.request(extra)));

  await expect.poll(stage.firecrawl.busy).toBe(most);
  gates.open(...PAGES);
  await end;

  expect(stage.firecrawl.calls).toHaveLength(5);
  expect(stage.firecrawl.busiest()).toBe(most);
});

test.each(['asked', 'link', 'result'] as const)(
  'an abort after the first "%s" ends the run with its reason and all calls in flight',
  async (kind) => {
    const gates = createGates();
    gates.open('search', 'page-1');
    await using stage = await startGatedStage(gates);
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
    gates.open(...PAGES);
    await expect.poll(() => stage.scraperApi.busy() + stage.firecrawl.busy()).toBe(0);
    const calls = stage.scraperApi.calls.length + stage.firecrawl.calls.length;
    await eventsOf(research(stage.request()));
    expect(stage.scraperApi.calls.length + stage.firecrawl.calls.length).toBe(calls + 3 + 5);
  },
);

test('an abort while nothing answers ends the run at once', async () => {
  await using stage = await startRunStage({ scraperApi: () => 'hang' });
  const caller = new AbortController();
  const reason = new Error('Cancelled by the user.');

  const reading = eventsOf(research(stage.request({ signal: caller.signal })));
  await expect.poll(stage.scraperApi.busy).toBe(3);
  caller.abort(reason);

  await expect(reading).rejects.toBe(reason);
  await expect.poll(stage.scraperApi.abandoned).toBe(3);
});

test('a run that was cancelled before it began asks nobody', async () => {
  await using stage = await startStage();
  const reason = new Error('Cancelled by the user.');

  await expect(
    eventsOf(research(stage.request({ signal: AbortSignal.abort(reason) }))),
  ).rejects.toBe(reason);
  expect(stage.scraperApi.calls).toHaveLength(0);
});

test('whoever stops reading stops the run', async () => {
  await using stage = await startStage(() => 'hang');

  for await (const event of research(stage.request())) {
    if (event.kind === 'asked' && event.purpose === 'scrape') break;
  }

  await expect.poll(stage.firecrawl.busy).toBe(0);
  expect(stage.firecrawl.calls.length).toBeLessThanOrEqual(2);
});

test('a fault of our own ends the run as an error and stops what is in flight', async () => {
  await using stage = await startStage(() => 'hang');
  const fault = new TypeError('A programming error.');
  let asked = 0;
  const firecrawl = {
    ...stage.clients.firecrawl,
    scrape: (url: string, signal: AbortSignal) => {
      asked += 1;
      return asked === 2 ? Promise.reject(fault) : stage.clients.firecrawl.scrape(url, signal);
    },
  };

  const services = servicesInOrder({ ...stage.clients, firecrawl });
  const reading = eventsOf(research(stage.request({ services })));

  await expect(reading).rejects.toBe(fault);
  await expect.poll(stage.firecrawl.busy).toBe(0);
});
