import { memo, useState, type ReactElement } from 'react';
import {
  reportDocumentOf,
  type Brief,
  type Draft,
  type Highlights,
  type ReportDocument,
} from '#engine';
import { DraftPanel } from '../../../features/drafts/draft-panel.tsx';
import { exportTexts } from '../../../features/exports/texts.ts';
import { waitsForUser } from '../../../features/library/saving-state.ts';
import type { FinishedRun } from '../../sessions/document-of-run.ts';
import { RequiresSessions, useWantedSessions } from '../../sessions/lazy-sessions.tsx';
import {
  savingOf,
  useDraftOf,
  useReportSavingSession,
  useSavedAddressOf,
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
  // The draft and the address come with the sessions; an open menu or dialog is the same before and after.
  useWantedSessions();
  const draft = useDraftOf(props.prospect);
  const address = useSavedAddressOf(props.prospect);
  // Each export states the day of research.
  if (props.researchedAt === null) {
    return <p className="max-w-64 text-sm text-muted">{exportTexts.dayUnknown}</p>;
  }
  return <ReportHandOver report={documentOf(props, draft)} reportAddress={address} />;
});

type DraftedReport = ExportedReport & {
  /** Whole runs are saved by themselves; one that was cut short only when the user asks for it. */
  readonly isWhole: boolean;
};

/** The draft of a finished report, which is saved with it as soon as it is written. Loaded with the run. */
export const ReportDraft = memo(function ReportDraft(props: DraftedReport): ReactElement {
  return <DraftOfRun key={props.researchedAt} {...props} />;
});

function DraftOfRun(report: DraftedReport): ReactElement | null {
  // While the brief is written anew the one before serves: a panel that vanished would end a draft under way, and lose the focus.
  const [brief, setBrief] = useState(report.brief);
  if (report.brief !== null && report.brief !== brief) setBrief(report.brief);
  if (brief === null || report.researchedAt === null) return null;
  return (
    <RequiresSessions fallback={null}>
      <SavedDraft report={{ ...report, brief }} />
    </RequiresSessions>
  );
}

function SavedDraft(props: {
  readonly report: DraftedReport & { readonly brief: Brief };
}): ReactElement {
  const { report } = props;
  const saving = useReportSavingSession();
  const { brief, prospect, results, isWhole } = report;
  const latest = savingOf(saving.latest, prospect);
  const isToBeSaved = latest === null ? isWhole : !waitsForUser(latest);

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
      isHeld={latest?.status === 'held'}
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
