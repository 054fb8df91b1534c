import { Fragment, type ReactElement, type Ref } from 'react';
import { foundWith, wasRead } from '#engine';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { FailureNotes } from './report-notes.tsx';
import type { Report } from './report.ts';
import { reportTexts } from './texts.ts';

/** Title, count, what was read, and what went wrong on the way. Whom it is about is above (`ReportHead`). */
export function ReportHeader(props: {
  readonly titleId: string;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
  readonly report: Report;
  /** Real insights, or the samples of a sampled report. */
  readonly count: number;
}): ReactElement {
  const { titleId, headingRef, report, count } = props;
  return (
    <header className="grid gap-3 px-4 pt-4 pb-2 sm:px-5">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2
          id={titleId}
          ref={headingRef}
          tabIndex={-1}
          className="text-xl font-semibold outline-none"
        >
          {reportTexts.title}
        </h2>
        {report.status === 'sampled' ? (
          <Badge tone="warning">{reportTexts.samples(count)}</Badge>
        ) : (
          <output>
            <Badge tone="accent">{reportTexts.insights(count)}</Badge>
          </output>
        )}
        <p className="w-full text-sm text-muted wrap-anywhere empty:hidden">
          {factsOf(report).map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <span aria-hidden>{` ${reportTexts.separator} `}</span>}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <ReportBanner report={report} />
    </header>
  );
}

/** How many of the pages were read, what else was found, and who searched without a key. */
function factsOf({ status, results, unread, foundBy }: Report): readonly string[] {
  const served = foundWith(foundBy) ?? '';
  if (status === 'sampled' || results.length === 0) return [served].filter(Boolean);
  const read = results.filter(wasRead).length;
  return [
    reportTexts.unread.pagesRead(read),
    read === results.length ? '' : reportTexts.unread.pagesNotRead(results.length - read),
    unread.length === 0 ? '' : reportTexts.unread.further(unread.length),
    served,
  ].filter(Boolean);
}

/** Above the cards: which services had problems, then that these are samples, or that the run was cut short. */
function ReportBanner({ report }: { readonly report: Report }): ReactElement | null {
  const { status, failures, results } = report;
  if (status === 'running') return null;
  return (
    <div className="grid gap-2 empty:hidden">
      <FailureNotes failures={failures} isEmpty={status === 'sampled'} />
      {status === 'sampled' && (
        <Notice tone="info" title={reportTexts.sampleTitle}>
          <p>{reportTexts.sampleReason}</p>
        </Notice>
      )}
      {status === 'cancelled' && (
        <Remark text={results.length > 0 ? reportTexts.cancelled : reportTexts.cancelledEmpty} />
      )}
      {status === 'interrupted' && <Remark text={reportTexts.interrupted} />}
      {status === 'broken' && <Remark tone="warning" text={reportTexts.broken} />}
    </div>
  );
}

function Remark(props: { readonly tone?: 'warning'; readonly text: string }): ReactElement {
  return (
    <Notice tone={props.tone ?? 'info'}>
      <p>{props.text}</p>
    </Notice>
  );
}
