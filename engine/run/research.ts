import { NOT_AMONG_THE_READ } from '../messages/rejections.ts';
import type { Prospect } from '../model/prospect.ts';
import type {
  ResearchEvent,
  ResearchReport,
  ResearchResult,
  Stage,
} from '../model/research-event.ts';
import { waitByTimer } from '../services/http/wait.ts';
import type { Wait } from '../services/http/wait.ts';
import type { Services } from '../services/service.ts';
import type { CompanyDirectory } from '../services/wikidata/client.ts';
import { lookUpCompany } from './company-lookup.ts';
import { findLinks } from './find-links.ts';
import type { LinkReport } from './find-links.ts';
import { pageFromLink } from './page.ts';
import type { Page } from './page.ts';
import { SCRAPE_CONCURRENCY_DEFAULT, readPages } from './read-pages.ts';
import { createResultsSoFar } from './results-so-far.ts';
import { createRun, RUN_TIMEOUT_MS } from './run.ts';
import type { Run, RunEnvironment } from './run.ts';
import { plainFailure } from '../messages/service-messages.ts';

/** A device that reports twice in a row that it is offline is offline: the calls in flight are given up. */
const CONNECTION_CHECK_INTERVAL_MS = 1000;

/** Everything one run needs. */
export type ResearchRequest = {
  readonly prospect: Prospect;
  readonly services: Services;
  /** Tells who the company is; only with the user's consent, so none when left out. */
  readonly companyDirectory?: CompanyDirectory;
  /** Scrapes at a time, at least 1; the smallest plan's two when left out. */
  readonly scrapeConcurrency?: number;
  /** The day that ages are counted from. */
  readonly now: Date;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number;
  /** How waiting passes; the platform's own clock when left out. Goes with `elapsedMs`. */
  readonly wait?: Wait;
  /** Randomness for the delays between attempts, 0 to below 1. */
  readonly random: () => number;
  /** Calls that would take the run's credits, of all services together, beyond this are not made; no limit when left out. */
  readonly creditsMax?: number | null;
  /** Whether the device reports a connection. */
  readonly isOnline: () => boolean;
  readonly signal: AbortSignal;
};

/**
 * Researches one prospect (§7) and reports what happens as it happens; `done` comes once, last, also when every service
 * failed. Throws the signal's reason on abort. When the caller stops reading, the run ends: every call in flight is aborted.
 */
export async function* research(request: ResearchRequest): AsyncGenerator<ResearchEvent, void> {
  request.signal.throwIfAborted();
  const running = new AbortController();
  const reader = eventsOf(request, running).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    running.abort();
  }
}

/** Starts the run and queues its events for the reader; the run ends when `running` aborts. */
function eventsOf(
  request: ResearchRequest,
  running: AbortController,
): ReadableStream<ResearchEvent> {
  return new ReadableStream<ResearchEvent>({
    start(events) {
      const emit = (event: ResearchEvent): void => {
        if (!running.signal.aborted) events.enqueue(event);
      };
      const fail = (reason: unknown): void => {
        events.error(reason);
        running.abort(reason);
      };
      const { signal } = request;
      const onAbort = (): void => fail(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true, signal: running.signal });
      const run = createRun(emit, environmentOf(request, running.signal));
      watchRun(run, running.signal).catch(fail);
      conduct(run, request).then(() => {
        if (!running.signal.aborted) events.close();
      }, fail);
    },
  });
}

function environmentOf(request: ResearchRequest, signal: AbortSignal): RunEnvironment {
  const { now, elapsedMs, random, isOnline, wait = waitByTimer, creditsMax = null } = request;
  return { signal, now, elapsedMs, random, isOnline, wait, creditsMax };
}

async function conduct(run: Run, request: ResearchRequest): Promise<void> {
  enter(run, 'initializing');
  enter(run, 'searching');
  const lookup = lookUpCompany(run, request);
  const { company } = lookup;
  const found = await findLinks(run, { ...request, company });
  enter(run, 'finding-links');
  for (const link of found.collected) run.emit({ kind: 'link', link });
  enter(run, 'scraping');
  const results = createResultsSoFar(run, { ...request, company });
  const pages = await pagesFor(run, request, { found, onPage: results.add });
  enter(run, 'processing');
  for (const link of found.collected.filter((one) => !found.toRead.includes(one))) {
    run.rejectLink(link, NOT_AMONG_THE_READ);
  }
  enter(run, 'analyzing');
  await lookup.end();
  run.emit({ kind: 'done', report: reportOf(run, results.finish(pages), found) });
}

type PageWork = { readonly found: LinkReport; readonly onPage: (page: Page) => void };

/** §7: pages are read unless the last fallback found them; its results are shown as they are. */
async function pagesFor(
  run: Run,
  { services, scrapeConcurrency = SCRAPE_CONCURRENCY_DEFAULT }: ResearchRequest,
  { found, onPage }: PageWork,
): Promise<readonly Page[]> {
  if (found.arePagesRead) {
    const concurrency = Math.max(1, Math.floor(scrapeConcurrency) || 1);
    return readPages(run, {
      links: found.toRead,
      readers: services.readers,
      concurrency,
      onPage,
    });
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
  run.emit({ kind: 'stage', stage });
}

/**
 * Aborts the calls in flight when the run's two minutes are over, and whenever the device has lost its connection, so
 * that no user waits 70 s for nothing. Ends when `over` aborts.
 */
async function watchRun(run: Run, over: AbortSignal): Promise<void> {
  await Promise.all([watchTime(run, over), watchConnection(run, over)]);
}

async function watchTime(run: Run, over: AbortSignal): Promise<void> {
  await run.wait(RUN_TIMEOUT_MS, over);
  if (!over.aborted) run.runOutOfTime();
}

/** A device between two networks says 'offline' for a moment; only the second time in a row counts. */
async function watchConnection(run: Run, over: AbortSignal): Promise<void> {
  let wasOnline = true;
  while (!over.aborted) {
    await run.wait(CONNECTION_CHECK_INTERVAL_MS, over);
    const isOnline = run.isOnline();
    if (!isOnline && !wasOnline) {
      run.inFlight.abortAll((service) => plainFailure(service, 'offline', null));
    }
    wasOnline = isOnline;
  }
}
