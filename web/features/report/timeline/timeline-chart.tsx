import { clsx } from 'clsx';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { formatPublicationDate } from '../../../ui/format.ts';
import { reportTexts } from '../texts.ts';
import type { TimelineData, TimelineKind, TimelinePoint } from './timeline-points.ts';

/**
 * The person's public year: a line for each kind, a dot for each dated result and event. One stop of the Tab key; arrow
 * keys move among the dots. Screen readers have the same as a table, paper has the picture.
 */
export function TimelineChart({ year, onOpen }: TimelineChartProps): ReactElement {
  const titleId = useId();
  const [pointed, setPointed] = useState<TimelinePoint | null>(null);
  return (
    <figure
      aria-labelledby={titleId}
      className="timeline-chart relative mx-4 mb-3 grid min-w-0 gap-1 break-inside-avoid sm:mx-5 print:mx-0"
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <h3 id={titleId} className="font-medium">
          {texts.title}
        </h3>
        <span className="text-faint">{spanOf(year)}</span>
      </figcaption>
      <Dots year={year} onOpen={onOpen} onPoint={setPointed} />
      <p aria-hidden className="min-h-10 text-sm text-muted sm:min-h-5 print:hidden">
        {pointed ? wordsOf(pointed) : texts.hint}
      </p>
      <TimelineTable year={year} />
    </figure>
  );
}

const texts = reportTexts.timeline;

/** Of a line; taller where fingers point (styles.css). */
const LINE_HEIGHT = 'var(--timeline-line)';
const DOT_Y_PX = 24;
const DOT_RADIUS_PX = 5;
/** A dot is easier to hit than it is large. */
const HIT_RADIUS_PX = 12;
const DOT_STEP_PX = 11;
const SIDE_PERCENT = 3;
const WHOLE_PERCENT = 100;

const FILLS: Readonly<Record<TimelineKind, string>> = {
  news: 'fill-info',
  article: 'fill-accent',
  podcast: 'fill-violet',
  video: 'fill-rose',
  signal: 'fill-warning',
};

type TimelineChartProps = {
  readonly year: TimelineData;
  /** Leads to the card of a result. */
  readonly onOpen: (resultId: string) => void;
};

function Dots({
  year,
  onOpen,
  onPoint,
}: TimelineChartProps & { readonly onPoint: (point: TimelinePoint | null) => void }): ReactElement {
  const { lines, months } = year;
  const picture = useRef<SVGSVGElement>(null);
  const points = lines.flatMap(({ points: some }) => some);
  const [stop, setStop] = useState(0);
  const stopAt = Math.min(stop, points.length - 1);

  function move(event: KeyboardEvent): void {
    const next = nextStop(event.key, stopAt, points.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    picture.current?.querySelectorAll('a')[next]?.focus();
  }

  return (
    <svg
      ref={picture}
      width="100%"
      style={{ height: `calc(${lines.length} * ${LINE_HEIGHT})` }}
      className="overflow-visible"
    >
      {lines.map(({ kind, points: onLine }, row) => (
        <g key={kind} style={{ transform: `translateY(calc(${row} * ${LINE_HEIGHT}))` }}>
          <Line kind={kind} />
          {onLine.map((point) => (
            <Dot
              key={point.key}
              point={point}
              isStop={points.indexOf(point) === stopAt}
              x={`${xPercent(point.month, months.length)}%`}
              onOpen={() => onOpen(point.resultId)}
              onPoint={onPoint}
              onKeyDown={move}
            />
          ))}
          <TouchTarget onOpen={(index) => onOpen(onLine[index]?.resultId ?? '')} />
        </g>
      ))}
    </svg>
  );
}

/**
 * A whole line for fingers, since dots of one month stand closer than any finger can tell: a touch shows what the nearest
 * dot is, and another one there leads to its card.
 */
function TouchTarget({ onOpen }: { readonly onOpen: (index: number) => void }): ReactElement {
  function touch({ currentTarget, clientX }: MouseEvent<SVGRectElement>): void {
    const dots = [...(currentTarget.parentElement?.querySelectorAll('a') ?? [])];
    const [nearest] = dots.toSorted((one, other) => awayFrom(one) - awayFrom(other));
    if (nearest === undefined) return;
    if (nearest === document.activeElement) onOpen(dots.indexOf(nearest));
    else nearest.focus({ preventScroll: true });

    function awayFrom(dot: Element): number {
      const { left, width } = dot.getBoundingClientRect();
      return Math.abs(left + width / 2 - clientX);
    }
  }
  return (
    <rect
      aria-hidden
      width="100%"
      style={{ height: LINE_HEIGHT }}
      className="pointer-events-none fill-transparent pointer-coarse:pointer-events-auto"
      // Otherwise the touch would take the focus from the dot that it was given to before.
      onMouseDown={(event) => event.preventDefault()}
      onClick={touch}
    />
  );
}

function nextStop(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function Line({ kind }: { readonly kind: TimelineKind }): ReactElement {
  return (
    <>
      <text x="0" y={11} className="fill-faint text-xs">
        {texts.kinds[kind]}
      </text>
      <line x1="0" x2="100%" y1={DOT_Y_PX} y2={DOT_Y_PX} className="stroke-line" strokeWidth="1" />
    </>
  );
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
  const place = {
    cx: x,
    cy: DOT_Y_PX,
    transform: `translate(${point.place * DOT_STEP_PX})`,
  };
  return (
    <a
      href={`#${encodeURIComponent(point.resultId)}`}
      tabIndex={isStop ? 0 : -1}
      aria-label={wordsOf(point)}
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
      <circle {...place} r={HIT_RADIUS_PX} className="fill-transparent" />
      <circle
        {...place}
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

/** The same for screen readers. Around it, since a table is never narrower than its words. */
function TimelineTable({ year }: { readonly year: TimelineData }): ReactElement {
  return (
    <div className="sr-only">
      <table>
        <caption>{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {year.lines.flatMap(({ points }) =>
            points.map((point) => (
              <tr key={point.key}>
                <td>{formatPublicationDate(point.date)}</td>
                <td>{texts.kinds[point.kind]}</td>
                <td>{point.title}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function wordsOf({ kind, date, title }: TimelinePoint): string {
  return texts.point(formatPublicationDate(date), texts.kinds[kind], title);
}

function spanOf({ months, hasEarlier }: TimelineData): string {
  const [first = '', last = ''] = [months.at(0), months.at(-1)].map((month) =>
    formatPublicationDate({ day: `${month}-01`, precision: 'month' }),
  );
  return hasEarlier ? texts.spanFromEarlier(first, last) : texts.span(first, last);
}

/** The middle of a month, in percent of the picture's width. */
function xPercent(month: number, months: number): number {
  const share = (month + 0.5) / months;
  return SIDE_PERCENT + share * (WHOLE_PERCENT - 2 * SIDE_PERCENT);
}
