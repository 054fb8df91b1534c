import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { formatDay, formatPublicationDate } from '../../../ui/format.ts';
import { useEscape } from '../../../ui/overlays/use-escape.ts';
import { reportTexts } from '../texts.ts';
import { MonthAxis, xPercent } from './month-axis.tsx';
import { placeOf, TimelineLane, pointText } from './timeline-lane.tsx';
import type { TimelineData, TimelinePoint } from './timeline-points.ts';

const texts = reportTexts.timeline;

const AXIS_HEIGHT = '1.5rem';

type TimelineChartProps = {
  readonly timeline: TimelineData;
  /** The moment of the research, ISO 8601. */
  readonly researchedAt: string;
  readonly onOpen: (resultId: string) => void;
};

/** The person's public year, a dot for each page and event. One Tab stop; arrow keys move among the dots. Screen readers and paper get a table. */
export function TimelineChart(props: TimelineChartProps): ReactElement {
  const { timeline, researchedAt, onOpen } = props;
  const titleId = useId();
  const [pointed, setPointed] = useState<TimelinePoint | null>(null);
  const { lanes } = timeline;
  useEscape(pointed !== null, () => setPointed(null));
  return (
    <figure
      aria-labelledby={titleId}
      className="timeline-chart mx-4 mt-2 mb-4 grid min-w-0 gap-2 sm:mx-5 print:mx-0"
    >
      <figcaption className="flex break-after-avoid flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <h3 id={titleId} className="font-medium">
          {texts.title}
        </h3>
        <span className="flex items-center gap-1.5 text-xs text-faint">
          <span aria-hidden className="h-3 border-l border-edge" />
          {texts.researched(formatDay(researchedAt))}
        </span>
      </figcaption>
      <div className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden className="text-xs text-muted">
          {lanes.map(({ name }) => (
            <p key={name} className="flex h-(--timeline-lane) items-end pb-0.5 leading-none">
              {texts.lanes[name]}
            </p>
          ))}
        </div>
        <div className="relative min-w-0">
          <Dots timeline={timeline} onOpen={onOpen} onPoint={setPointed} />
          {pointed && <Words point={pointed} timeline={timeline} onPoint={setPointed} />}
        </div>
      </div>
      <TimelineTable timeline={timeline} />
    </figure>
  );
}

function Dots(
  props: Pick<TimelineChartProps, 'timeline' | 'onOpen'> & {
    readonly onPoint: (point: TimelinePoint | null) => void;
  },
): ReactElement {
  const { timeline, onOpen, onPoint } = props;
  const { lanes } = timeline;
  const picture = useRef<SVGSVGElement>(null);
  const points = lanes.flatMap((lane) => lane.points);
  const [stop, setStop] = useState(0);
  const stopAt = points[Math.min(stop, points.length - 1)];

  function move(event: KeyboardEvent): void {
    const next = nextStop(event.key, Math.min(stop, points.length - 1), points.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    picture.current?.querySelectorAll('a')[next]?.focus();
  }

  return (
    <svg
      ref={picture}
      width="100%"
      style={{ height: `calc(${lanes.length} * var(--timeline-lane) + ${AXIS_HEIGHT})` }}
      className="block overflow-visible"
    >
      <MonthAxis timeline={timeline} />
      {lanes.map((lane, row) => (
        <TimelineLane
          key={lane.name}
          points={lane.points}
          row={row}
          months={timeline.months.length}
          stop={stopAt}
          onOpen={onOpen}
          onPoint={onPoint}
          onKeyDown={move}
        />
      ))}
    </svg>
  );
}

function nextStop(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** From here on there is more room before a dot than after it. */
const WORDS_BEFORE_FROM_PERCENT = 40;
const WHOLE_PERCENT = 100;
/** As far as a dot can be hit. */
const DOT_PX = 6;

/** What a dot shows, beside it, on the side with more room; a mouse that moves on to it keeps it. */
function Words(props: {
  readonly point: TimelinePoint;
  readonly timeline: TimelineData;
  readonly onPoint: (point: TimelinePoint | null) => void;
}): ReactElement {
  const { point, timeline, onPoint } = props;
  const row = timeline.lanes.findIndex(({ points }) => points.includes(point));
  const x = xPercent(point.month + 0.5, timeline.months.length);
  const { right, top } = placeOf(point);
  const isBefore = x >= WORDS_BEFORE_FROM_PERCENT;
  return (
    <div
      aria-hidden
      onMouseEnter={() => onPoint(point)}
      onMouseLeave={() => onPoint(null)}
      style={{
        top: `calc(${row} * var(--timeline-lane) + ${top})`,
        ...(isBefore
          ? {
              right: `calc(${WHOLE_PERCENT - x}% - ${right}px + ${DOT_PX}px)`,
              maxWidth: `calc(${x}% + 3.375rem)`,
            }
          : {
              left: `calc(${x}% + ${right}px + ${DOT_PX}px)`,
              maxWidth: `calc(${WHOLE_PERCENT - x}% - ${right}px - ${DOT_PX}px)`,
            }),
      }}
      // The padding is the way from the dot to its words.
      className={clsx(
        'absolute z-1 w-max -translate-y-1/2 pointer-coarse:pointer-events-none print:hidden',
        isBefore ? 'pr-1.5' : 'pl-1.5',
      )}
    >
      <p className="line-clamp-3 rounded-md border border-line bg-surface px-2 py-1 text-xs text-ink shadow-float wrap-anywhere">
        {pointText(point)}
      </p>
    </div>
  );
}

/** The same for screen readers, and for paper, which nobody can point at. */
function TimelineTable({ timeline }: { readonly timeline: TimelineData }): ReactElement {
  return (
    <div className="sr-only print:not-sr-only">
      <table className="w-full text-left text-xs [&_td]:pr-3 [&_td]:align-top [&_th]:font-medium">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {timeline.lanes.flatMap(({ points }) =>
            points.map((point) => (
              <tr key={point.key} className="break-inside-avoid">
                <td className="whitespace-nowrap">{formatPublicationDate(point.date)}</td>
                <td className="whitespace-nowrap">{point.label}</td>
                <td lang={point.language ?? undefined}>{point.title}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
