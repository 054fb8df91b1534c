import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { BriefRequest, ResearchResult } from '#engine';
import { BriefToCome } from '../../features/brief/brief-to-come.tsx';
import { useReading } from '../../features/reading/use-reading.ts';
import type { ReadingControl } from '../../features/reading/use-reading.ts';
import { IntelligenceReport } from '../../features/report/intelligence-report.tsx';
import { useMarkedResults } from '../../features/report/marks/use-marks.ts';
import { useMarks } from '../../features/report/marks/use-marks.ts';
import type { Report } from '../../features/report/report.ts';
import { useResearchSession } from '../../features/research/run/research-context.ts';
import type { ResearchState } from '../../features/research/run/research-state.ts';
import type { Run } from '../../storage/saved-run.ts';
import { RunPanel } from '../../features/research/timeline/run-panel.tsx';
import { Timeline } from '../../features/research/timeline/timeline.tsx';
import { ErrorBoundary } from '../../ui/layout/error-boundary.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RequiresSessions } from '../sessions/lazy-sessions.tsx';
import { appTexts } from '../texts.ts';
import { useCreditsLeft } from './use-credits-left.ts';

const loadReportKeeping = () => import('./report-keeping.tsx');
const ReportKeeping = lazy(async () => ({ default: (await loadReportKeeping()).ReportKeeping }));
const loadReportBrief = () => import('./report-brief.tsx');
const ReportBrief = lazy(async () => ({ default: (await loadReportBrief()).ReportBrief }));

type FindingsProps = {
  /** The person on the screen is forgotten, and what was typed of them with them. */
  readonly onForgotten: () => void;
};

type Begun = Exclude<ResearchState, { readonly status: 'idle' }>;

/** The run and its report, once there is a run; a chunk of its own, since the dashboard opens without one. */
export function ReportPane({ onForgotten }: FindingsProps): ReactElement | null {
  const { state } = useResearchSession();
  // Loaded with the run, so that nothing jumps at its end, and a connection lost meanwhile takes nothing away.
  useEffect(() => {
    for (const load of [loadReportKeeping, loadReportBrief]) load().catch(() => null);
  }, []);
  if (state.status === 'idle') return null;
  return <ReportPaneOf state={state} onForgotten={onForgotten} />;
}

function ReportPaneOf({
  state,
  onForgotten,
}: FindingsProps & { readonly state: Begun }): ReactElement {
  const { cancel, resume, discard } = useResearchSession();
  const creditsLeft = useCreditsLeft(state);
  const report = useMemo(() => reportOf(state), [state]);
  const marking = useMarks(state.run.prospect);
  // The end of a run has enough to do: the reading, and the brief with it, comes in a step of its own.
  const settled = useDeferredValue(state.status);
  const { prospect, results } = state.run;
  const isSampled = state.status === 'sampled';
  const judged = useMarkedResults(
    { prospect, results: isSampled ? state.samples : results },
    marking.marks,
  );
  const request = useBriefRequest(settled, state.run, isSampled ? results : judged);
  const reading = useReading(request);
  const highlights = reading.state.status === 'written' ? reading.state.highlights : undefined;
  // The click that starts a run is answered first; the report, with nothing in it yet, is built in a step of its own.
  const isOpened = useDeferredValue(true, false);
  const heading = useFocusWhenOver(isOpened && state.status !== 'running');
  return (
    <div className="grid min-w-0 gap-4">
      <RunPanel
        status={state.status}
        run={state.run}
        creditsLeft={creditsLeft}
        onCancel={cancel}
        onResume={resume}
        onDiscard={discard}
      />
      {isOpened && (
        <>
          <ErrorBoundary fallback={<NotLoaded />}>
            <Suspense fallback={<div className="h-13" />}>
              <RequiresSessions fallback={<div className="h-13" />}>
                <ReportKeeping state={state} onForgotten={onForgotten} />
              </RequiresSessions>
            </Suspense>
          </ErrorBoundary>
          <ErrorBoundary fallback={<NotLoaded />}>
            <BriefOf status={settled} run={state.run} request={request} reading={reading} />
          </ErrorBoundary>
          <IntelligenceReport
            report={report}
            highlights={highlights}
            headingRef={heading}
            marking={marking}
            judged={judged}
          />
          <Timeline
            key={state.run.startedAtMs}
            calls={state.run.calls}
            company={state.run.companyNote}
            isRunning={state.status === 'running'}
          />
        </>
      )}
    </div>
  );
}

/** The report of a run; it stands from the start, so that nothing moves when the first result comes. */
function reportOf(state: Begun): Report {
  const { prospect, researchedAt, foundBy, results, failures, rejected } = state.run;
  return {
    status: state.status,
    prospect,
    researchedAt,
    foundBy,
    results: state.status === 'sampled' ? state.samples : results,
    failures,
    rejected,
  };
}

/** What is to be read of a run: nothing of one under way, which changes its mind, or of samples, which prove nothing. */
function useBriefRequest(
  status: Begun['status'],
  { prospect, researchedAt }: Run,
  results: readonly ResearchResult[],
): BriefRequest | null {
  const [openedAt] = useState(() => new Date());
  const isReadable = status !== 'running' && status !== 'sampled' && results.length > 0;
  return useMemo(() => {
    const now = researchedAt === null ? openedAt : new Date(researchedAt);
    return isReadable ? { prospect, results, now } : null;
  }, [isReadable, prospect, results, researchedAt, openedAt]);
}

function BriefOf(props: {
  readonly status: Begun['status'];
  readonly run: Run;
  readonly request: BriefRequest | null;
  readonly reading: ReadingControl;
}): ReactElement | null {
  const { status, run, request, reading } = props;
  if (status === 'running') return <BriefToCome />;
  if (request === null) return null;
  return (
    <Suspense fallback={<BriefToCome />}>
      <ReportBrief
        control={reading}
        prospect={request.prospect}
        results={request.results}
        foundBy={run.foundBy}
        researchedAt={run.researchedAt}
      />
    </Suspense>
  );
}

/** A part whose code could not be had, for want of a connection: what was found stands below all the same. */
function NotLoaded(): ReactElement {
  return (
    <Notice tone="warning">
      <p>{appTexts.partNotLoaded}</p>
    </Notice>
  );
}

/** Whoever waited for the run stands at its report; whoever types meanwhile is left alone. */
function useFocusWhenOver(isOver: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTyped = useHasTyped(!isOver);
  useEffect(() => {
    if (isOver && !(hasTyped.current && isInField())) heading.current?.focus();
  }, [isOver, hasTyped]);
  return heading;
}

/** Whether something was typed since the run began; the field it was started from doesn't count as being typed in. */
function useHasTyped(isRunning: boolean): RefObject<boolean> {
  const hasTyped = useRef(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    hasTyped.current = false;
    const note = (): void => {
      hasTyped.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [isRunning]);
  return hasTyped;
}

function isInField(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}
