import { expect, onTestFinished, test } from 'vitest';
import type { ResearchEvent, ServiceFailure } from '#engine';
import {
  doneWith,
  JANE,
  openWith,
  resultWith,
  startWith,
  reporting,
  TIMED_OUT,
  type Research,
} from '../../../testing/research-place.ts';

test('results appear while the run goes on, the best first, and a later judgement replaces the earlier', async () => {
  const { state, store } = startWith(
    reporting(
      [
        { kind: 'result', result: resultWith({ id: 'weak', relevance: 40 }) },
        { kind: 'result', result: resultWith({ id: 'strong', relevance: 85 }) },
        { kind: 'result', result: resultWith({ id: 'weak', relevance: 95 }) },
      ],
      true,
    ),
  );

  await expect
    .poll(() => {
      const now = state();
      return now.status === 'running' ? now.run.results.map(({ id }) => id) : [];
    })
    .toEqual(['weak', 'strong']);
  store.cancel();
  await expect.poll(() => state().status).toBe('cancelled');
});

test('a result whose address is rejected later is taken back, and the last reason counts', async () => {
  const url = 'https://news.example/one?utm_source=x';
  const rejectedFor = (reason: string): ResearchEvent => ({
    kind: 'rejected',
    rejected: { url, reason },
  });
  const { state } = startWith(
    reporting(
      [
        { kind: 'result', result: resultWith({ id: 'https://news.example/one' }) },
        { kind: 'result', result: resultWith({ id: 'https://news.example/two' }) },
        rejectedFor('The same text as a.example'),
        rejectedFor('The same text as b.example'),
      ],
      true,
    ),
  );

  await expect
    .poll(() => {
      const now = state();
      return now.status === 'running' ? now.run.rejected : [];
    })
    .toEqual([{ url, reason: 'The same text as b.example' }]);
  const now = state();
  expect(now.status === 'running' && now.run.results.map(({ id }) => id)).toEqual([
    'https://news.example/two',
  ]);
});

test('a run that found something names the services that contributed and counts no namesakes', async () => {
  const { state, toasts } = startWith(
    reporting([doneWith([resultWith({}), resultWith({ id: 'two', verdict: 'other' })])]),
  );

  await expect.poll(() => state().status).toBe('done');
  expect(toasts).toEqual([
    {
      title: 'Research Complete!',
      description: 'Found 1 real insights using ScraperAPI and Firecrawl',
      tone: 'success',
    },
  ]);
});

test.each([
  ['done', reporting([doneWith([resultWith({})])])],
  ['sampled', reporting([doneWith([], [TIMED_OUT])])],
] as const)('a run that is %s and its toast come together', async (status, research) => {
  const { store, state, toasts } = openWith(research);
  const toastsAtEnd: number[] = [];
  store.watch(() => {
    if (state().status === status) queueMicrotask(() => toastsAtEnd.push(toasts.length));
  });

  store.start(JANE);

  await expect.poll(() => toastsAtEnd).toEqual([1]);
});

test('a run without results ends in samples with the error text', async () => {
  const { state, toasts } = startWith(reporting([doneWith([], [TIMED_OUT])]));

  await expect.poll(() => state().status).toBe('sampled');
  const now = state();
  expect(now.status === 'sampled' && now.samples.map(({ relevance }) => relevance)).toEqual([
    96, 92, 89, 87,
  ]);
  expect(toasts).toEqual([
    {
      title: 'Search Completed',
      description: 'Firecrawl took too long. Firecrawl: no response in time — try again later.',
      tone: 'destructive',
    },
  ]);
});

test('without any key the toast asks to check the keys', async () => {
  const missing: ServiceFailure = { ...TIMED_OUT, reason: 'missing-key', message: 'No key.' };
  const { state, toasts } = startWith(reporting([doneWith([], [missing])]));

  await expect.poll(() => state().status).toBe('sampled');
  expect(toasts[0]?.description).toBe('Using sample data - please check your API keys');
});

test('a fault of our own shows samples, or what had been found by then', async () => {
  const breaking = (events: readonly ResearchEvent[]): Research =>
    async function* report() {
      yield* events;
      throw new Error('The worker is gone');
    };

  const empty = startWith(breaking([]));
  await expect.poll(() => empty.state().status).toBe('sampled');
  expect(empty.toasts[0]).toEqual({
    title: 'Research Error',
    description: 'Failed to complete research. Using sample data.',
    tone: 'destructive',
  });

  const partial = startWith(breaking([{ kind: 'result', result: resultWith({}) }]));
  await expect.poll(() => partial.state().status).toBe('broken');
});

test('cancelling aborts the run, keeps its results and says nothing', async () => {
  const { state, toasts, store } = startWith(
    reporting([{ kind: 'result', result: resultWith({}) }], true),
  );
  await expect
    .poll(() => {
      const shown = state();
      return shown.status === 'running' && shown.run.results.length;
    })
    .toBe(1);

  store.cancel();

  await expect.poll(() => state().status).toBe('cancelled');
  const now = state();
  expect(now.status === 'cancelled' && now.run.results).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test('a second start while a run goes on changes nothing, and leaving stops the run', async () => {
  const signals: AbortSignal[] = [];
  const { store, leave, runs } = startWith((order, signal) => {
    signals.push(signal);
    return reporting([], true)(order, signal);
  });
  await expect.poll(() => signals).toHaveLength(1);

  store.start(JANE);
  const savedBefore = [...runs.steps];
  leave();
  await expect.poll(() => signals[0]?.aborted).toBe(true);

  expect(signals).toHaveLength(1);
  // What is saved may have been wiped meanwhile: nothing is written after that.
  expect(runs.steps).toEqual(savedBefore);
});

test('every stage is shown in order, also when the services answer at once', async () => {
  const stages = ['initializing', 'searching', 'finding-links', 'scraping'] as const;
  const { store, state } = openWith(
    reporting(
      stages.map((stage) => ({ kind: 'stage', stage })),
      true,
    ),
  );
  const seen: string[] = [];
  store.watch(() => {
    const now = state();
    if (now.status === 'running') seen.push(now.run.stage);
  });

  store.start(JANE);

  await expect.poll(() => [...new Set(seen)]).toEqual([...stages]);
});

test('no service is asked before the research is recorded or the user has decided', async () => {
  const asked: string[] = [];
  const recorded: ((isAdmitted: boolean) => void)[] = [];
  const { store, state } = openWith(
    (order, signal) => {
      asked.push(order.prospect.name);
      return reporting([doneWith([resultWith({})])])(order, signal);
    },
    { preflight: () => new Promise((resolve) => recorded.push(resolve)) },
  );

  store.start(JANE);
  await expect.poll(() => recorded).toHaveLength(1);
  expect(asked).toEqual([]);
  recorded[0]?.(false);
  await expect.poll(() => state().status).toBe('cancelled');
  expect(asked).toEqual([]);

  store.start(JANE);
  recorded[1]?.(true);
  await expect.poll(() => state().status).toBe('done');
  expect(asked).toEqual(['Jane Doe']);
});

test('a run is saved as it goes, comes back interrupted after a reload, and is continued with its own answers', async () => {
  const { store, runs, leave } = openWith(
    reporting([{ kind: 'result', result: resultWith({}) }], true),
  );
  store.start(JANE);
  // Nothing before the research is recorded: the user may yet decide against it.
  await expect.poll(() => runs.steps).toEqual(['answers cleared', 'saved running']);
  leave();

  const later = openWith(reporting([doneWith([resultWith({})])]), { runs });
  await expect.poll(() => later.state().status).toBe('interrupted');
  const before = runs.steps.length;
  later.store.resume();
  await expect.poll(() => later.state().status).toBe('done');

  expect(runs.steps.slice(before)).toEqual(['saved running', 'saved done', 'answers cleared']);
  later.store.discard();
  expect(later.state().status).toBe('idle');
  expect(runs.steps.at(-1)).toBe('discarded');
});

test('samples are never saved', async () => {
  const { runs, state } = startWith(reporting([doneWith([], [TIMED_OUT])]));

  await expect.poll(() => state().status).toBe('sampled');

  expect(await runs.read()).toBeNull();
});

test('a start without a connection says so and asks nobody', () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'onLine');
  onTestFinished(() => {
    if (own === undefined) Reflect.deleteProperty(navigator, 'onLine');
    else Object.defineProperty(navigator, 'onLine', own);
  });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });

  const { state, toasts } = startWith(reporting([]));

  expect(state().status).toBe('idle');
  expect(toasts[0]?.title).toBe('You are offline');
});

test('the next run is prepared on return to the form, not during a run or after the screens are gone', async () => {
  let prepared = 0;
  const { store, state, leave } = openWith(reporting([doneWith([resultWith({})])]), {
    prepare: () => {
      prepared += 1;
    },
  });
  store.prepare();
  expect(prepared).toBe(1);

  store.start(JANE);
  store.prepare();
  expect(prepared).toBe(1);
  await expect.poll(() => state().status).toBe('done');
  expect(prepared).toBe(1);
  await expect
    .poll(() => {
      store.prepare();
      return prepared;
    })
    .toBe(2);

  leave();
  store.prepare();
  expect(prepared).toBe(2);
});
