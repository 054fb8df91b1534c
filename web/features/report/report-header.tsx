import { Printer } from 'lucide-react';
import { Fragment, type ReactElement, type Ref } from 'react';
import { foundWith, wasRead } from '#engine';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatPublicationDate } from '../../ui/format.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { FailureNotes } from './report-notes.tsx';
import type { Report } from './report.ts';
import { reportTexts } from './texts.ts';

type ReportHeaderProps = {
  readonly titleId: string;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
  readonly report: Report;
  /** Real insights, or the samples of a sampled report. */
  readonly count: number;
};

/** Title, count, whom the report is about, the day of the research, and what went wrong on the way. */
export function ReportHeader({
  titleId,
  headingRef,
  report,
  count,
}: ReportHeaderProps): ReactElement {
  const { name, company } = report.prospect;
  return (
    <header className="grid gap-3 px-4 pt-4 pb-2 sm:px-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2
            id={titleId}
            ref={headingRef}
            tabIndex={-1}
            className="text-xl font-semibold outline-none"
          >
            {reportTexts.title}
          </h2>
          <InsightCount report={report} count={count} />
          <p className="w-full text-sm text-muted wrap-anywhere">
            {reportTexts.about(name, company)}
            <ResearchDay researchedAt={report.researchedAt} />
            <ReadCounts report={report} />
            <ServedBy foundBy={report.foundBy} />
          </p>
        </div>
        {report.status !== 'running' && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={reportTexts.tools.print}
            title={reportTexts.tools.print}
            className="print:hidden"
            onClick={() => globalThis.print()}
          >
            <Printer aria-hidden className="size-4" />
          </Button>
        )}
      </div>
      <ReportBanner report={report} />
    </header>
  );
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

function ResearchDay(props: { readonly researchedAt: string | null }): ReactElement | null {
  if (props.researchedAt === null) return null;
  const day = props.researchedAt.slice(0, DAY_LENGTH);
  return (
    <>
      {' '}
      <span aria-hidden>{reportTexts.separator}</span>{' '}
      <time dateTime={day}>
        {reportTexts.tools.researchedOn(formatPublicationDate({ day, precision: 'day' }))}
      </time>
    </>
  );
}

/** How many of the pages were read, and what else was found. */
function ReadCounts({ report }: { readonly report: Report }): ReactElement | null {
  const { status, results, unread } = report;
  if (status === 'sampled' || results.length === 0) return null;
  const read = results.filter(wasRead).length;
  const counts = [
    reportTexts.unread.pagesRead(read),
    read === results.length ? '' : reportTexts.unread.pagesNotRead(results.length - read),
    unread.length === 0 ? '' : reportTexts.unread.further(unread.length),
  ];
  return (
    <>
      {counts
        .filter((count) => count !== '')
        .map((count) => (
          <Fragment key={count}>
            {' '}
            <span aria-hidden>{reportTexts.separator}</span> <span>{count}</span>
          </Fragment>
        ))}
    </>
  );
}

/** Names who searched without a key; who has entered keys knows whom they pay. */
function ServedBy({ foundBy }: Pick<Report, 'foundBy'>): ReactElement | null {
  const served = foundWith(foundBy);
  if (served === null) return null;
  return (
    <>
      {' '}
      <span aria-hidden>{reportTexts.separator}</span> {served}
    </>
  );
}

function InsightCount(props: { readonly report: Report; readonly count: number }): ReactElement {
  if (props.report.status === 'sampled') {
    return <Badge tone="warning">{reportTexts.samples(props.count)}</Badge>;
  }
  return (
    <output>
      <Badge tone="accent">{reportTexts.insights(props.count)}</Badge>
    </output>
  );
}

/** Above the cards: that these are samples, that the run was cut short, and which services had problems. */
function ReportBanner({ report }: { readonly report: Report }): ReactElement | null {
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
