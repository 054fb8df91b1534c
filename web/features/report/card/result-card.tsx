import { ArrowUpRight, Target } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { Mark } from '#engine';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { formatPageAge, formatPublicationDate } from '../../../ui/format.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { AlsoAt } from './also-at.tsx';
import { languageName } from '../language-name.ts';
import { MarkButtons } from '../marks/mark-buttons.tsx';
import { Monogram } from './monogram.tsx';
import { RelevanceMeter } from './relevance-meter.tsx';
import { RelevanceReasons } from './relevance-reasons.tsx';
import type { ReportResult } from '../report.ts';
import { safeLinkFor } from './safe-link.ts';
import { reportTexts, dateOrigins } from '../texts.ts';
import { TypeBadge } from './type-badge.tsx';
import type { OnMark } from '../marks/use-mark-actions.ts';

export type ResultCardProps = {
  readonly result: ReportResult;
  readonly mark: Mark | null;
  /** Why the page matters, in words; '' when that isn't known. */
  readonly highlight: string;
  readonly now: Date;
  /** Absent where nothing can be marked. */
  readonly onMark?: OnMark | undefined;
};

/** One item: type, date, relevance, title, description, source and the way to it (§2). All foreign text is text. */
export function ResultCard(props: ResultCardProps): ReactElement {
  const { result, mark, highlight, now, onMark } = props;
  return (
    <article className="grid gap-2 px-4 py-4 sm:px-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
        <div className="row-span-2">
          <Monogram source={result.source} />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-sm font-medium text-muted wrap-anywhere">{result.source}</span>
          <TypeBadge type={result.type} />
          {result.isSample === true && <Badge tone="warning">{reportTexts.sample}</Badge>}
          {result.verdict === 'possible' && <Badge>{reportTexts.possible}</Badge>}
        </div>
        <RelevanceMeter percent={result.relevance} />
        <Provenance result={result} now={now} />
      </div>
      <h3 className="text-lg leading-snug font-semibold text-pretty wrap-anywhere">
        {result.title}
      </h3>
      {highlight !== '' && <Highlight words={highlight} />}
      <p className="max-w-prose text-base text-muted wrap-anywhere empty:hidden">
        {result.description}
      </p>
      <AlsoAt title={result.title} addresses={result.alsoAt} />
      <PrintedLink url={result.url} />
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <RelevanceReasons result={result} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {onMark && result.isSample !== true && (
            <MarkButtons
              title={result.title}
              mark={mark}
              onMark={(next) => onMark(result, next, mark)}
            />
          )}
          <ViewContent result={result} />
        </div>
      </div>
    </article>
  );
}

function Provenance(props: { readonly result: ReportResult; readonly now: Date }): ReactElement {
  const { date, language, readingMinutes } = props.result;
  const parts = [
    formatPageAge(date, props.now),
    date ? dateOrigins[date.origin] : '',
    readingMinutes === null ? '' : reportTexts.minutes(readingMinutes),
    language === null || language === 'en' ? '' : reportTexts.inLanguage(languageName(language)),
  ].filter((part) => part !== '');
  return (
    <p className="col-span-2 text-sm text-faint">
      {date ? (
        <time dateTime={date.day}>{formatPublicationDate(date)}</time>
      ) : (
        <span>{formatPublicationDate(null)}</span>
      )}
      {parts.map((part) => (
        <Fragment key={part}>
          <span aria-hidden>{` ${reportTexts.separator} `}</span>
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

function Highlight({ words }: { readonly words: string }): ReactElement {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-accent">
      <Target aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{reportTexts.highlights.whyItMatters}</span>
      <span className="wrap-anywhere">{words}</span>
    </p>
  );
}

/** On paper the address itself. */
function PrintedLink({ url }: { readonly url: string }): ReactElement | null {
  const link = safeLinkFor(url);
  return link && <p className="hidden text-sm text-faint wrap-anywhere print:block">{link.href}</p>;
}

function ViewContent({ result }: { readonly result: ReportResult }): ReactElement {
  const link = safeLinkFor(result.url);
  if (!link) return <span className="text-sm text-faint">{uiTexts.noLink}</span>;
  return (
    <ExternalLink
      href={link.href}
      label={reportTexts.viewOf(result.title, link.host)}
      className={buttonStyle({ size: 'sm', className: 'print:hidden' })}
    >
      {reportTexts.view}
      <ArrowUpRight aria-hidden className="size-3.5" />
    </ExternalLink>
  );
}
