import type { ReactElement } from 'react';
import type { ReportDocument } from '#engine';
import { NewSincePanel } from '../features/library/new-since-panel.tsx';
import { SaveStatus } from '../features/library/save-status.tsx';
import { ForgetPersonButton } from '../features/privacy/forget-person-button.tsx';
import { NoticeButton } from '../features/privacy/notice-button.tsx';
import type { ResearchState, Run } from '../features/research/research-state.ts';
import { libraryTexts } from '../texts-library.ts';
import { useReportSavingSession } from './report-saving-context.ts';

/** Below a run that is over: whether its report is saved, what is new in it, and the person's rights. Samples have none. */
export function ReportKeeping(props: {
  readonly state: ResearchState;
  /** The person on the screen is forgotten, and what was typed of them with them. */
  readonly onForgotten: () => void;
}): ReactElement | null {
  const { state, onForgotten } = props;
  if (state.status === 'idle' || state.status === 'running' || state.status === 'sampled') {
    return null;
  }
  return <Keeping run={state.run} isDone={state.status === 'done'} onForgotten={onForgotten} />;
}

function Keeping(props: {
  readonly run: Run;
  readonly isDone: boolean;
  readonly onForgotten: () => void;
}): ReactElement {
  const { run, isDone, onForgotten } = props;
  const { prospect, results } = run;
  const saving = useReportSavingSession();
  const latest = saving.latest && isOf(saving.latest.document, run) ? saving.latest : null;
  const researchedAt = latest?.document.researchedAt ?? null;
  return (
    <>
      <section
        aria-label={libraryTexts.saving.label}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 shadow-panel sm:px-5 print:hidden"
      >
        <SaveStatus
          saving={latest}
          onSave={isDone || results.length === 0 ? undefined : () => saving.saveRun(run)}
          onRetry={saving.retry}
        />
        <div className="-mx-3 flex flex-wrap">
          <NoticeButton facts={{ prospect, researchedAt, results }} />
          <ForgetPersonButton
            prospect={prospect}
            onForgotten={(key) => {
              saving.onForgotten(key);
              onForgotten();
            }}
          />
        </div>
      </section>
      {latest?.status === 'saved' && <NewSincePanel document={latest.document} />}
    </>
  );
}

/** The same prospect object: every run has its own. */
function isOf({ prospect }: ReportDocument, run: Run): boolean {
  return prospect === run.prospect;
}
