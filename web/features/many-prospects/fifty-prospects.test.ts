// @vitest-environment node
import { expect, test } from 'vitest';
import {
  createFirecrawl,
  createScraperApi,
  createSerpApi,
  explained,
  queueReducer,
  research,
  secretOf,
  servicesInOrder,
  cachedServices,
  creditsSpent,
  type AnswerCache,
  type ListedProspect,
  type QueueWork,
  type RunAnswer,
} from '#engine';
import { neverAnswer } from '../../../simulators/server/faults.ts';
import { startSimulators, type Simulators } from '../../../simulators/start-simulators.ts';
import { DEMO_WORLD } from '../../../simulators/world/demo-world.ts';
import { withoutPerson } from '../../storage/erase/erase.ts';
import { savedQueueFrom, type SavedQueues } from '../../storage/queues.ts';
import { createQueueStore, type OnlyHere } from './queue-store.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const CREDITS = 100_000;
const keys = { [KEY]: CREDITS };

/** Fifty different people, as far as a list tells them apart. */
const FIFTY: readonly ListedProspect[] = Array.from({ length: 50 }, (_, index) => {
  const { name, company } = DEMO_WORLD.prospects[index % DEMO_WORLD.prospects.length] ?? {
    name: '',
    company: '',
  };
  const prospect = {
    name,
    company: `${company} ${Math.floor(index / DEMO_WORLD.prospects.length)}`,
    companyUrl: '',
    position: '',
    linkedinUrl: '',
    notes: '',
  };
  return { row: index + 2, prospect };
});

/** A second place to keep a list, which outlives the stores of a test as a database outlives a page. */
function createMemoryQueues(): SavedQueues {
  let kept: unknown = null;
  return {
    read: async () => savedQueueFrom(structuredClone(kept)),
    write: async (queue) => {
      kept = structuredClone(queue);
    },
    link: async (key, reportId) => {
      kept = queueReducer(savedQueueFrom(kept), { kind: 'report saved', key, reportId });
    },
    forget: async (key) => {
      kept = withoutPerson(kept, key);
    },
  };
}

/** A second place for the answers of a run, and nothing that earlier runs have read. */
function createMemoryCache(): AnswerCache & { readonly clear: () => Promise<void> } {
  const kept = new Map<string, RunAnswer>();
  return {
    answers: {
      read: async (key) => kept.get(JSON.stringify(key)) ?? null,
      write: async (key, answer) => void kept.set(JSON.stringify(key), structuredClone(answer)),
    },
    pages: {
      page: async () => null,
      keepPage: async () => undefined,
      links: async () => null,
      keepLinks: async () => undefined,
      prospectKey: '',
      companyFacts: async () => null,
      keepCompanyFacts: async () => undefined,
    },
    isFresh: false,
    now: () => new Date('2026-11-20T00:00:00Z'),
    clear: async () => kept.clear(),
  };
}

function workOn(simulators: Simulators, isOnline: () => boolean): QueueWork {
  const cache = createMemoryCache();
  const options = { key: secretOf(KEY), fetch: globalThis.fetch };
  const services = cachedServices(
    servicesInOrder({
      scraperApi: createScraperApi({ ...options, baseUrl: simulators.scraperApi.baseUrl }),
      serpApi: createSerpApi({ ...options, baseUrl: simulators.serpApi.baseUrl }),
      firecrawl: createFirecrawl({ ...options, baseUrl: simulators.firecrawl.baseUrl }),
    }),
    cache,
  );
  return {
    async research({ prospect, signal, creditsMax, onEvent }) {
      const events = research({
        prospect,
        services,
        creditsMax,
        // One at a time, so that a reload finds just the call in flight that a test holds.
        scrapeConcurrency: 1,
        now: new Date('2026-11-20T00:00:00Z'),
        elapsedMs: () => performance.now(),
        random: () => 0,
        isOnline: () => true,
        signal,
      });
      for await (const event of events) {
        onEvent(event);
        if (event.kind === 'done') return event.report;
      }
      throw new Error('The run ended without a report.');
    },
    onFreshRow: cache.clear,
    explain: explained,
    onReport: async ({ prospect }) => `report of ${prospect.company}`,
    savingTrouble: async () => '',
    isOnline,
  };
}

const charged = ({ scraperApi, serpApi, firecrawl }: Simulators): number =>
  [scraperApi, serpApi, firecrawl].reduce((sum, one) => sum + CREDITS - one.creditsLeft(KEY), 0);

const alone: OnlyHere = async (act) => {
  await act();
  return true;
};

test('fifty prospects survive a reload and a lost connection without paying twice, and the credits are those of the services', async () => {
  await using simulators = await startSimulators({
    scraperApi: { keys },
    serpApi: { keys },
    firecrawl: { keys },
  });
  let isOnline = true;
  let rowsEnded = 0;
  const work = workOn(simulators, () => isOnline);
  const kept = createMemoryQueues();
  simulators.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth === 63,
    answer: neverAnswer(),
  });

  const before = createQueueStore(kept, alone);
  await before.restore();
  before.create(FIFTY, null);
  const beforeReload = before.start(work);
  await simulators.firecrawl.until((calls) => calls.length === 63);
  before.leave();
  await beforeReload;

  const later = createQueueStore(kept, alone);
  await later.restore();
  expect(later.read()).toMatchObject({ status: 'paused', reason: 'interrupted' });
  await later.start({
    ...work,
    onReport: async (run) => {
      rowsEnded += 1;
      isOnline = rowsEnded !== 20;
      return work.onReport(run);
    },
  });
  expect(later.read()).toMatchObject({ status: 'paused', reason: 'offline' });
  isOnline = true;
  await later.start(work);

  const queue = later.read() ?? null;
  expect(queue?.status).toBe('finished');
  expect(queue?.rows.map(({ status }) => status)).toEqual(FIFTY.map(() => 'done'));
  expect(queue?.rows.every(({ reportId }) => reportId !== null)).toBe(true);
  expect(charged(simulators)).toBeGreaterThan(50 * 26);
  expect(queue && creditsSpent(queue)).toBe(charged(simulators));
});

test('a list stops before it would cost more than its credits, and goes on when they are raised', async () => {
  await using simulators = await startSimulators({
    scraperApi: { keys },
    serpApi: { keys },
    firecrawl: { keys },
  });
  const store = createQueueStore(createMemoryQueues(), alone);
  const work = workOn(simulators, () => true);
  store.create(FIFTY.slice(0, 4), 170);

  await store.start(work);

  expect(store.read()).toMatchObject({ status: 'paused', reason: 'budget' });
  expect(charged(simulators)).toBeLessThanOrEqual(170);
  store.limit(null);
  await store.start(work);
  expect(store.read()?.status).toBe('finished');
});

test('a key that is refused stops the list at once instead of spending every row on it', async () => {
  await using simulators = await startSimulators();
  const store = createQueueStore(createMemoryQueues(), alone);
  store.create(FIFTY, null);

  await store.start(workOn(simulators, () => true));

  expect(store.read()).toMatchObject({ status: 'paused', reason: 'service' });
  expect(store.read()?.message).not.toBe('');
  expect(simulators.scraperApi.calls.length).toBeLessThanOrEqual(3);
});

test('pausing keeps the row under way to be continued, stopping leaves out what is not over, and another tab is reported', async () => {
  await using simulators = await startSimulators({
    scraperApi: { keys },
    serpApi: { keys },
    firecrawl: { keys },
  });
  const kept = createMemoryQueues();
  const store = createQueueStore(kept, alone);
  const work = workOn(simulators, () => true);
  simulators.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth === 2,
    answer: neverAnswer(),
  });
  store.create(FIFTY.slice(0, 3), null);
  const first = store.start(work);
  await simulators.firecrawl.until((calls) => calls.length === 2);
  store.pause();
  await first;
  expect(store.read()).toMatchObject({ status: 'paused', reason: 'user' });
  expect(store.read()?.rows[0]?.status).toBe('running');

  const elsewhere = createQueueStore(kept, async () => false);
  await elsewhere.restore();
  await elsewhere.start(work);
  expect(elsewhere.read()?.reason).toBe('elsewhere');

  await store.start({
    ...work,
    onReport: async () => {
      store.stop();
      return null;
    },
  });
  expect(store.read()?.rows.map(({ status }) => status)).toEqual(['done', 'left out', 'left out']);
  const queue = store.read() ?? null;
  expect(queue && creditsSpent(queue)).toBe(charged(simulators));
});
