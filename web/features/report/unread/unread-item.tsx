import { ArrowUpRight, BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { wasRead } from '#engine';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { formatPublicationDate } from '../../../ui/format.ts';
import { safeLinkFor } from '../card/safe-link.ts';
import type { ReadMoreControl, ReportResult } from '../report.ts';
import { reportTexts, typeNames } from '../texts.ts';

const texts = reportTexts.unread;

/** Something found that was not read: what the search said about it, how promising it is, and the way to read it. */
export function UnreadItem(props: {
  readonly result: ReportResult;
  /** It has the headline of a page that was read. */
  readonly isCopy: boolean;
  readonly now: Date;
  readonly further: ReadMoreControl | undefined;
}): ReactElement {
  const { result, further } = props;
  const facts = [
    result.source,
    typeNames[result.type],
    formatPublicationDate(result.date),
    reportTexts.relevance(result.relevance),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h4
            lang={result.language ?? undefined}
            className="min-w-0 text-base font-medium wrap-anywhere"
          >
            {result.title}
          </h4>
          {props.isCopy && <Badge>{texts.copyOf}</Badge>}
          {result.verdict === 'other' && <Badge tone="warning">{reportTexts.others}</Badge>}
        </div>
        <p className="text-sm text-faint">{facts.join(` ${reportTexts.separator} `)}</p>
        <p
          lang={result.language ?? undefined}
          className="max-w-prose text-sm text-muted wrap-anywhere empty:hidden"
        >
          {result.description}
        </p>
        {result.notRead !== undefined && <NotRead result={result} />}
      </div>
      <div className="flex flex-wrap items-center gap-1 print:hidden">
        <ReadButton result={result} further={further} />
        <ViewUnread result={result} />
      </div>
    </div>
  );
}

/** Why the page of a result could not be read; nothing where it was. */
export function NotRead({ result }: { readonly result: ReportResult }): ReactElement | null {
  if (result.isSample === true || wasRead(result)) return null;
  return (
    <p className="text-sm text-warning wrap-anywhere">
      {texts.notRead(result.notRead ?? texts.noReason)}
    </p>
  );
}

/** Reads one page; busy while that goes on, and out of use while others are read or none can be. */
export function ReadButton(props: {
  readonly result: ReportResult;
  readonly further: ReadMoreControl | undefined;
}): ReactElement | null {
  const { result, further } = props;
  if (!further) return null;
  const { reading, canRead, onRead, costOf } = further;
  const isRead = reading.includes(result.id);
  const isWaiting = reading.length > 0 || !canRead;
  return (
    <Button
      size="sm"
      aria-disabled={isWaiting}
      aria-label={texts.readOf(result.title)}
      title={costOf(1)}
      onClick={() => {
        if (!isWaiting) onRead([result.id]);
      }}
      icon={BookOpen}
    >
      {isRead ? texts.readingOne : texts.read}
    </Button>
  );
}

function ViewUnread({ result }: { readonly result: ReportResult }): ReactElement | null {
  const link = safeLinkFor(result.url);
  if (!link) return null;
  return (
    <ExternalLink
      href={link.href}
      label={reportTexts.viewOf(result.title, link.host)}
      className={buttonStyle({ variant: 'quiet', size: 'sm', className: 'first:-ml-3' })}
    >
      {reportTexts.view}
      <ArrowUpRight aria-hidden className="size-3.5" />
    </ExternalLink>
  );
}
