import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { IntelligenceReport } from '../features/report/intelligence-report.tsx';
import { CallsPanel } from '../features/research/calls-panel.tsx';
import { useResearchSession } from '../features/research/research-context.ts';
import type { ResearchState } from '../features/research/research-state.ts';
import { RunPanel } from '../features/research/run-panel.tsx';
import { reportOf } from './report-of.ts';

const ReportBrief = lazy(async () => ({
  default: (await import('./report-brief.tsx')).ReportBrief,
}));

/** The run and its report, once there is a run; a chunk of its own, since the dashboard opens without one. */
export function Findings(): ReactElement | null {
  const { state, cancel, resume, discard } = useResearchSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const report = reportOf(state);
  const isOver = report !== null && report.status !== 'running';

  // Whoever waited for the run stands at its report; whoever types meanwhile is left alone.
  useEffect(() => {
    if (isOver && !isTyping()) heading.current?.focus();
  }, [isOver]);

  if (state.status === 'idle') return null;
  return (
    <div className="grid min-w-0 gap-4">
      <RunPanel
        status={state.status}
        run={state.run}
        onCancel={cancel}
        onResume={resume}
        onDiscard={discard}
      />
      <BriefOf state={state} />
      {report && <IntelligenceReport report={report} headingRef={heading} />}
      <CallsPanel calls={state.run.calls} />
    </div>
  );
}

/** Only what is over and real gets a brief: a run under way changes its mind, and samples prove nothing. */
function BriefOf({ state }: { readonly state: ResearchState }): ReactElement | null {
  if (state.status === 'idle' || state.status === 'running' || state.status === 'sampled') {
    return null;
  }
  const { prospect, results, foundBy, researchedAt } = state.run;
  if (results.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ReportBrief
        prospect={prospect}
        results={results}
        foundBy={foundBy}
        researchedAt={researchedAt}
      />
    </Suspense>
  );
}

function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}
