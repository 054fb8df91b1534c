import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { ResearchResult, ServiceFailure } from '#engine';
import { createReportSaving } from '../../features/library/report-saving.ts';
import { UnrecordedResearch } from '../../features/privacy/preflight-warning.ts';
import type { ResearchWorker, RunEnvironment } from '../../features/research/run/run-research.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { libraryReport, savedResult } from '../../testing/report-documents.ts';
import {
  doneWith,
  JANE,
  openWith,
  reporting,
  resultWith,
  TIMED_OUT,
} from '../../testing/research-place.ts';
import { createWatchWork } from './watch-work.ts';

const BUSY: ServiceFailure = {
  ...TIMED_OUT,
  reason: 'rate-limited',
  message: 'Firecrawl is busy.',
};

const { signal } = new AbortController();

beforeEach(() => localStorage.clear());

const pageAt = (url: string): ResearchResult =>
  resultWith({ id: url, url, title: `Page ${url}`, verdict: 'confirmed' });

const OLD = [pageAt('https://news.example/one'), pageAt('https://news.example/gone-for-a-day')];
const LATEST = [pageAt('https://news.example/one')];

/** A library with a report of three days ago, and one of yesterday in which a page was missing. */
async function libraryOfJane(): Promise<MemoryBackend> {
  const backend = createMemoryBackend({ signedIn: UMA });
  const library = await backend.reports();
  for (const [results, researchedAt] of [
    [OLD, '2026-11-20T09:00:00.000Z'],
    [LATEST, '2026-11-22T09:00:00.000Z'],
  ] as const) {
    const saved = results.map(({ id, url, title, verdict }) =>
      savedResult({ id, url, title, verdict }),
    );
    await library.saveReport(libraryReport({ prospect: JANE, researchedAt, results: saved }));
  }
  return backend;
}

function workOn(
  backend: MemoryBackend,
  research: ResearchWorker['research'],
  preflight: RunEnvironment['preflight'] = async () => true,
) {
  const place = openWith(research, { preflight });
  const parts = { userId: UMA.id, backend, research: place.store };
  const reports = createReportSaving({ ...parts, queryClient: new QueryClient() });
  const queue = { read: () => null, watch: () => () => undefined };
  return { place, work: createWatchWork(parts, { queue, reports }) };
}

test('a page that is in none of the last reports is news and saved; pages that come back are not, and leave no report', async () => {
  const backend = await libraryOfJane();
  const back = workOn(backend, reporting([doneWith(OLD)]));
  const outcome = await back.work.ask(JANE, signal);
  expect(outcome).toEqual({ isAsked: true, trouble: '', news: null });
  expect(backend.saved()).toHaveLength(2);

  const elsewhere = resultWith({
    ...pageAt('https://copy.example/one'),
    alsoAt: [OLD[0]?.url ?? ''],
  });
  const found = [...OLD, elsewhere, pageAt('https://news.example/two')];
  const fresh = workOn(backend, reporting([doneWith(found, [BUSY])]));

  const news = await fresh.work.ask(JANE, signal);
  expect(news.trouble).toContain('Firecrawl is busy.');
  expect(news).toMatchObject({
    news: { pages: 1, events: 0, titles: ['Page https://news.example/two'] },
  });
  expect(backend.saved()).toHaveLength(3);
});

test('the first report of somebody whose reports are gone is what later ones are compared with, and no news', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const { work } = workOn(backend, reporting([doneWith(LATEST)]));

  expect(await work.ask(JANE, signal)).toEqual({ isAsked: true, trouble: '', news: null });
  expect(backend.saved()).toHaveLength(1);
});

test('a research that finds nothing because a service failed says so and saves nothing', async () => {
  const backend = await libraryOfJane();
  const { work } = workOn(backend, reporting([doneWith([], [TIMED_OUT])]));

  const { isAsked, trouble, news } = await work.ask(JANE, signal);
  expect([isAsked, news]).toEqual([true, null]);
  expect(trouble).toContain('Firecrawl took too long.');
  expect(backend.saved()).toHaveLength(2);
});

test('what is waiting to be continued keeps its answers, and a library out of reach has nobody asked', async () => {
  const backend = await libraryOfJane();
  const { place, work } = workOn(backend, reporting([doneWith(LATEST)]));
  await work.ask(JANE, signal);
  expect(place.runs.steps).toEqual([]);

  backend.refuseNext('readEarlierReport', 'The database sleeps.');
  expect(await work.ask(JANE, signal)).toEqual({
    isAsked: false,
    trouble: 'The database sleeps.',
    news: null,
  });
  const unrecorded = workOn(backend, reporting([doneWith(LATEST)]), () =>
    Promise.reject(new UnrecordedResearch('Not recorded.')),
  );
  expect(await unrecorded.work.ask(JANE, signal)).toMatchObject({
    isAsked: false,
    trouble: 'Not recorded.',
  });
});

test('the user’s own research counts as busy from its start to its end', async () => {
  const { place, work } = workOn(await libraryOfJane(), reporting([], true));
  const heard: boolean[] = [];
  work.watchBusy(() => heard.push(true));
  expect(await work.isBusy()).toBe(false);

  place.store.start(JANE);
  await expect.poll(() => work.isBusy()).toBe(true);
  expect(heard).not.toEqual([]);
  place.store.cancel();
  await expect.poll(() => work.isBusy()).toBe(false);
});
