import { ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { dayText, quoteAsRead, webAddress, type Citation } from '#engine';
import { ExternalLink } from '../../ui/external-link.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { Quote } from './quote.tsx';
import { briefTexts } from './texts.ts';

/** The words of a page, cut to so many lines until they are opened, with the page's date and its real host. */
export function Proof(props: {
  readonly line: Citation;
  readonly lines?: 1 | 2;
  readonly className?: string;
}): ReactElement {
  const { line, lines = 1, className = 'text-sm text-muted' } = props;
  return (
    <Quote
      words={quoteAsRead(line.quote)}
      resultId={line.resultId}
      lines={lines}
      className={className}
    >
      <DateAndHost line={line} />
    </Quote>
  );
}

/** Where words come from that have just been said: the page's date and its real host. */
export function SourceOf({ line }: { readonly line: Citation }): ReactElement {
  return (
    <div className="dotted text-sm text-faint">
      <DateAndHost line={line} />
    </div>
  );
}

function DateAndHost({ line }: { readonly line: Citation }): ReactElement {
  const { date } = line;
  return (
    <>
      {date ? <time dateTime={date.day}>{dayText(date)}</time> : <span>{uiTexts.dateUnknown}</span>}
      <SourceLink line={line} />
    </>
  );
}

/** The real host of a page, with the link that jumps to the quote there; another link says what it opens in `label`. */
export function SourceLink(props: {
  readonly line: Pick<Citation, 'url'>;
  readonly label?: (host: string) => string;
}): ReactElement {
  const { line, label = briefTexts.source } = props;
  const url = webAddress(line.url);
  if (url === null) return <span>{uiTexts.noLink}</span>;
  return (
    <ExternalLink
      href={url.href}
      label={label(url.host)}
      className="inline-flex min-w-0 items-center gap-0.5 text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
    >
      <span className="truncate">{url.host}</span>
      <ArrowUpRight aria-hidden className="size-3.5 shrink-0 print:hidden" />
    </ExternalLink>
  );
}
