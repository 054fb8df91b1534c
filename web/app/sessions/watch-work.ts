import {
  explained,
  isDegrading,
  newSince,
  prospectKey,
  remembered,
  type AboutCompany,
  type NewSince,
  type Prospect,
  type ReportDocument,
  type ResearchReport,
} from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import type { ReportSavingStore } from '../../features/library/report-saving.ts';
import type { QueueSession } from '../../features/many-prospects/queue-context.ts';
import { UnrecordedResearch } from '../../features/privacy/preflight-warning.ts';
import type { ResearchSession } from '../../features/research/run/research-context.ts';
import { isUnderWay } from '../../features/research/run/research-state.ts';
import { ResearchBrokenError, ResearchDeclined } from '../../features/research/run/run-research.ts';
import type { WatchOutcome, WatchWork } from '../../features/watching/watching.ts';
import {
  holdingAlone,
  isHeld,
  queueLockOf,
  runLockOf,
  watchLockOf,
} from '../../storage/tab-lock.ts';
import { documentOfRun } from './document-of-run.ts';

type WatchParts = {
  readonly userId: string;
  readonly backend: Backend;
  readonly research: Pick<ResearchSession, 'runUnseen' | 'read' | 'watch'>;
};

type Reports = Pick<ReportSavingStore, 'saveUnseen'>;

type OtherWork = {
  readonly queue: Pick<QueueSession, 'read' | 'watch'>;
  readonly reports: Reports;
};

/** What is in none of so many reports is new: search results come and go from day to day. */
const REPORTS_COMPARED = 5;
const TITLES_MAX = 3;

/** Joins watching with the research, the library and the lists. */
export function createWatchWork(parts: WatchParts, { queue, reports }: OtherWork): WatchWork {
  const { userId, research } = parts;
  return {
    ask: (prospect, signal) => askAgain(parts, reports, { prospect, signal }),
    async isBusy() {
      if (isUnderWay(research.read()) || queue.read()?.status === 'running') return true;
      return (await isHeld(runLockOf(userId))) || (await isHeld(queueLockOf(userId)));
    },
    watchBusy(onChange) {
      const closings = [research.watch(onChange), queue.watch(onChange)];
      return () => {
        for (const close of closings) close();
      };
    },
    onlyHere: (act) => holdingAlone(watchLockOf(userId), act),
    isOnline: () => globalThis.navigator.onLine,
    now: () => new Date(),
  };
}

type Asked = { readonly prospect: Prospect; readonly signal: AbortSignal };

async function askAgain(
  { backend, userId, research }: WatchParts,
  reports: Reports,
  { prospect, signal }: Asked,
): Promise<WatchOutcome> {
  let aboutCompany: AboutCompany | undefined;
  try {
    const known = await knownOf({ backend, userId }, { prospect, signal });
    const run = await research.runUnseen({
      prospect,
      signal,
      creditsMax: null,
      isUnattended: true,
      onEvent(event) {
        if (event.kind === 'about-company') aboutCompany = event.about;
      },
    });
    const finished = { ...run, prospect, researchedAt: null, aboutCompany };
    const document = await documentOfRun(finished, new Date());
    signal.throwIfAborted();
    return await outcomeOf(run, known, document, reports);
  } catch (error) {
    if (signal.aborted) throw error;
    const isAsked = error instanceof ResearchBrokenError;
    return { isAsked, trouble: troubleOf(error), news: null };
  }
}

/** All that the account's latest reports on somebody know; `null` where there is none, or none any more. */
async function knownOf(
  { backend, userId: accountId }: Omit<WatchParts, 'research'>,
  { prospect, signal }: Asked,
): Promise<ReportDocument | null> {
  const library = await backend.reports();
  const found: ReportDocument[] = [];
  let before = new Date().toISOString();
  while (found.length < REPORTS_COMPARED) {
    const query = { accountId, prospectKey: prospectKey(prospect), before };
    const report = await library.readEarlierReport(query, signal);
    if (report === null) break;
    found.push(report);
    before = report.researchedAt;
  }
  return found.reduceRight<ReportDocument | null>(remembered, null);
}

/** A report that has nothing new isn't saved; the first one of all is, for the next to be compared with. */
async function outcomeOf(
  { results, failures }: ResearchReport,
  known: ReportDocument | null,
  document: ReportDocument,
  reports: Reports,
): Promise<WatchOutcome> {
  const isAsked = !failures.some(({ reason }) => reason === 'offline');
  const failure = failures.findLast(
    (one) => (results.length === 0 && one.reason !== 'empty') || isDegrading(one),
  );
  const trouble = failure === undefined ? '' : explained(failure);
  const isFirst = known === null && results.length > 0;
  const news = known === null ? null : newSince(known, document);
  const isNew = news !== null && news.results.length + news.events.length > 0;
  if (!isFirst && !isNew) return { isAsked, trouble, news: null };
  const reportId = await reports.saveUnseen(document);
  return { isAsked, trouble, news: isNew ? { reportId, ...countsOf(news) } : null };
}

function countsOf({ results, events }: NewSince) {
  const titles = [...events.map(({ text }) => text), ...results.map(({ title }) => title)];
  return {
    pages: results.length,
    events: events.length,
    titles: [...new Set(titles)].slice(0, TITLES_MAX),
  };
}

/** Why nothing was found out, as a sentence; a fault that nobody expects goes on. */
function troubleOf(error: unknown): string {
  // The person was forgotten elsewhere, and their watch is gone.
  if (error instanceof ResearchDeclined) return '';
  const isExpected =
    error instanceof BackendError ||
    error instanceof UnrecordedResearch ||
    error instanceof ResearchBrokenError;
  if (!isExpected) throw error;
  return error.message;
}
