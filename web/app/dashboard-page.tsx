import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { KeyCard } from '../features/api-keys/key-card.tsx';
import { IntelligenceReport } from '../features/report/intelligence-report.tsx';
import { FirstSteps } from '../features/research/first-steps.tsx';
import { ProspectForm } from '../features/research/prospect-form.tsx';
import { useResearchSession } from '../features/research/research-context.ts';
import { RunOptions } from '../features/research/run-options.tsx';
import { RunPanel } from '../features/research/run-panel.tsx';
import { Timeline } from '../features/research/timeline.tsx';
import { texts } from '../texts.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { ReportKeeping } from './report-keeping.tsx';
import { reportOf } from './report-of.ts';
import { useCreditsLeft } from './use-credits-left.ts';

/** The research dashboard (§2, /). */
export function DashboardPage(): ReactElement {
  const { state } = useResearchSession();
  // A form whose person is forgotten starts anew, with the emptied draft.
  const [formsEmptied, setFormsEmptied] = useState(0);
  useDocumentTitle(texts.dashboard.tabTitles[state.status]);
  return (
    <main className="mx-auto grid max-w-7xl gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <div className="grid gap-1 print:hidden">
        <h1 className="text-2xl font-semibold">{texts.dashboard.title}</h1>
        <p className="text-muted">{texts.dashboard.lead}</p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2 print:hidden">
        <KeyCard service="firecrawl" />
        <KeyCard service="scraperapi" />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid gap-4 lg:sticky lg:top-20 print:hidden">
          <ProspectForm key={formsEmptied} />
          <RunOptions />
        </div>
        <Findings onForgotten={() => setFormsEmptied((count) => count + 1)} />
      </div>
    </main>
  );
}

function Findings({ onForgotten }: { readonly onForgotten: () => void }): ReactElement {
  const { state, cancel, resume, discard } = useResearchSession();
  const creditsLeft = useCreditsLeft(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const report = reportOf(state);
  const isOver = report !== null && report.status !== 'running';

  // Whoever waited for the run stands at its report; whoever types meanwhile is left alone.
  useEffect(() => {
    if (isOver && !isTyping()) heading.current?.focus();
  }, [isOver]);

  if (state.status === 'idle') return <FirstSteps />;
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
      <ReportKeeping state={state} onForgotten={onForgotten} />
      {report && <IntelligenceReport report={report} headingRef={heading} />}
      <Timeline
        key={state.run.startedAtMs}
        calls={state.run.calls}
        isRunning={state.status === 'running'}
      />
    </div>
  );
}

function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}
