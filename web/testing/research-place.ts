import { onTestFinished } from 'vitest';
import {
  EMPTY_PROSPECT,
  secretOf,
  type Prospect,
  type ResearchEvent,
  type ResearchResult,
  type ServiceFailure,
} from '#engine';
import { reportResult } from '../../engine/testing/report-result.ts';
import {
  createResearchStore,
  type ResearchStore,
} from '../features/research/run/research-store.ts';
import type { ResearchWorker, RunEnvironment } from '../features/research/run/run-research.ts';
import type { SavedRuns } from '../storage/runs/runs.ts';
import type { SavedRun } from '../storage/runs/saved-run.ts';
import { collectToasts } from './render-app.tsx';

export const JANE: Prospect = { ...EMPTY_PROSPECT, name: 'Jane Doe', company: 'Acme' };

export const resultWith = (part: Partial<ResearchResult>): ResearchResult =>
  reportResult('one', { title: 'A page', content: 'Text', ...part });

export const TIMED_OUT: ServiceFailure = {
  service: 'firecrawl',
  reason: 'timed-out',
  needsRemedy: true,
  message: 'Firecrawl took too long.',
  status: null,
};

export const doneWith = (
  results: readonly ResearchResult[],
  failures: readonly ServiceFailure[] = [],
): ResearchEvent => ({
  kind: 'done',
  report: {
    results,
    unread: [],
    rejected: [],
    failures,
    foundBy: results.length > 0 ? 'scraperapi' : null,
    credits: [],
  },
});

export type Research = ResearchWorker['research'];

/** Research that reports these events, then waits for its abort when `isEndless`. */
export const reporting = (events: readonly ResearchEvent[], isEndless = false): Research =>
  async function* report(_order, signal) {
    yield* events;
    if (!isEndless) return;
    signal.throwIfAborted();
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  };

/** A second place to save runs, which outlives the stores of a test as a database outlives a page; `steps` in order. */
export function createMemoryRuns(): SavedRuns & { readonly steps: readonly string[] } {
  const steps: string[] = [];
  let saved: SavedRun | null = null;
  return {
    steps,
    read: async () => saved,
    async write({ status, run }) {
      steps.push(`saved ${status}`);
      saved = { status, run };
    },
    async clearAnswers() {
      steps.push('answers cleared');
    },
    async discard() {
      steps.push('discarded');
      saved = null;
    },
  };
}

/** A research store, and what a test may look at beside it. */
export type ResearchPlace = {
  readonly store: ResearchStore;
  readonly runs: ReturnType<typeof createMemoryRuns>;
  readonly toasts: ReturnType<typeof collectToasts>;
  readonly state: ResearchStore['read'];
  readonly leave: () => void;
};

export function openWith(
  research: Research,
  {
    runs = createMemoryRuns(),
    preflight = async () => true,
    prepare = () => undefined,
  }: Partial<{
    readonly runs: ReturnType<typeof createMemoryRuns>;
    readonly preflight: RunEnvironment['preflight'];
    readonly prepare: () => void;
  }> = {},
): ResearchPlace {
  const toasts = collectToasts();
  const key = secretOf('');
  const store = createResearchStore({
    userId: 'uma',
    preflight,
    openWorker: () => ({ research, close: () => undefined }),
    orderFor: (prospect, creditsMax) => ({
      userId: 'uma',
      prospect,
      keys: { scraperapi: key, serpapi: key, firecrawl: key },
      addresses: { scraperapi: '', serpapi: '', firecrawl: '' },
      keyless: null,
      sources: {},
      withdrawals: new Map(),
      relay: null,
      scrapeConcurrency: 1,
      creditsMax,
    }),
    runs,
    prepare,
    onAdmitted: () => undefined,
    putAway: () => undefined,
  });
  const leave = store.open();
  onTestFinished(leave);
  return { store, runs, toasts, state: store.read, leave };
}

export function startWith(research: Research): ResearchPlace {
  const place = openWith(research);
  place.store.start(JANE);
  return place;
}
