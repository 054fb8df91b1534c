import { memo, useRef, useLayoutEffect, type ReactElement, type RefObject } from 'react';
import { wasRead, type Marks, type Prospect } from '#engine';
import { ErrorBoundary } from '../../../ui/layout/error-boundary.tsx';
import { ResultCard, type ResultCardProps } from '../card/result-card.tsx';
import type { OnMark } from '../marks/use-mark-actions.ts';
import type { ReportItem } from '../report-view.ts';
import type { ReadMoreControl } from '../report.ts';
import { reportTexts } from '../texts.ts';

const SETTLE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

const RISE_PX = 6;

/** Longer lists are not animated: no one can follow that many moves, and measuring them takes time. */
const ITEMS_MAX = 30;

const BAR = 'rounded-sm bg-hover motion-safe:animate-pulse';

export type ResultListProps = {
  readonly items: readonly ReportItem[];
  readonly now: Date;
  readonly prospect: Prospect;
  readonly marks?: Marks | undefined;
  /** Results still to come: empty places are held for them. */
  readonly expected?: number;
  readonly onMark?: OnMark | undefined;
  readonly further?: ReadMoreControl | undefined;
};

/** A list of cards; one that fails doesn't take the others with it. */
export const ResultList = memo(function ResultList(props: ResultListProps): ReactElement {
  const { items, marks, now, prospect, expected = 0, onMark, further } = props;
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
              mark={marks?.get(address)?.mark ?? null}
              now={now}
              prospect={prospect}
              onMark={onMark}
              further={wasRead(result) ? undefined : further}
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

/** The place of a card that is still to come, about as high as most cards, so that little moves when it is filled. */
function ResultSkeleton(): ReactElement {
  return (
    <div className="grid h-54 content-start gap-3 px-4 py-4 sm:px-5 print:hidden">
      <div className="flex gap-3">
        <div className={`size-9 rounded-md ${BAR}`} />
        <div className="grid flex-1 content-center gap-2">
          <div className={`h-3 w-40 ${BAR}`} />
          <div className={`h-3 w-56 max-w-full ${BAR}`} />
        </div>
      </div>
      <div className={`h-4 w-3/4 ${BAR}`} />
      <div className={`h-3 w-full max-w-prose ${BAR}`} />
      <div className={`h-3 w-2/3 ${BAR}`} />
    </div>
  );
}

/** Animates changes of a list, so that nothing jumps: new items fade in, moved ones glide. Not for users who want less motion. */
function useFlip(list: RefObject<HTMLElement | null>): void {
  const tops = useRef<ReadonlyMap<Element, number>>(new Map());

  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map();
    const children = [...(list.current?.children ?? [])];
    const isMotionUnwanted = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (children.length > ITEMS_MAX || isMotionUnwanted) return;
    // Items inside a closed fold have no height.
    const items = children.filter(isAnimatable).filter(({ offsetHeight }) => offsetHeight > 0);
    tops.current = new Map(items.map((item) => [item, item.offsetTop]));
    for (const [item, top] of tops.current) {
      const from = before.get(item);
      if (from === undefined) {
        item.animate({ opacity: [0, 1], transform: [`translateY(${RISE_PX}px)`, 'none'] }, SETTLE);
      } else if (from !== top) {
        item.animate({ transform: [`translateY(${from - top}px)`, 'none'] }, SETTLE);
      }
    }
  });
}

function isAnimatable(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && typeof element.animate === 'function';
}
