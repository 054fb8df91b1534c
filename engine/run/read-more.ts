import { createJudge } from '../judge/judge-documents.ts';
import type { Judgement } from '../model/judgement.ts';
import type { ResearchEvent, ResearchResult } from '../model/research-event.ts';
import { lookUpCompany } from './company-lookup.ts';
import { linkOfResult, pageFromResult, type Page } from './page.ts';
import { SCRAPE_CONCURRENCY_DEFAULT, readPages } from './read-pages.ts';
import { createResultsSoFar } from './results-so-far.ts';
import { runEvents, type ResearchRequest } from './run-events.ts';
import type { EarlierCalls, RunContext } from './run.ts';
import { reportOf } from './unread-results.ts';

/** Everything that a run needs to read further pages of what it has found. */
export type ReadMoreRequest = ResearchRequest & {
  /** The report so far. */
  readonly results: readonly ResearchResult[];
  readonly unread: readonly ResearchResult[];
  /** What to read, by id: of the unread, or of the results whose page could not be read. */
  readonly ids: readonly string[];
  readonly earlier: EarlierCalls;
  /** The day that ages are counted from: that of the research, whose search results it dates. */
  readonly researchedAt: Date;
};

/**
 * Reads further pages of what a run has found and judges all together (docs/decisions/072). `done` comes once, last, with the
 * whole report; a page that cannot be read stays where it was. Throws the signal's reason on abort.
 */
export function readMore(request: ReadMoreRequest): AsyncGenerator<ResearchEvent, void> {
  const { earlier } = request;
  return runEvents({ request, before: { earlier }, conduct: (run) => conduct(run, request) });
}

async function conduct(run: RunContext, request: ReadMoreRequest): Promise<void> {
  const { results, unread, prospect, services, researchedAt: now } = request;
  const lookup = lookUpCompany(run, request);
  const { company } = lookup;
  const ids = new Set(request.ids);
  const wanted = [...results, ...unread].filter(({ id }) => ids.has(id));
  const known = results
    .filter(({ id }) => !ids.has(id))
    .flatMap((one) => (one.origin === undefined ? [] : [pageFromResult(one, one.origin)]));
  const soFar = createResultsSoFar(run, {
    judge: createJudge({ prospect, now }),
    company,
    asFound: (page) => judgedBefore(results, page),
    known,
  });
  const reasons = new Map<string, string>();
  const isListed = new Set(results.map(({ id }) => id));
  const pages = await readPages(run, {
    links: wanted.flatMap((one) => (one.origin === undefined ? [] : linkOfResult(one, one.origin))),
    readers: services.readers,
    concurrency: Math.max(1, Math.floor(request.scrapeConcurrency ?? SCRAPE_CONCURRENCY_DEFAULT)),
    onPage: (page) => {
      if (page.notRead !== undefined) reasons.set(page.document.id, page.notRead);
      if (page.notRead === undefined || isListed.has(page.document.id)) soFar.add(page);
    },
  });
  await lookup.end();
  const added = pages.filter(
    ({ document, notRead }) => notRead === undefined || isListed.has(document.id),
  );
  const report = reportOf(run, {
    results: soFar.finish([...known, ...added]),
    unread,
    foundBy: null,
  });
  const rejected = new Set(report.rejected.map(({ url }) => url));
  const left = report.unread
    .filter(({ url }) => !rejected.has(url))
    .map((result) => {
      const notRead = reasons.get(result.id);
      return notRead === undefined ? result : { ...result, notRead };
    });
  run.emit({ kind: 'done', report: { ...report, unread: left } });
}

/** That a page could not be read, once more, says nothing new about it. */
function judgedBefore(
  results: readonly ResearchResult[],
  { document }: Page,
): Judgement | undefined {
  const before = results.find(
    ({ id, readingMinutes }) => id === document.id && readingMinutes === null,
  );
  if (before === undefined) return undefined;
  const { id, relevance, verdict, reasons, aboutness, stated, type, date, language } = before;
  const judged = { id, relevance, verdict, reasons, aboutness, stated, type, date, language };
  return { ...judged, snippet: before.description, readingMinutes: null };
}
