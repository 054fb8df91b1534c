import { clsx } from 'clsx';
import { memo, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import type { Marks } from '#engine';
import { reportTexts } from '../../texts-research.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { ReportItem } from './report-view.ts';
import { ResultCard } from './result-card.tsx';
import type { ResultCardProps } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import type { OnMark } from './use-mark-actions.ts';
import { useGradually } from './use-gradually.ts';
import { useFlip } from './use-flip.ts';

/** From here on, cards out of sight are not laid out before they come near. */
const LONG_LIST = 20;

const LINE_ABOVE = 'border-t border-line';

export type ResultListProps = {
  readonly items: readonly ReportItem[];
  /** Those of them to be seen now; all of them when absent. The others stay in the page, hidden, and come back at once. */
  readonly shown?: readonly ReportItem[];
  readonly now: Date;
  /** What the user said of them, by address. */
  readonly marks?: Marks | undefined;
  /** Results still to come: empty places are held for them. */
  readonly expected?: number;
  readonly onMark?: OnMark | undefined;
};

/** A list of cards; one that fails doesn't take the others with it. */
export const ResultList = memo(function ResultList(props: ResultListProps): ReactElement {
  const { items, shown = items, marks, now, expected = 0, onMark } = props;
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => idsOf(items), [items]);
  const shownIds = useMemo(() => new Set(idsOf(shown)), [shown]);
  const inPage = useGradually(ids, shownIds);
  useFlip(list, shown.length);
  const isLong = shown.length > LONG_LIST;
  const places = Array.from({ length: expected }, (_, place) => place);
  return (
    <ul ref={list} className="relative">
      {items
        .filter(({ result }) => inPage.has(result.id))
        .map((item) => (
          <Place
            key={item.result.id}
            result={item.result}
            highlight={item.highlight}
            mark={marks?.get(item.address) ?? null}
            isShown={shownIds.has(item.result.id)}
            isFirst={item === shown[0]}
            isFar={isLong}
            now={now}
            onMark={onMark}
          />
        ))}
      {places.slice(shown.length).map((place) => (
        <li key={`place ${place}`} aria-hidden className={clsx(place > 0 && LINE_ABOVE)}>
          <ResultSkeleton />
        </li>
      ))}
    </ul>
  );
});

type PlaceProps = ResultCardProps & {
  readonly isShown: boolean;
  readonly isFirst: boolean;
  readonly isFar: boolean;
};

/** One place of the list. Chromium moves it ten times faster when not it but something in it is left out of the layout. */
const Place = memo(function Place(props: PlaceProps): ReactElement {
  const { isShown, isFirst, isFar, ...card } = props;
  const line = isShown && !isFirst && LINE_ABOVE;
  return (
    <li
      data-result={card.result.id}
      aria-hidden={!isShown}
      className={clsx('break-inside-avoid', line)}
    >
      <div className={isShown ? clsx(isFar && 'result-far') : 'result-hidden'}>
        <ListedCard {...card} />
      </div>
    </li>
  );
});

function idsOf(items: readonly ReportItem[]): readonly string[] {
  return items.map(({ result }) => result.id);
}

const ListedCard = memo(function ListedCard(props: ResultCardProps): ReactElement {
  return (
    <ErrorBoundary
      fallback={<p className="px-5 py-4 text-sm text-danger">{reportTexts.cardFailed}</p>}
    >
      <ResultCard {...props} />
    </ErrorBoundary>
  );
});
