import { memo } from 'react';
import type { ReactElement } from 'react';
import { reportDocumentOf } from '#engine';
import type { Brief, Draft, Prospect, ReportDocument, ResearchResult, ServiceName } from '#engine';
import type { BriefControl } from '../../features/brief/brief-panel.tsx';
import { BriefPanel } from '../../features/brief/brief-panel.tsx';
import { DraftPanel } from '../../features/drafts/draft-panel.tsx';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportTexts } from '../../features/exports/texts.ts';
import { RequiresSessions } from '../sessions/lazy-sessions.tsx';
import { useReportSavingSession } from '../sessions/report-saving-context.ts';
import type { SavingSession } from '../sessions/report-saving-context.ts';

/** A finished report as the brief and the exports need it. Never one of samples. */
export type BriefedReport = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly foundBy: ServiceName | null;
  /** ISO 8601; `null` when it was not noted, and then there is no export, since each tells the day of research. */
  readonly researchedAt: string | null;
};

/** The brief of a finished report with the ways to take both along. Loaded when the first run is over. */
export const ReportBrief = memo(function ReportBrief(
  props: BriefedReport & { readonly control: BriefControl },
): ReactElement {
  const { control, researchedAt, ...report } = props;
  const brief = control.state.status === 'written' ? control.state.brief : null;
  return (
    <>
      <BriefPanel
        control={control}
        aside={
          researchedAt === null ? (
            <p className="max-w-64 text-sm text-muted">{exportTexts.dayUnknown}</p>
          ) : (
            <RequiresSessions fallback={<ExportMenu report={null} />}>
              <ExportOf report={report} brief={brief} researchedAt={researchedAt} />
            </RequiresSessions>
          )
        }
      />
      {brief && researchedAt !== null && (
        <RequiresSessions fallback={null}>
          <DraftOf key={researchedAt} report={report} brief={brief} researchedAt={researchedAt} />
        </RequiresSessions>
      )}
    </>
  );
});

type Written<BriefThereIs> = {
  readonly report: Omit<BriefedReport, 'researchedAt'>;
  readonly brief: BriefThereIs;
  readonly researchedAt: string;
};

function ExportOf({ report, brief, researchedAt }: Written<Brief | null>): ReactElement {
  const draft = draftIn(useReportSavingSession(), report.prospect);
  return (
    <ExportMenu
      report={brief && (() => withDraft(documentOf(report, brief, new Date(researchedAt)), draft))}
    />
  );
}

/** A draft is saved with its report as soon as it is written. */
function DraftOf({ report, brief, researchedAt }: Written<Brief>): ReactElement {
  const saving = useReportSavingSession();
  const { prospect, results } = report;
  return (
    <DraftPanel
      brief={brief}
      prospect={prospect}
      results={results}
      draft={draftIn(saving, prospect)}
      onDraft={(draft) =>
        void saving.save(withDraft(documentOf(report, brief, new Date(researchedAt)), draft))
      }
    />
  );
}

/** The draft of this very run: every run has a prospect object of its own. */
function draftIn({ latest }: SavingSession, prospect: Prospect): Draft | null {
  return latest?.document.prospect === prospect ? (latest.document.draft ?? null) : null;
}

/** A report without a draft stays without the field. */
function withDraft(document: ReportDocument, draft: Draft | null): ReportDocument {
  return draft === null ? document : { ...document, draft };
}

function documentOf(
  report: Omit<BriefedReport, 'researchedAt'>,
  brief: Brief,
  researchedAt: Date,
): ReturnType<typeof reportDocumentOf> {
  return reportDocumentOf({ ...report, brief, researchedAt });
}
