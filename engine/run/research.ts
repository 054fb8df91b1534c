import { SCRAPE_CONCURRENCY_DEFAULT } from '../limits.ts';
import type { Prospect } from '../model/prospect.ts';
import type {
  ResearchEvent,
  ResearchReport,
  ResearchResult,
  Stage,
} from '../model/research-event.ts';
import type { Services } from '../services/service.ts';
import { waitByTimer } from '../services/http/wait.ts';
import type { Wait } from '../services/http/wait.ts';
import { createEventQueue } from './event-queue.ts';
import { findLinks } from './find-links.ts';
import type { LinkReport } from './find-links.ts';
import { pageFromLink } from './page.ts';
import type { Page } from './page.ts';
import { readPages } from './read-pages.ts';
import { createResultsSoFar } from './results-so-far.ts';
import { createRun } from './run.ts';
import type { Run } from './run.ts';
import { watchRun } from './watch-run.ts';

/** Everything one run needs. `elapsedMs` is a clock that only goes forward; `now` is the day that ages are counted from. */
export type ResearchRequest = {
  readonly prospect: Prospect;
  readonly services: Services;
  /** Scrapes at a time, at least 1; the smallest plan's two when left out. */
  readonly scrapeConcurrency?: number;
  readonly now: Date;
  readonly elapsedMs: () => number;
  /** How waiting passes; the platform's own clock when left out. Goes with `elapsedMs`. */
  readonly wait?: Wait;
  /** Chance for the delays between attempts, 0 to below 1. */
  readonly random: () => number;
  /** Calls that would take the run's credits, of all services together, beyond this are not made; no limit when left out. */
  readonly creditsMax?: number | null;
  /** What the device says of its connection. */
  readonly isOnline: () => boolean;
  readonly signal: AbortSignal;
};

/**
 * Researches one prospect (§7) and tells what happens while it happens; `done` comes once, last, also when every service
 * failed. Throws the signal's reason on abort. Whoever stops reading stops the run: every call in flight is aborted.
 */
export async function* research(request: ResearchRequest): AsyncGenerator<ResearchEvent, void> {
  const { signal } = request;
  signal.throwIfAborted();
  const events = createEventQueue<ResearchEvent>();
  const running = new AbortController();
  const onAbort = (): void => {
    events.fail(signal.reason);
    running.abort(signal.reason);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  const { elapsedMs, random, isOnline, wait = waitByTimer } = request;
  const { creditsMax = null } = request;
  const environment = { signal: running.signal, elapsedMs, random, isOnline, wait, creditsMax };
  const run = createRun(events.push, environment);
  watchRun(run, running.signal).catch(events.fail);
  conduct(run, request).then(events.close, events.fail);
  try {
    yield* events.drain();
  } finally {
    signal.removeEventListener('abort', onAbort);
    running.abort();
  }
}

async function conduct(run: Run, request: ResearchRequest): Promise<void> {
  enter(run, 'initializing');
  enter(run, 'searching');
  const found = await findLinks(run, request);
  enter(run, 'finding-links');
  for (const link of found.collected) run.tell({ kind: 'link', link });
  enter(run, 'scraping');
  const results = createResultsSoFar(run, request);
  const pages = await pagesFor(run, request, { found, onPage: results.add });
  enter(run, 'processing');
  for (const link of found.collected.filter((one) => !found.toRead.includes(one))) {
    run.rejectLink(link, 'Found, but one run reads only five pages');
  }
  enter(run, 'analyzing');
  run.tell({ kind: 'done', report: reportOf(run, results.finish(pages), found) });
}

type PageWork = { readonly found: LinkReport; readonly onPage: (page: Page) => void };

/** §7: pages are read unless the last fallback found them; its results stand as they are. */
async function pagesFor(
  run: Run,
  { services, scrapeConcurrency = SCRAPE_CONCURRENCY_DEFAULT }: ResearchRequest,
  { found, onPage }: PageWork,
): Promise<readonly Page[]> {
  if (found.foundBy !== services.firecrawl.name) {
    const concurrency = Math.max(1, Math.floor(scrapeConcurrency) || 1);
    return readPages(run, { links: found.toRead, reader: services.firecrawl, concurrency, onPage });
  }
  const pages = found.toRead.map(pageFromLink);
  for (const page of pages) onPage(page);
  return pages;
}

function reportOf(
  run: Run,
  results: readonly ResearchResult[],
  { foundBy }: LinkReport,
): ResearchReport {
  return {
    results: results.toSorted((a, b) => b.relevance - a.relevance),
    rejected: run.rejected,
    failures: [...run.failures],
    foundBy,
    credits: run.spending.sums(),
  };
}

function enter(run: Run, stage: Stage): void {
  run.tell({ kind: 'stage', stage });
}
