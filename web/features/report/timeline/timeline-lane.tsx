import { clsx } from 'clsx';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { inQuotationMarks } from '#engine';
import { formatPublicationDate } from '../../../ui/format.ts';
import { reportTexts } from '../texts.ts';
import { xPercent } from './month-axis.tsx';
import type { TimelineKind, TimelinePoint } from './timeline-points.ts';

const texts = reportTexts.timeline;

/** Of a lane; taller where fingers point (styles.css). */
const LANE_HEIGHT = 'var(--timeline-lane)';
const DOT_RADIUS_PX = 4.5;
/** A dot is easier to hit than it is large. */
const HIT_RADIUS_PX = 6;
const DOT_STEP_PX = 11;
const LOWEST_DOT_PX = 7;
/** A month with more dots has a second stack. */
const STACK_MAX = 3;

const FILLS: Readonly<Record<TimelineKind, string>> = {
  news: 'fill-info',
  article: 'fill-accent',
  podcast: 'fill-violet',
  video: 'fill-rose',
  event: 'fill-warning',
};

/** The dots of one lane, those of one month on top of each other. */
export function TimelineLane(props: {
  readonly points: readonly TimelinePoint[];
  readonly row: number;
  readonly months: number;
  /** The one dot that the Tab key stops at. */
  readonly stop: TimelinePoint | undefined;
  readonly onOpen: (resultId: string) => void;
  readonly onPoint: (point: TimelinePoint | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}): ReactElement {
  const { points, row, months, stop, onOpen, onPoint, onKeyDown } = props;
  return (
    <g style={{ transform: `translateY(calc(${row} * ${LANE_HEIGHT}))` }}>
      {points.map((point) => (
        <Dot
          key={point.key}
          point={point}
          isStop={point === stop}
          x={`${xPercent(point.month + 0.5, months)}%`}
          onOpen={() => onOpen(point.resultId)}
          onPoint={onPoint}
          onKeyDown={onKeyDown}
        />
      ))}
      <TouchTarget onOpen={(index) => onOpen(points[index]?.resultId ?? '')} />
    </g>
  );
}

/** What a dot says: its date, its kind, and the page's title or the sentence that reports the event. */
export function pointText({ kind, label, date, title }: TimelinePoint): string {
  const words = kind === 'event' ? inQuotationMarks(title) : title;
  return texts.point(formatPublicationDate(date), label, words);
}

/** Where a dot is in the stack of its month: pixels to the right, and its height in the lane. */
export function placeOf({ place }: Pick<TimelinePoint, 'place'>): {
  readonly right: number;
  readonly top: string;
} {
  const above = LOWEST_DOT_PX + (place % STACK_MAX) * DOT_STEP_PX;
  return {
    right: Math.floor(place / STACK_MAX) * DOT_STEP_PX,
    top: `${LANE_HEIGHT} - ${above}px`,
  };
}

function Dot(props: {
  readonly point: TimelinePoint;
  readonly isStop: boolean;
  readonly x: string;
  readonly onOpen: () => void;
  readonly onPoint: (point: TimelinePoint | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}): ReactElement {
  const { point, isStop, x, onOpen, onPoint, onKeyDown } = props;
  const show = (): void => onPoint(point);
  const hide = (): void => onPoint(null);
  const { right, top } = placeOf(point);
  const style = { transform: `translate(${right}px, calc(${top}))` };
  return (
    <a
      href={`#${encodeURIComponent(point.resultId)}`}
      tabIndex={isStop ? 0 : -1}
      // Most of it is the title.
      lang={point.language ?? undefined}
      aria-label={pointText(point)}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={onKeyDown}
      onFocus={show}
      onBlur={hide}
      onMouseEnter={show}
      onMouseLeave={hide}
      className="group/dot outline-offset-0"
    >
      <circle cx={x} style={style} r={HIT_RADIUS_PX} className="fill-transparent" />
      <circle
        cx={x}
        style={style}
        r={DOT_RADIUS_PX}
        strokeWidth="1.5"
        className={clsx(
          'stroke-surface group-hover/dot:stroke-ink group-focus/dot:stroke-ink',
          FILLS[point.kind],
        )}
      />
    </a>
  );
}

/** A lane for fingers, which cannot tell dots apart: a touch shows the nearest dot, and another one leads to its card. */
function TouchTarget({ onOpen }: { readonly onOpen: (index: number) => void }): ReactElement {
  function touch({ currentTarget, clientX, clientY }: MouseEvent<SVGRectElement>): void {
    const dots = [...(currentTarget.parentElement?.querySelectorAll('a') ?? [])];
    const [nearest] = dots.toSorted((one, other) => awayFrom(one) - awayFrom(other));
    if (nearest === undefined) return;
    if (nearest === document.activeElement) onOpen(dots.indexOf(nearest));
    else nearest.focus({ preventScroll: true });

    function awayFrom(dot: Element): number {
      const { left, width, top, height } = dot.getBoundingClientRect();
      return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    }
  }
  return (
    <rect
      aria-hidden
      width="100%"
      style={{ height: LANE_HEIGHT }}
      className="pointer-events-none fill-transparent pointer-coarse:pointer-events-auto"
      // Otherwise the touch would take the focus from the dot that it was given to before.
      onMouseDown={(event) => event.preventDefault()}
      onClick={touch}
    />
  );
}
