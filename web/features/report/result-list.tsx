import { memo, useRef } from 'react';
import type { ReactElement } from 'react';
import { reportTexts } from '../../texts-research.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { ReportItem } from './report-view.ts';
import { ResultCard } from './result-card.tsx';
import type { ResultCardProps } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import type { OnMark } from './use-mark-acts.ts';
import { useGradually } from './use-gradually.ts';
import { useSettling } from './use-settling.ts';

/** From here on, cards out of sight are not laid out before they come near. */
const LONG_LIST = 20;

export type ResultListProps = {
  readonly items: readonly ReportItem[];
  readonly now: Date;
  /** Results still to come: empty places are held for them. */
  readonly expected?: number;
  readonly onMark?: OnMark | undefined;
};

/** A list of cards; one that fails doesn't take the others with it. */
export const ResultList = memo(function ResultList(props: ResultListProps): ReactElement {
  const { items, now, expected = 0, onMark } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useGradually(items);
  useSettling(list, items.length);
  const places = Array.from({ length: expected }, (_, place) => place);
  return (
    <ul ref={list} className="relative divide-y divide-line">
      {shown.map((item) => (
        <ListedCard
          key={item.result.id}
          {...item}
          now={now}
          onMark={onMark}
          isLongList={items.length > LONG_LIST}
        />
      ))}
      {places.slice(shown.length).map((place) => (
        <li key={`place ${place}`} aria-hidden>
          <ResultSkeleton />
        </li>
      ))}
    </ul>
  );
});

type ListedCardProps = ResultCardProps & { readonly isLongList: boolean };

const ListedCard = memo(function ListedCard(props: ListedCardProps): ReactElement {
  const { isLongList, ...card } = props;
  return (
    <li data-result={card.result.id} className={isLongList ? 'result-far' : 'break-inside-avoid'}>
      <ErrorBoundary
        fallback={<p className="px-5 py-4 text-sm text-danger">{reportTexts.cardFailed}</p>}
      >
        <ResultCard {...card} />
      </ErrorBoundary>
    </li>
  );
});
