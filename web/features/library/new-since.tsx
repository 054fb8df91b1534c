import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId, useState, type ReactElement } from 'react';
import {
  inQuotationMarks,
  newSince,
  prospectKey,
  quoteAsRead,
  type NewSince,
  type ReportDocument,
} from '#engine';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend.ts';
import { queries } from '../../backend/queries.ts';
import { formatMoment } from '../../ui/format.ts';
import { FoldMark } from '../../ui/unfolding/fold-mark.tsx';
import { NEWS_PLACE } from './news-place.ts';
import { libraryTexts } from './texts.ts';

const texts = libraryTexts.newSince;

/** What a report has that the last one on the same person did not, in one line; which pages and events, on demand. */
export function NewSinceLine({ document }: { readonly document: ReportDocument }): ReactElement {
  const { id: accountId } = useAccount();
  const { prospect, researchedAt: before } = document;
  const query = { accountId, prospectKey: prospectKey(prospect), before };
  const { data: earlier, error } = useQuery(queries.earlierReport(useBackend(), query));
  if (error) {
    return (
      <p role="alert" className={clsx(NEWS_PLACE, 'text-warning wrap-anywhere')}>
        {texts.failed(error.message)}
      </p>
    );
  }
  if (earlier) return <NewsSection news={newSince(earlier, document)} />;
  return <p className={NEWS_PLACE}>{earlier === null && texts.first}</p>;
}

function NewsSection({ news }: { readonly news: NewSince }): ReactElement {
  const { results, events } = news;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const since = formatMoment(news.since);
  const counts = countsOf(news);
  return (
    <section aria-label={texts.title(since)} className={NEWS_PLACE}>
      {counts === '' ? (
        <p>{texts.none(since)}</p>
      ) : (
        <Disclosure
          id={id}
          isOpen={isOpen}
          text={texts.counts(since, counts)}
          onToggle={() => setIsOpen(!isOpen)}
        />
      )}
      <ul
        id={id}
        className={clsx(
          'w-full list-disc gap-1 py-1 pl-8 empty:hidden print:grid',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {events.map(({ resultId, quote }) => (
          <li key={`${resultId} ${quote}`} className="wrap-anywhere">
            {inQuotationMarks(quoteAsRead(quote))}
          </li>
        ))}
        {results.map(({ id: result, title, source }) => (
          <li key={result} className="wrap-anywhere">
            {title} <span className="text-faint">{source}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DisclosureProps = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly text: string;
  readonly onToggle: () => void;
};

/** Opens and closes the list; on paper, where nothing can be clicked and the list is open, its heading. */
function Disclosure({ id, isOpen, text, onToggle }: DisclosureProps): ReactElement {
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex items-center gap-1 rounded-sm text-left font-medium text-accent hover:underline print:hidden"
      >
        <FoldMark />
        <span>{text}</span>
      </button>
      <p aria-hidden className="hidden font-medium print:block">
        {text}
      </p>
    </>
  );
}

function countsOf({ results, events }: NewSince): string {
  return [
    ...(events.length > 0 ? [texts.events(events.length)] : []),
    ...(results.length > 0 ? [texts.results(results.length)] : []),
  ].join(texts.and);
}
