import {
  briefFor,
  highlightsOf,
  canonicalUrl,
  reportDocumentOf,
  type AboutCompany,
  type FinishedReport,
  type Prospect,
  type ReportDocument,
  type ResearchEvent,
  type ResearchReport,
  type ResearchResult,
  type ServiceCredits,
  type ServiceFailure,
  type ServiceName,
} from '#engine';

/** How a run came out, whether it ended by itself or was cut short. */
export type RunOutcome = 'report' | 'nothing found' | 'no service' | 'limit reached';

/** Calls of a run; `saved` of them asked no service. */
export type RunCalls = { readonly all: number; readonly saved: number };

/** What a run has brought so far: also what is left of one that is cancelled. */
export type RunRecord = {
  /** Takes the run's next event. */
  readonly add: (event: ResearchEvent) => void;
  /** Best first. */
  readonly results: () => readonly ResearchResult[];
  /** Found and not read. */
  readonly unread: () => readonly ResearchResult[];
  readonly failures: () => readonly ServiceFailure[];
  /** What was charged so far, per service. */
  readonly credits: () => readonly ServiceCredits[];
  /** Calls so far, and how many of them were answered by what earlier runs had saved. */
  readonly calls: () => RunCalls;
  /** The report with its brief, as it is saved and exported. */
  readonly document: () => ReportDocument;
  /** What public sources say about the company; `null` while nothing is known. */
  readonly aboutCompany: () => AboutCompany | null;
  readonly outcome: () => RunOutcome;
};

/** Follows one run by its events. It began at `researchedAt`; `earlier` is what a run before it has learned of the company. */
export function createRunRecord(
  prospect: Prospect,
  researchedAt: Date,
  earlier: AboutCompany | null = null,
): RunRecord {
  const results = new Map<string, ResearchResult>();
  const failures: ServiceFailure[] = [];
  const bills = createBills();
  let report: ResearchReport | null = null;
  let aboutCompany = earlier;

  let unread: readonly ResearchResult[] = [];

  function add(event: ResearchEvent): void {
    bills.add(event);
    if (event.kind === 'result') results.set(event.result.id, event.result);
    else if (event.kind === 'unread') unread = event.results;
    else if (event.kind === 'rejected') results.delete(canonicalUrl(event.rejected.url));
    else if (event.kind === 'failure') failures.push(event.failure);
    else if (event.kind === 'about-company') aboutCompany = event.about;
    else if (event.kind === 'done') ({ report } = event);
  }

  const found = (): readonly ResearchResult[] =>
    report?.results ?? [...results.values()].toSorted((a, b) => b.relevance - a.relevance);
  const allFailures = (): readonly ServiceFailure[] => report?.failures ?? failures;

  return {
    add,
    results: found,
    unread: () => report?.unread ?? unread,
    failures: allFailures,
    credits: () => report?.credits ?? bills.credits(),
    calls: bills.calls,
    outcome: () => outcomeOf(found(), allFailures()),
    aboutCompany: () => aboutCompany,
    document: () =>
      reportOfRun({
        prospect,
        researchedAt,
        foundBy: report?.foundBy ?? null,
        results: found(),
        unread: report?.unread ?? unread,
        aboutCompany,
      }),
  };
}

/** What the calls of a run were charged, by their events. */
function createBills(): Pick<RunRecord, 'add' | 'credits' | 'calls'> {
  const services = new Map<number, ServiceName>();
  const credits = new Map<ServiceName, ServiceCredits>();
  let saved = 0;

  function add(event: ResearchEvent): void {
    if (event.kind === 'asked') services.set(event.call, event.service);
    if (event.kind === 'answered' && event.answeredAt !== undefined) saved += 1;
    if (event.kind === 'answered' || event.kind === 'failure') charge(event);
  }

  function charge(event: Extract<ResearchEvent, { kind: 'answered' | 'failure' }>): void {
    const service = event.call === null ? undefined : services.get(event.call);
    if (service === undefined || event.charge === undefined) return;
    const before = credits.get(service) ?? { service, credits: 0, isEstimate: false };
    credits.set(service, {
      service,
      credits: before.credits + event.charge.credits,
      isEstimate: before.isEstimate || event.charge.isEstimate,
    });
  }

  return {
    add,
    credits: () => [...credits.values()],
    calls: () => ({ all: services.size, saved }),
  };
}

/** The report of a run with its brief, as it is saved and exported. */
export function reportOfRun(run: Omit<FinishedReport, 'brief'>): ReportDocument {
  const { prospect, results, researchedAt } = run;
  const now = researchedAt;
  return reportDocumentOf({
    ...run,
    brief: briefFor(prospect, results, now, run.aboutCompany ?? null),
    highlights: highlightsOf({ prospect, results, now }),
  });
}

/** A service that answered that it found nothing has been asked; one that refused or could not be reached has not. */
function outcomeOf(
  results: readonly ResearchResult[],
  failures: readonly ServiceFailure[],
): RunOutcome {
  if (failures.some(({ reason }) => reason === 'limit-reached')) return 'limit reached';
  if (results.some(({ verdict }) => verdict !== 'other')) return 'report';
  const isAsked = results.length > 0 || failures.some(({ reason }) => reason === 'empty');
  return isAsked ? 'nothing found' : 'no service';
}
