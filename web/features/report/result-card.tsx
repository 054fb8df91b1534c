import { ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ResearchResult } from '#engine';
import { reportTexts } from '../../texts-research.ts';
import { dateOrigins } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { AlsoAt } from './also-at.tsx';
import { dateWords } from './date-words.ts';
import { RelevanceMeter } from './relevance-meter.tsx';
import { RelevanceReasons } from './relevance-reasons.tsx';
import { safeLinkFor } from './safe-link.ts';
import { TypeBadge } from './type-badge.tsx';

/** One item: type, date, relevance, title, description, source and the way to it (§2). All foreign text is text. */
export function ResultCard({ result }: { readonly result: ResearchResult }): ReactElement {
  return (
    <article className="grid animate-settle gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <TypeBadge type={result.type} />
        {result.isSample && <Badge tone="warning">{reportTexts.sample}</Badge>}
        {result.verdict === 'possible' && !result.isSample && <Badge>{reportTexts.possible}</Badge>}
        <span className="ml-auto">
          <RelevanceMeter percent={result.relevance} />
        </span>
      </div>
      <h3 className="text-lg leading-snug font-semibold text-pretty wrap-anywhere">
        {result.title}
      </h3>
      <Provenance result={result} />
      <p className="max-w-prose text-base text-muted wrap-anywhere">{result.description}</p>
      <AlsoAt title={result.title} addresses={result.alsoAt} />
      <div className="flex flex-wrap items-start justify-between gap-2 pt-1">
        <RelevanceReasons result={result} />
        <ViewContent result={result} />
      </div>
    </article>
  );
}

function Provenance({ result }: { readonly result: ResearchResult }): ReactElement {
  const { date, source, readingMinutes } = result;
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-0.5 text-sm text-faint">
      <span className="font-medium text-muted wrap-anywhere">{source}</span>
      <Separator />
      {date ? <time dateTime={date.day}>{dateWords(date)}</time> : <span>{dateWords(null)}</span>}
      {date && <span>{reportTexts.dateFound(dateOrigins[date.origin])}</span>}
      {readingMinutes !== null && (
        <>
          <Separator />
          <span>{reportTexts.minutes(readingMinutes)}</span>
        </>
      )}
    </p>
  );
}

function Separator(): ReactElement {
  return <span aria-hidden>{reportTexts.separator}</span>;
}

function ViewContent({ result }: { readonly result: ResearchResult }): ReactElement {
  const link = safeLinkFor(result.url);
  if (!link) return <span className="text-sm text-faint">{reportTexts.noLink}</span>;
  return (
    <ExternalLink
      href={link.href}
      label={reportTexts.viewOf(result.title, link.host)}
      className={buttonStyle({ size: 'sm', className: 'ml-auto print:hidden' })}
    >
      {reportTexts.view}
      <ArrowUpRight aria-hidden className="size-3.5" />
    </ExternalLink>
  );
}
