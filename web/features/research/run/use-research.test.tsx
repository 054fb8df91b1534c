import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Prospect, ResearchEvent, ResearchResult, ServiceFailure } from '#engine';
import { collectToasts } from '../../../testing/render-app.tsx';
import { EMPTY_PROSPECT } from '../form/prospect-draft.ts';
import { useResearch } from './use-research.ts';
import type { Research } from './use-research.ts';

const JANE: Prospect = { ...EMPTY_PROSPECT, name: 'Jane Doe', company: 'Acme' };

const resultWith = (part: Partial<ResearchResult>): ResearchResult => ({
  id: 'one',
  relevance: 90,
  verdict: 'confirmed',
  reasons: [],
  type: 'news',
  date: null,
  language: 'en',
  readingMinutes: 1,
  title: 'A page',
  url: 'https://news.example/one',
  description: '',
  source: 'news.example',
  content: 'Text',
  query: '',
  alsoAt: [],
  isSample: false,
  ...part,
});

const TIMED_OUT: ServiceFailure = {
  service: 'firecrawl',
  reason: 'timed-out',
  message: 'Firecrawl took too long.',
  status: null,
};

const doneWith = (
  results: readonly ResearchResult[],
  failures: readonly ServiceFailure[] = [],
): ResearchEvent => ({
  kind: 'done',
  report: {
    results,
    rejected: [],
    failures,
    foundBy: results.length > 0 ? 'scraperapi' : null,
    credits: [],
  },
});

/** Research that tells these events, then waits for its abort when `isEndless`. */
const telling = (events: readonly ResearchEvent[], isEndless = false): Research =>
  async function* tell(_prospect, signal) {
    yield* events;
    if (!isEndless) return;
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  };

function startWith(research: Research) {
  const toasts = collectToasts();
  const hook = renderHook(() => useResearch(research));
  act(() => hook.result.current.start(JANE));
  const state = () => hook.result.current.state;
  return { toasts, hook, state };
}

test('results appear while the run goes on, the best first, and a later judgement replaces the earlier', async () => {
  const { state, hook } = startWith(
    telling(
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
  act(() => hook.result.current.cancel());
  await expect.poll(() => state().status).toBe('cancelled');
});

test('a result whose address is rejected later is taken back, and the last reason counts', async () => {
  const url = 'https://news.example/one?utm_source=x';
  const rejectedFor = (reason: string): ResearchEvent => ({
    kind: 'rejected',
    rejected: { url, reason },
  });
  const { state } = startWith(
    telling(
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
    telling([doneWith([resultWith({}), resultWith({ id: 'two', verdict: 'other' })])]),
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

test('a run without results ends in samples with the error text', async () => {
  const { state, toasts } = startWith(telling([doneWith([], [TIMED_OUT])]));

  await expect.poll(() => state().status).toBe('sampled');
  const now = state();
  expect(now.status === 'sampled' && now.samples.map(({ relevance }) => relevance)).toEqual([
    96, 92, 89, 87,
  ]);
  expect(toasts).toEqual([
    {
      title: 'Search Completed',
      description: 'Firecrawl took too long. Firecrawl: no answer in time — research again later.',
      tone: 'destructive',
    },
  ]);
});

test('without any key the toast asks to check the keys', async () => {
  const missing: ServiceFailure = { ...TIMED_OUT, reason: 'missing-key', message: 'No key.' };
  const { state, toasts } = startWith(telling([doneWith([], [missing])]));

  await expect.poll(() => state().status).toBe('sampled');
  expect(toasts[0]?.description).toBe('Using sample data - please check your API keys');
});

test('a fault of our own shows samples, or what had been found by then', async () => {
  const breaking = (events: readonly ResearchEvent[]): Research =>
    async function* tell() {
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
  const { state, toasts, hook } = startWith(
    telling([{ kind: 'result', result: resultWith({}) }], true),
  );
  await expect.poll(() => state().status === 'running').toBe(true);

  act(() => hook.result.current.cancel());

  await expect.poll(() => state().status).toBe('cancelled');
  const now = state();
  expect(now.status === 'cancelled' && now.run.results).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test('a second start while a run goes on changes nothing, and leaving stops the run', async () => {
  const signals: AbortSignal[] = [];
  const research: Research = (prospect, signal) => {
    signals.push(signal);
    return telling([], true)(prospect, signal);
  };
  const { hook } = startWith(research);

  act(() => hook.result.current.start(JANE));
  hook.unmount();

  expect(signals).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(true);
});

test('every stage is shown in order, also when the services answer at once', async () => {
  const stages = ['initializing', 'searching', 'finding-links', 'scraping'] as const;
  const research = telling(
    stages.map((stage) => ({ kind: 'stage', stage })),
    true,
  );
  const seen: string[] = [];
  const hook = renderHook(() => {
    const control = useResearch(research);
    if (control.state.status === 'running') seen.push(control.state.run.stage);
    return control;
  });

  act(() => hook.result.current.start(JANE));

  await expect.poll(() => [...new Set(seen)]).toEqual([...stages]);
  hook.unmount();
});
