import { createJudge } from '../judge/judge-documents.ts';
import { SHOWN_AS_FOUND } from '../messages/rejections.ts';
import { missingKey } from '../messages/service-messages.ts';
import type { FoundLink } from '../model/found-link.ts';
import type { Prospect } from '../model/prospect.ts';
import type { ResearchEvent, Stage } from '../model/research-event.ts';
import type { ServiceName } from '../model/service-failure.ts';
import { fallbackQueryFor, queriesFor } from '../search/queries.ts';
import {
  LINKS_SCRAPED_MAX,
  PERCENT_UNKNOWN,
  RESULTS_MAX,
  selectLinks,
  type LinkSelection,
  type LinkLikelihood,
} from '../search/select-links.ts';
import { waitByTimer } from '../services/http/exchange.ts';
import type { SearchService, Services } from '../services/service.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { askAboutCompany } from './about-company.ts';
import { callService, type CallOutcome } from './call-service.ts';
import {
  askCatalogues,
  lateLinks,
  newLinks,
  type CatalogueQuestions,
} from './catalogue-questions.ts';
import { lookUpCompany } from './company-lookup.ts';
import { judgeAsFound, type JudgeAsFound, type JudgedWith } from './judge-as-found.ts';
import { pageFromLink, type Page } from './page.ts';
import { SCRAPE_CONCURRENCY_DEFAULT, readPages } from './read-pages.ts';
import { createResultsSoFar } from './results-so-far.ts';
import { runEvents, type ResearchRequest } from './run-events.ts';
import type { RunContext } from './run.ts';
import { reportOf, unreadResults } from './unread-results.ts';

/** The links of a run, and which service found them. */
type LinkReport = LinkSelection & {
  /** `null` when no service found any. */
  readonly foundBy: ServiceName | null;
  /** Whether the pages behind the links are to be read (`SearchService`). */
  readonly arePagesRead: boolean;
};

/** Unread links are judged after this pause: without it a report took 1.12 times as long. No clock of the run counts it. */
const READERS_FIRST_MS = 15;

/** Whom to find with what, and who says how likely the links are. */
type LinkRequest = JudgedWith & {
  readonly services: Pick<Services, 'searches'>;
  readonly prospect: Prospect;
  readonly catalogues: CatalogueQuestions;
};

/** Researches one prospect (§7); `done` comes once, last. Throws the signal's reason on abort, and ends when nobody reads on. */
export function research(request: ResearchRequest): AsyncGenerator<ResearchEvent, void> {
  return runEvents({ request, conduct: (run) => conduct(run, request) });
}

async function conduct(run: RunContext, request: ResearchRequest): Promise<void> {
  enter(run, 'initializing');
  enter(run, 'searching');
  const lookup = lookUpCompany(run, request);
  const catalogues = askCatalogues(run, request);
  const questions = askAboutCompany(run, request, lookup);
  const known = { judge: createJudge(request), company: lookup.company };
  const found = await findLinks(run, { ...request, ...known, catalogues });
  enter(run, 'finding-links');
  for (const link of found.collected) run.emit({ kind: 'link', link });
  questions.found(found.collected.map(({ url }) => url));
  enter(run, 'scraping');
  let { unread: notRead } = found;
  const asFound = judgeAsFound(() => [...found.toRead, ...notRead], known);
  const results = createResultsSoFar(run, { ...known, asFound });
  const reading = pagesFor(run, request, {
    found,
    onPage: (page) => {
      questions.read(page.document);
      results.add(page);
    },
  });
  const [pages] = await Promise.all([
    reading,
    reportUnread(run, asFound, { links: found.unread, reading }),
  ]);
  enter(run, 'processing');
  enter(run, 'analyzing');
  await Promise.all([lookup.end(), catalogues.end()]);
  // What is known of the company by now may say more of what was not read, too.
  notRead = [...notRead, ...lateLinks(catalogues.found(), [...found.toRead, ...notRead])];
  const unread = unreadResults(notRead.slice(0, RESULTS_MAX - found.toRead.length), asFound);
  const report = reportOf(run, { results: results.finish(pages), unread, foundBy: found.foundBy });
  await questions.end([...report.results, ...report.unread]);
  run.emit({ kind: 'done', report });
}

/** §7: pages are read unless the last fallback found them; its results are shown as they are. */
async function pagesFor(
  run: RunContext,
  { services, scrapeConcurrency = SCRAPE_CONCURRENCY_DEFAULT }: ResearchRequest,
  { found, onPage }: { readonly found: LinkReport; readonly onPage: (page: Page) => void },
): Promise<readonly Page[]> {
  if (found.arePagesRead) {
    const concurrency = Math.max(1, Math.floor(scrapeConcurrency) || 1);
    return readPages(run, { links: found.toRead, readers: services.readers, concurrency, onPage });
  }
  const pages = found.toRead.map((link) => pageFromLink(link, SHOWN_AS_FOUND));
  for (const page of pages) onPage(page);
  return pages;
}

/** Judges what is not read while the pages are being read, whose services are asked first, and reports it. */
async function reportUnread(
  run: RunContext,
  asFound: JudgeAsFound,
  { links, reading }: { readonly links: readonly FoundLink[]; readonly reading: Promise<unknown> },
): Promise<void> {
  if (links.length === 0) return;
  await Promise.race([waitByTimer(READERS_FIRST_MS, run.signal), reading]);
  run.emit({ kind: 'unread', results: unreadResults(links, asFound) });
}

function enter(run: RunContext, stage: Stage): void {
  run.emit({ kind: 'stage', stage });
}

/** §7: asks search services in turn, up to the first that finds a usable link. Failures are reported; rejects on abort. */
async function findLinks(
  run: RunContext,
  { services, catalogues, ...known }: LinkRequest,
): Promise<LinkReport> {
  const likelihood = linkLikelihood(known);
  const select = (answers: readonly (readonly FoundLink[])[]): LinkSelection => {
    // What a search says about a page is worth more than its entry.
    const listed = newLinks(catalogues.found(), answers.flat());
    const selection = selectLinks([...answers, listed], likelihood, known.prospect.companyUrl);
    for (const rejected of selection.rejected) run.reject(rejected);
    return selection;
  };
  for (const service of services.searches) {
    const { arePagesRead, name } = service;
    const queries = queriesOf(service, known.prospect);
    run.attempts.reserve(queries.length + (arePagesRead ? LINKS_SCRAPED_MAX : 0));
    const asked = askAll(run, service, queries);
    // The judge gets to know the prospect while the service looks.
    likelihood([]);
    const answers = await asked;
    const selection = select(answers);
    const rejected = new Set(selection.rejected.map(({ url }) => url));
    const isFound = answers.flat().some(({ url }) => !rejected.has(url));
    if (isFound) return { ...selection, foundBy: name, arePagesRead };
  }
  // There is nothing else to show, so these are waited for.
  await catalogues.settled();
  return { ...select([]), foundBy: null, arePagesRead: true };
}

function queriesOf({ queryStyle }: SearchService, prospect: Prospect): readonly string[] {
  if (queryStyle === 'plain') return [fallbackQueryFor(prospect)];
  const queries = queriesFor(prospect);
  return queryStyle === 'quoted' ? queries : queries.map((query) => query.replaceAll('"', ''));
}

async function askAll(
  run: RunContext,
  service: SearchService,
  queries: readonly string[],
): Promise<readonly (readonly FoundLink[])[]> {
  if (!service.isConnected) {
    run.fail(missingKey(service.name), null);
    return [];
  }
  const outcomes = await Promise.all(queries.map((query) => askOne(run, service, query)));
  return outcomes.flatMap((outcome) => (outcome.status === 'answered' ? [outcome.answer] : []));
}

function askOne(
  run: RunContext,
  service: SearchService,
  query: string,
): Promise<CallOutcome<readonly FoundLink[]>> {
  return callService(run, {
    service: service.name,
    purpose: 'search',
    subject: query,
    ask: (signal, bill) => service.search(query, signal, bill),
    count: (links) => links.length,
  });
}

/**
 * How sure the judge is of links by title, snippet and address alone, each in the light of the others. Not the percentage that it
 * would show, which is at most 79 for whatever cannot be confirmed unread, so that an interview and a namesake's page would tie.
 */
export function linkLikelihood({ judge, company }: JudgedWith): LinkLikelihood {
  return (links) => {
    const documents = links.map((link) => pageFromLink(link).document);
    const percents = judge.percents({ documents, company: company?.() });
    return ({ url }) => percents.get(canonicalUrl(url)) ?? PERCENT_UNKNOWN;
  };
}
