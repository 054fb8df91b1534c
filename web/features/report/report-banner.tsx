import type { ReactElement } from 'react';
import { Notice } from '../../ui/layout/notice.tsx';
import { FailureNotes } from './report-notes.tsx';
import type { Report } from './report.ts';
import { reportTexts } from './texts.ts';

/** Above the cards: that these are samples, that the run was cut short, and which services had problems. */
export function ReportBanner({ report }: { readonly report: Report }): ReactElement | null {
  const { status, failures, results } = report;
  if (status === 'running') return null;
  return (
    <div className="grid gap-2 empty:hidden">
      {status === 'sampled' && (
        <Notice tone="info" title={reportTexts.sampleTitle}>
          <p>{reportTexts.sampleReason}</p>
        </Notice>
      )}
      {status === 'cancelled' && (
        <Notice tone="info">
          <p>{results.length > 0 ? reportTexts.cancelled : reportTexts.cancelledEmpty}</p>
        </Notice>
      )}
      {status === 'interrupted' && (
        <Notice tone="info">
          <p>{reportTexts.interrupted}</p>
        </Notice>
      )}
      {status === 'broken' && (
        <Notice tone="warning">
          <p>{reportTexts.broken}</p>
        </Notice>
      )}
      <FailureNotes failures={failures} />
    </div>
  );
}
