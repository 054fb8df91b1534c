import { memo, useRef } from 'react';
import type { ReactElement } from 'react';
import type { Marks } from '#engine';
import { ErrorBoundary } from '../../../ui/layout/error-boundary.tsx';
import type { ReportItem } from '../report-view.ts';
import { ResultCard } from '../card/result-card.tsx';
import type { ResultCardProps } from '../card/result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { reportTexts } from '../texts.ts';
import { useFlip } from './use-flip.ts';
import type { OnMark } from '../marks/use-mark-actions.ts';

export type ResultListProps = {
  readonly items: readonly ReportItem[];
  readonly now: Date;
  /** The user's marks, by address. */
  readonly marks?: Marks | undefined;
  /** Results still to come: empty places are held for them. */
  readonly expected?: number;
  readonly onMark?: OnMark | undefined;
};

/** A list of cards; one that fails doesn't take the others with it. */
export const ResultList = memo(function ResultList(props: ResultListProps): ReactElement {
  const { items, marks, now, expected = 0, onMark } = props;
  const list = useRef<HTMLUListElement>(null);
  useFlip(list);
  const places = Array.from({ length: expected }, (_, place) => place);
  return (
    <ul ref={list} className="relative divide-y divide-line">
      {items.map(({ result, address, highlight }) => (
        <li key={result.id} data-result={result.id} className="break-inside-avoid">
          <div className="result">
            <ListedCard
              result={result}
              highlight={highlight}
              mark={marks?.get(address) ?? null}
              now={now}
              onMark={onMark}
            />
          </div>
        </li>
      ))}
      {places.slice(items.length).map((place) => (
        <li key={`place ${place}`} aria-hidden>
          <ResultSkeleton />
        </li>
      ))}
    </ul>
  );
});

const ListedCard = memo(function ListedCard(props: ResultCardProps): ReactElement {
  return (
    <ErrorBoundary
      fallback={<p className="px-5 py-4 text-sm text-danger">{reportTexts.cardFailed}</p>}
    >
      <ResultCard {...props} />
    </ErrorBoundary>
  );
});
