import type { ReactElement, Ref } from 'react';
import { IntelligenceReport } from '../features/report/intelligence-report.tsx';
import type { Report } from '../features/report/report.ts';
import { useMarks } from '../features/report/use-marks.ts';

/** A report whose results the signed-in account can mark; the marks are remembered for the prospect. */
export function MarkedReport(props: {
  readonly report: Report;
  readonly headingRef: Ref<HTMLHeadingElement>;
}): ReactElement {
  const marking = useMarks(props.report.prospect);
  return <IntelligenceReport {...props} marking={marking} />;
}
