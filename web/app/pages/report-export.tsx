import { memo } from 'react';
import type { ReactElement } from 'react';
import { reportDocumentOf } from '#engine';
import type { Brief, Draft, Prospect, ReportDocument, ResearchResult, ServiceName } from '#engine';
import { DraftPanel } from '../../features/drafts/draft-panel.tsx';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportTexts } from '../../features/exports/texts.ts';
import { RequiresSessions } from '../sessions/lazy-sessions.tsx';
import { useReportSavingSession } from '../sessions/report-saving-context.ts';
import type { SavingSession } from '../sessions/report-saving-context.ts';

/** A finished report as the exports need it. Never one of samples. */
type ExportedReport = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly unread: readonly ResearchResult[];
  readonly foundBy: ServiceName | null;
  /** ISO 8601; `null` when it was not noted, and then there is no export, since each tells the day of research. */
  readonly researchedAt: string | null;
  /** `null` while it is being written. */
  readonly brief: Brief | null;
};

/** The ways to take a finished report along. Loaded with the run. */
export const ReportExport = memo(function ReportExport(props: ExportedReport): ReactElement {
  if (props.researchedAt === null) {
    return <p className="max-w-64 text-sm text-muted">{exportTexts.dayUnknown}</p>;
  }
  return (
    <RequiresSessions fallback={<ExportMenu report={documentOf(props, null)} />}>
      <ExportWithDraft {...props} />
    </RequiresSessions>
  );
});

function ExportWithDraft(report: ExportedReport): ReactElement {
  const draft = draftIn(useReportSavingSession(), report.prospect);
  return <ExportMenu report={documentOf(report, draft)} />;
}

/** The draft of a finished report, which is saved with it as soon as it is written. Loaded with the run. */
export const ReportDraft = memo(function ReportDraft(props: ExportedReport): ReactElement | null {
  const { brief } = props;
  if (brief === null || props.researchedAt === null) return null;
  return (
    <RequiresSessions fallback={null}>
      <SavedDraft key={props.researchedAt} report={props} brief={brief} />
    </RequiresSessions>
  );
});

function SavedDraft(props: {
  readonly report: ExportedReport;
  readonly brief: Brief;
}): ReactElement {
  const { report, brief } = props;
  const saving = useReportSavingSession();
  const { prospect, results } = report;

  function keep(draft: Draft): void {
    const document = documentOf(report, draft)?.();
    if (document !== undefined) void saving.save(document);
  }

  return (
    <DraftPanel
      brief={brief}
      prospect={prospect}
      results={results}
      draft={draftIn(saving, prospect)}
      onDraft={keep}
    />
  );
}

/** The draft of this very run: every run has a prospect object of its own. */
function draftIn({ latest }: SavingSession, prospect: Prospect): Draft | null {
  return latest?.document.prospect === prospect ? (latest.document.draft ?? null) : null;
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
