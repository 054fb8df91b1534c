import { judgeDocuments } from '../judge/judge-documents.ts';
import { SCRAPE_CONCURRENCY_DEFAULT } from '../limits.ts';
import type { Prospect } from '../prospect.ts';
import type { ResearchEvent, ResearchReport, ResearchResult, Stage } from '../research-event.ts';
import type { Services } from '../services/service.ts';
import { waitByTimer } from '../wait.ts';
import type { Wait } from '../wait.ts';
import { createEventQueue } from './event-queue.ts';
import { findLinks } from './find-links.ts';
import type { LinkReport } from './find-links.ts';
import { pageFromLink, resultFrom } from './page.ts';
import type { Page } from './page.ts';
import { readPages } from './read-pages.ts';
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
  const surroundings = { signal: running.signal, elapsedMs, random, isOnline, wait, creditsMax };
  const run = createRun(events.push, surroundings);
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
  const found = await findLinks(run, request.services, request.prospect);
  enter(run, 'finding-links');
  for (const link of found.collected) run.tell({ kind: 'link', link });
  enter(run, 'scraping');
  const told = new Map<string, ResearchResult>();
  const pages = await pagesFor(run, request, {
    found,
    onPage: (page) => tellResults(run, judged(request, [page]), told),
  });
  enter(run, 'processing');
  for (const { url } of found.collected.filter((link) => !found.toRead.includes(link))) {
    run.reject({ url, reason: 'Found, but one run reads only five pages' });
  }
  enter(run, 'analyzing');
  const results = judged(request, pages);
  tellResults(run, results, told);
  run.tell({ kind: 'done', report: reportOf(run, results, found) });
}

type PageWork = { readonly found: LinkReport; readonly onPage: (page: Page) => void };

/** §7: pages are read unless the last fallback found them; its results stand as they are. */
async function pagesFor(
  run: Run,
  { services, scrapeConcurrency = SCRAPE_CONCURRENCY_DEFAULT }: ResearchRequest,
  { found, onPage }: PageWork,
): Promise<readonly Page[]> {
  if (found.foundBy !== services.scraper.name) {
    const concurrency = Math.max(1, Math.floor(scrapeConcurrency) || 1);
    return readPages(run, { links: found.toRead, scraper: services.scraper, concurrency, onPage });
  }
  const pages = found.toRead.map(pageFromLink);
  for (const page of pages) onPage(page);
  return pages;
}

/** Judged together: pages are evidence about each other. */
function judged(
  { prospect, now }: ResearchRequest,
  pages: readonly Page[],
): readonly ResearchResult[] {
  const documents = pages.map(({ document }) => document);
  const judgements = new Map(
    judgeDocuments({ prospect, documents, now }).map((judgement) => [judgement.id, judgement]),
  );
  return pages.flatMap((page) => {
    const judgement = judgements.get(page.document.id);
    return judgement === undefined ? [] : [resultFrom(page, judgement)];
  });
}

/** Tells the results that are new or that other pages have changed since they were told. */
function tellResults(
  run: Run,
  results: readonly ResearchResult[],
  told: Map<string, ResearchResult>,
): void {
  for (const result of results) {
    if (isSameResult(told.get(result.id), result)) continue;
    told.set(result.id, result);
    run.tell({ kind: 'result', result });
  }
}

/** Results are plain data made by one function, so the same data has the same text. */
function isSameResult(earlier: ResearchResult | undefined, later: ResearchResult): boolean {
  return earlier !== undefined && JSON.stringify(earlier) === JSON.stringify(later);
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
