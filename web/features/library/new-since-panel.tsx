import { Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BriefLine, NewSince, ReportDocument, SavedResult } from '#engine';
import { formatMoment } from '../../ui/format.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { libraryTexts } from './texts.ts';
import { useNewSince } from './use-saved-report.ts';

const texts = libraryTexts.newSince;

/** What a report has that the last one on the same person did not; nothing when there was none. */
export function NewSincePanel({
  document,
}: {
  readonly document: ReportDocument;
}): ReactElement | null {
  const { news, error } = useNewSince(document);
  if (error) {
    return (
      <Notice tone="warning">
        <p>{texts.failed(error.message)}</p>
      </Notice>
    );
  }
  return news ? <News news={news} /> : null;
}

function News({ news }: { readonly news: NewSince }): ReactElement {
  const { since, results, events } = news;
  return (
    <section
      aria-label={texts.title(formatMoment(since))}
      className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3 text-sm shadow-panel sm:px-5"
    >
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <Sparkles aria-hidden className="size-4 text-accent" />
        {texts.title(formatMoment(since))}
      </h2>
      <p className="text-muted">{summaryOf(news)}</p>
      {results.length + events.length > 0 && (
        <ul className="grid gap-1.5">
          {events.map((event) => (
            <NewEvent key={`${event.resultId} ${event.text}`} event={event} />
          ))}
          {results.map((result) => (
            <NewResult key={result.id} result={result} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewEvent({ event }: { readonly event: BriefLine }): ReactElement {
  return <li className="wrap-anywhere">{event.text}</li>;
}

/** The card below has the way to the page. */
function NewResult({ result }: { readonly result: SavedResult }): ReactElement {
  return (
    <li className="wrap-anywhere">
      {result.title} <span className="text-faint">{result.source}</span>
    </li>
  );
}

function summaryOf({ results, events }: NewSince): string {
  const parts = [
    ...(events.length > 0 ? [texts.events(events.length)] : []),
    ...(results.length > 0 ? [texts.results(results.length)] : []),
  ];
  return parts.length === 0 ? texts.none : parts.join(texts.and);
}
