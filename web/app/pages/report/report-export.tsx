import { memo, type ReactElement } from 'react';
import {
  reportDocumentOf,
  type Brief,
  type Draft,
  type Highlights,
  type ReportDocument,
} from '#engine';
import { DraftPanel } from '../../../features/drafts/draft-panel.tsx';
import { exportTexts } from '../../../features/exports/texts.ts';
import { savedReportAddress } from '../../../paths.ts';
import type { FinishedRun } from '../../sessions/document-of-run.ts';
import { RequiresSessions } from '../../sessions/lazy-sessions.tsx';
import {
  savingOf,
  useDraftOf,
  useReportSavingSession,
} from '../../sessions/report-saving-context.ts';
import { ReportHandOver } from './report-hand-over.tsx';

/** A finished report as the exports need it. Never one of samples. */
export type ExportedReport = FinishedRun & {
  /** `null` while it is being written. */
  readonly brief: Brief | null;
  /** Why each page matters; absent while that is being read. */
  readonly highlights: Highlights | undefined;
};

/** The ways to take a finished report along. Loaded with the run. */
export const ReportExport = memo(function ReportExport(props: ExportedReport): ReactElement {
  // Each export states the day of research.
  if (props.researchedAt === null) {
    return <p className="max-w-64 text-sm text-muted">{exportTexts.dayUnknown}</p>;
  }
  return (
    <RequiresSessions
      fallback={<ReportHandOver report={documentOf(props, null)} reportAddress="" />}
    >
      <ExportWithDraft {...props} />
    </RequiresSessions>
  );
});

function ExportWithDraft(report: ExportedReport): ReactElement {
  const draft = useDraftOf(report.prospect);
  const { latest } = useReportSavingSession();
  const saving = savingOf(latest, report.prospect);
  const address = saving?.status === 'saved' ? savedReportAddress(saving.id) : '';
  return <ReportHandOver report={documentOf(report, draft)} reportAddress={address} />;
}

type DraftedReport = ExportedReport & {
  /** Whole runs are saved by themselves; one that was cut short only when the user asks for it. */
  readonly isWhole: boolean;
};

/** The draft of a finished report, which is saved with it as soon as it is written. Loaded with the run. */
export const ReportDraft = memo(function ReportDraft(props: DraftedReport): ReactElement | null {
  const { brief } = props;
  if (brief === null || props.researchedAt === null) return null;
  return (
    <RequiresSessions fallback={null}>
      <SavedDraft key={props.researchedAt} report={props} brief={brief} />
    </RequiresSessions>
  );
});

function SavedDraft(props: {
  readonly report: DraftedReport;
  readonly brief: Brief;
}): ReactElement {
  const { report, brief } = props;
  const saving = useReportSavingSession();
  const { prospect, results, isWhole } = report;
  const status = savingOf(saving.latest, prospect)?.status;
  const isToBeSaved = isWhole || (status !== undefined && status !== 'held');

  function keep(draft: Draft): void {
    const document = documentOf(report, draft)?.();
    if (document === undefined) return;
    if (isToBeSaved) void saving.save(document);
    else saving.hold(document);
  }

  return (
    <DraftPanel
      brief={brief}
      prospect={prospect}
      results={results}
      draft={useDraftOf(prospect)}
      isHeld={status === 'held'}
      onDraft={keep}
    />
  );
}

/** `null` as long as there is no brief. A report without a draft stays without the field. */
function documentOf(
  { brief, researchedAt, ...report }: ExportedReport,
  draft: Draft | null,
): (() => ReportDocument) | null {
  if (brief === null || researchedAt === null) return null;
  return () => ({
    ...reportDocumentOf({ ...report, brief, researchedAt: new Date(researchedAt) }),
    ...(draft && { draft }),
  });
}
