import { lazy, useMemo, useState, type ReactElement, type RefObject } from 'react';
import { usualCallCredits, type BriefRequest, type Prospect, type ResearchResult } from '#engine';
import { BriefPanel } from '../../../features/brief/brief-panel.tsx';
import { NEWS_PLACE } from '../../../features/library/news-place.ts';
import { useReading, type ReadingControl } from '../../../features/reading/use-reading.ts';
import { IntelligenceReport } from '../../../features/report/intelligence-report.tsx';
import { useMarkedResults, useMarks } from '../../../features/report/marks/use-marks.ts';
import { ReportHead } from '../../../features/report/report-head.tsx';
import { FailureNotes } from '../../../features/report/report-notes.tsx';
import type { ReadMoreControl, Report } from '../../../features/report/report.ts';
import { reportTexts } from '../../../features/report/texts.ts';
import { useFreeServices } from '../../../features/research/free-services/use-free-services.ts';
import { RequestList } from '../../../features/research/requests/request-list.tsx';
import { RunPanel } from '../../../features/research/requests/run-panel.tsx';
import {
  useResearchSession,
  useResearchState,
} from '../../../features/research/run/research-context.ts';
import type { Begun } from '../../../features/research/run/research-state.ts';
import { useServiceKey } from '../../../keys/key-store.ts';
import type { ResearchRun } from '../../../research-run.ts';
import { QuotedPages } from '../../../ui/quoted-pages.ts';
import { RequiresSessions } from '../../sessions/lazy-sessions.tsx';
import { useDraftOf } from '../../sessions/report-saving-context.ts';
import { useCreditsLeft } from '../use-credits-left.ts';
import { CompanyPane } from './company-pane.tsx';
import { LazyPart } from './lazy-part.tsx';
import { loadWhenConnected } from './load-when-connected.ts';
import type { ExportedReport } from './report-export.tsx';
import { useWasDeleted } from './use-deleted-report.ts';
import { useReportInView } from './use-report-in-view.ts';

const loadReportKeeping = () => loadWhenConnected(() => import('./report-keeping.tsx'));
const ReportKeeping = lazy(async () => ({ default: (await loadReportKeeping()).ReportKeeping }));
const ReportNews = lazy(async () => ({ default: (await loadReportKeeping()).ReportNews }));
const loadReportExport = () => loadWhenConnected(() => import('./report-export.tsx'));
const ReportExport = lazy(async () => ({ default: (await loadReportExport()).ReportExport }));
const ReportDraft = lazy(async () => ({ default: (await loadReportExport()).ReportDraft }));

// They come with this file, which is loaded when the form is first used: nothing jumps at the end of a run, and a connection
// lost meanwhile takes nothing away.
for (const load of [loadReportKeeping, loadReportExport]) load().catch(() => null);

type BegunProps = { readonly state: Begun };

/** The run and its report, once there is a run; a chunk of its own, since the dashboard opens without one. */
export function ReportPane(): ReactElement | null {
  const state = useResearchState();
  return state.status === 'idle' ? null : <ReportPaneOf state={state} />;
}

function ReportPaneOf({ state }: BegunProps): ReactElement {
  const { cancel, resume, discard } = useResearchSession();
  return (
    <div className="report-pane grid min-w-0 gap-4">
      <RunPanel
        status={state.status}
        run={state.run}
        isFree={useFreeServices().access === 'free services'}
        creditsLeft={useCreditsLeft(state)}
        onCancel={cancel}
        onResume={resume}
        onDiscard={discard}
      />
      <Findings state={state} />
    </div>
  );
}

function Findings({ state }: BegunProps): ReactElement {
  const { marking, judged, request, reading } = useReadReport(state);
  const read = reading.state.status === 'written' ? reading.state : null;
  const isRunning = state.status === 'running';
  const isWhole = useIsWhole(isRunning, request === null || reading.isLatest);
  const report = useMemo(() => reportOf(state, isWhole), [state, isWhole]);
  const heading = useReportInView(isWhole);
  const further = useFurtherReading(state);
  const hasBrief = !isWhole || isBriefed(state);
  // That the report was deleted is said above the brief.
  const wasDeleted = useWasDeleted(state.run.prospect);
  const brief = hasBrief && (
    <BriefOf
      key="brief"
      state={state}
      isWhole={isWhole}
      request={request}
      reading={reading}
      headingRef={heading}
    />
  );
  const keeping = <KeepingOf key="keeping" state={state} isWhole={isWhole} />;
  return (
    <>
      {wasDeleted ? [keeping, brief] : [brief, keeping]}
      <IntelligenceReport
        report={report}
        highlights={read?.highlights}
        events={read?.brief.whyNow}
        further={further}
        headingRef={hasBrief ? undefined : heading}
        marking={marking}
        judged={judged}
      />
      <RequestList
        key={state.run.startedAtMs}
        calls={state.run.calls}
        company={state.run.companyNote}
        unanswered={state.run.aboutCompany?.unanswered.map(({ reason }) => reason)}
        isRunning={isRunning}
      />
    </>
  );
}

/** Once the run is over: whether the report is saved, and the person's rights. Its place is held while that is loaded. */
function KeepingOf(props: BegunProps & { readonly isWhole: boolean }): ReactElement | null {
  if (!props.isWhole) return null;
  const place = <div className="h-13" />;
  return (
    <LazyPart placeholder={place}>
      <RequiresSessions fallback={place}>
        <ReportKeeping state={props.state} />
      </RequiresSessions>
    </LazyPart>
  );
}

/** Whether the run is over and its last results are read. What that changes on the screen comes at one moment, and nothing moves twice. */
function useIsWhole(isRunning: boolean, isRead: boolean): boolean {
  const [isWhole, setIsWhole] = useState(!isRunning);
  if (isRunning ? isWhole : isRead && !isWhole) setIsWhole(!isWhole);
  return isWhole;
}

const NOTHING_BEING_READ: readonly string[] = [];

function useFurtherReading(state: Begun): ReadMoreControl | undefined {
  const { readMore, stopReading } = useResearchSession();
  const isConnected = !useServiceKey('firecrawl').isEmpty;
  const isFree = useFreeServices().access === 'free services';
  const isOver = state.status !== 'running' && state.status !== 'sampled';
  const reading = (isOver ? state.reading : undefined) ?? NOTHING_BEING_READ;
  return useMemo(() => {
    if (!isOver) return undefined;
    const costOf = (pages: number): string => {
      if (isConnected)
        return reportTexts.unread.cost(pages * usualCallCredits('firecrawl', 'scrape'));
      return isFree ? reportTexts.unread.free : reportTexts.unread.needsKey;
    };
    return {
      reading,
      canRead: isConnected || isFree,
      costOf,
      onRead: readMore,
      onStop: stopReading,
    };
  }, [isOver, reading, isConnected, isFree, readMore, stopReading]);
}

/** The results of a run as they are marked (`judged`) and read. */
function useReadReport(state: Begun) {
  const { prospect, results } = state.run;
  const isSampled = state.status === 'sampled';
  const marking = useMarks(prospect);
  const judged = useMarkedResults(
    { prospect, results: isSampled ? state.samples : results },
    marking.marks,
  );
  const request = useBriefRequest(state.status, state.run, isSampled ? results : judged);
  const reading = useReading(request, { isUnderWay: state.status === 'running' });
  return { marking, judged, request, reading };
}

/** Decided by the results themselves, not by how far they are read: a brief that vanished for a moment would lose the focus. */
const isBriefed = ({ status, run }: Begun): boolean =>
  status !== 'sampled' && run.results.length > 0;

/**
 * The report of a run. It is there from the start, so that nothing moves when the first result comes. Failures are listed above
 * the brief if there is one, and here otherwise.
 */
function reportOf(state: Begun, isWhole: boolean): Report {
  const { prospect, researchedAt, foundBy, results, unread, failures, rejected } = state.run;
  return {
    status: isWhole ? state.status : 'running',
    prospect,
    researchedAt,
    foundBy,
    results: state.status === 'sampled' ? state.samples : results,
    unread: state.status === 'sampled' ? [] : unread,
    failures: isBriefed(state) ? [] : failures,
    rejected,
  };
}

/** What is to be read of a run: nothing where there are only samples, which prove nothing. */
function useBriefRequest(
  status: Begun['status'],
  { prospect, researchedAt, aboutCompany }: ResearchRun,
  results: readonly ResearchResult[],
): BriefRequest | null {
  const [openedAt] = useState(() => new Date());
  const isReadable = status !== 'sampled' && results.length > 0;
  return useMemo(() => {
    const now = researchedAt === null ? openedAt : new Date(researchedAt);
    return isReadable ? { prospect, results, now, aboutCompany: aboutCompany ?? null } : null;
  }, [isReadable, prospect, results, researchedAt, openedAt, aboutCompany]);
}

/** Whose report it is, its brief, what is known of the company, and a mail made from that. */
function BriefOf(props: {
  readonly state: Begun;
  readonly isWhole: boolean;
  readonly request: BriefRequest | null;
  readonly reading: ReadingControl;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}): ReactElement {
  const { state, isWhole, request, reading, headingRef } = props;
  const written = reading.state.status === 'written' ? reading.state.brief : null;
  const { prospect, unread, foundBy, researchedAt, aboutCompany, failures } = state.run;
  /** What can be taken along, and drafted from. */
  const finished =
    !isWhole || request === null
      ? null
      : {
          prospect: request.prospect,
          results: request.results,
          unread,
          foundBy,
          researchedAt,
          brief: reading.isLatest ? written : null,
          aboutCompany,
          highlights: reading.state.status === 'written' ? reading.state.highlights : undefined,
        };
  return (
    <QuotedPages value={state.run.results}>
      <ReportHead
        level={2}
        prospect={prospect}
        researchedAt={researchedAt}
        brief={written}
        isRunning={!isWhole}
        headingRef={headingRef}
        exportMenu={finished && <Exports report={finished} />}
        news={isWhole && <NewsSection prospect={prospect} isToCome={state.status === 'done'} />}
      />
      {isWhole && <FailureNotes failures={failures} />}
      <BriefPanel control={reading} draft={useDraftOf(prospect)} isFilling={!isWhole} />
      <CompanyPane state={state} />
      {finished && (
        <LazyPart>
          <ReportDraft {...finished} isWhole={state.status === 'done'} />
        </LazyPart>
      )}
    </QuotedPages>
  );
}

function Exports({ report }: { readonly report: ExportedReport }): ReactElement {
  return (
    <LazyPart placeholder={<div className="h-8" />}>
      <ReportExport {...report} />
    </LazyPart>
  );
}

/** A run that was cut short is not saved by itself, so that no news comes and no place is held for it. */
function NewsSection(props: {
  readonly prospect: Prospect;
  readonly isToCome: boolean;
}): ReactElement {
  const place = props.isToCome ? NEWS_TO_COME : null;
  return (
    <LazyPart placeholder={place}>
      <RequiresSessions fallback={place}>
        <ReportNews prospect={props.prospect} placeholder={place} />
      </RequiresSessions>
    </LazyPart>
  );
}

const NEWS_TO_COME = <div className={NEWS_PLACE} />;
