import { ArrowUpRight, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { dayText, webAddress, type BriefLine } from '#engine';
import { ExternalLink } from '../../ui/external-link.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { briefTexts } from './texts.ts';

/** The quote behind a line, folded to one row until it is opened, and where it comes from. */
export function Proof({ line }: { readonly line: BriefLine }): ReactElement {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-0.5 text-sm text-muted">
      <details className="group/quote min-w-0 flex-1 basis-64">
        <summary className="flex list-none items-start gap-1 rounded-sm hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="mt-0.5 size-4 shrink-0 text-faint transition-transform group-open/quote:rotate-90 print:hidden"
          />
          <span className="line-clamp-1 wrap-anywhere group-open/quote:line-clamp-none print:line-clamp-none">
            {briefTexts.quoted(line.quote)}
          </span>
        </summary>
      </details>
      <Whereabouts line={line} />
    </div>
  );
}

/** The real host with the link that jumps to the quote, and the page's date. */
export function Whereabouts({ line }: { readonly line: BriefLine }): ReactElement {
  const url = webAddress(line.url);
  return (
    <p className="flex max-w-full min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-faint">
      {url === null ? (
        <span>{uiTexts.noLink}</span>
      ) : (
        <ExternalLink
          href={url.href}
          label={briefTexts.source(url.host)}
          className="inline-flex min-w-0 items-center gap-0.5 text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
        >
          <span className="truncate">{url.host}</span>
          <ArrowUpRight aria-hidden className="size-3.5 shrink-0" />
        </ExternalLink>
      )}
      <span className="whitespace-nowrap">
        <span aria-hidden>{briefTexts.separator}</span> <DayOf line={line} />
      </span>
    </p>
  );
}

function DayOf({ line: { date } }: { readonly line: BriefLine }): ReactElement {
  if (date === null) return <span>{uiTexts.dateUnknown}</span>;
  return <time dateTime={date.day}>{dayText(date)}</time>;
}
