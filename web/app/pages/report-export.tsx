import { memo } from 'react';
import type { ReactElement } from 'react';
import { reportDocumentOf } from '#engine';
import type { Brief, Prospect, ResearchResult, ServiceName } from '#engine';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportTexts } from '../../features/exports/texts.ts';

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
  const { brief, researchedAt, ...report } = props;
  if (researchedAt === null) {
    return <p className="max-w-64 text-sm text-muted">{exportTexts.dayUnknown}</p>;
  }
  return (
    <ExportMenu
      report={
        brief &&
        (() => reportDocumentOf({ ...report, brief, researchedAt: new Date(researchedAt) }))
      }
    />
  );
});
