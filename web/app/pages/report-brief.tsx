import { memo } from 'react';
import type { ReactElement } from 'react';
import { reportDocumentOf } from '#engine';
import type { Brief, Prospect, ResearchResult, ServiceName } from '#engine';
import type { BriefControl } from '../../features/brief/brief-panel.tsx';
import { BriefPanel } from '../../features/brief/brief-panel.tsx';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportTexts } from '../../features/exports/texts.ts';

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
    <BriefPanel
      control={control}
      aside={
        researchedAt === null ? (
          <p className="max-w-64 text-sm text-muted">{exportTexts.dayUnknown}</p>
        ) : (
          <ExportMenu report={brief && (() => documentOf(report, brief, new Date(researchedAt)))} />
        )
      }
    />
  );
});

function documentOf(
  report: Omit<BriefedReport, 'researchedAt'>,
  brief: Brief,
  researchedAt: Date,
): ReturnType<typeof reportDocumentOf> {
  return reportDocumentOf({ ...report, brief, researchedAt });
}
