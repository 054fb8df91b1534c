import { SHOWN_AS_FOUND } from '../messages/rejections.ts';
import type { FoundLink } from '../model/found-link.ts';
import type {
  ResearchEvent,
  ResearchReport,
  ResearchResult,
  Stage,
} from '../model/research-event.ts';
import { lookUpCompany } from './company-lookup.ts';
import { findLinks } from './find-links.ts';
import type { LinkReport } from './find-links.ts';
import { pageFromLink } from './page.ts';
import type { Page } from './page.ts';
import { SCRAPE_CONCURRENCY_DEFAULT, readPages } from './read-pages.ts';
import { createResultsSoFar } from './results-so-far.ts';
import type { ResultsRequest } from './results-so-far.ts';
import type { Run } from './run.ts';
import { runEvents } from './run-events.ts';
import type { ResearchRequest } from './run-events.ts';
import { stillUnread, unreadResults } from './unread-results.ts';

/**
 * Researches one prospect (§7) and reports what happens as it happens; `done` comes once, last, also when every service
 * failed. Throws the signal's reason on abort. When the caller stops reading, the run ends: every call in flight is aborted.
 */
export function research(request: ResearchRequest): AsyncGenerator<ResearchEvent, void> {
  return runEvents({ request, conduct: (run) => conduct(run, request) });
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
  const [pages, unread] = await Promise.all([
    pagesFor(run, request, { found, onPage: results.add }),
    tellUnread(run, { ...request, company }, found.unread),
  ]);
  enter(run, 'processing');
  enter(run, 'analyzing');
  await lookup.end();
  run.emit({ kind: 'done', report: reportOf(run, found, { read: results.finish(pages), unread }) });
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
  const pages = found.toRead.map((link) => pageFromLink(link, SHOWN_AS_FOUND));
  for (const page of pages) onPage(page);
  return pages;
}

/** Judges what is not read while the pages are being read, and reports it. */
async function tellUnread(
  run: Run,
  request: ResultsRequest,
  links: readonly FoundLink[],
): Promise<readonly ResearchResult[]> {
  const unread = unreadResults(links, request);
  if (unread.length > 0) run.emit({ kind: 'unread', results: unread });
  return unread;
}

function reportOf(
  run: Run,
  { foundBy }: LinkReport,
  {
    read,
    unread,
  }: { readonly read: readonly ResearchResult[]; readonly unread: readonly ResearchResult[] },
): ResearchReport {
  return {
    results: read.toSorted((a, b) => b.relevance - a.relevance),
    unread: stillUnread(unread, read),
    rejected: run.rejected,
    failures: [...run.failures],
    foundBy,
    credits: run.spending.sums(),
  };
}

function enter(run: Run, stage: Stage): void {
  run.emit({ kind: 'stage', stage });
}
