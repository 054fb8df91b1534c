import { useEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { IntelligenceReport } from '../features/report/intelligence-report.tsx';
import { CallsPanel } from '../features/research/calls-panel.tsx';
import { useResearchSession } from '../features/research/research-context.ts';
import { RunPanel } from '../features/research/run-panel.tsx';
import { reportOf } from './report-of.ts';

/** The run and its report, once there is a run; a chunk of its own, since the dashboard opens without one. */
export function Findings(): ReactElement | null {
  const { state, cancel, resume, discard } = useResearchSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const report = reportOf(state);
  const isOver = report !== null && report.status !== 'running';

  const hasTyped = useHasTyped(state.status === 'running');

  // Whoever waited for the run stands at its report; whoever types meanwhile is left alone.
  useEffect(() => {
    if (isOver && !(hasTyped.current && isInField())) heading.current?.focus();
  }, [isOver, hasTyped]);

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
      {report && <IntelligenceReport report={report} headingRef={heading} />}
      <CallsPanel calls={state.run.calls} />
    </div>
  );
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
