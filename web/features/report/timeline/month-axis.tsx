import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { reportTexts } from '../texts.ts';
import type { TimelineData } from './timeline-points.ts';

const WHOLE_PERCENT = 100;

/** Where so many months after the first of the picture are, in percent of its width. */
export function xPercent(months: number, count: number): number {
  return (months / count) * WHOLE_PERCENT;
}

/** From here on each month is too narrow for its name. */
const NAMED_MONTHS_MAX = 13;
const MONTHS_PER_QUARTER = 3;
const MONTHS_PER_HALF_YEAR = 6;
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The lines of the lanes, the day of the research, and under them the months with their years. */
export function MonthAxis({ timeline }: { readonly timeline: TimelineData }): ReactElement {
  const { months, lanes, today } = timeline;
  const x = `${xPercent(today, months.length)}%`;
  return (
    <g aria-hidden>
      {lanes.map(({ name }, row) => (
        <g key={name} style={{ transform: `translateY(calc(${row + 1} * var(--timeline-lane)))` }}>
          <line x1="0" x2="100%" y1="0" y2="0" className="stroke-line" />
        </g>
      ))}
      <rect
        x={x}
        width="1"
        style={{ height: `calc(${lanes.length} * var(--timeline-lane))` }}
        className="timeline-today fill-edge"
      />
      <g style={{ transform: `translateY(calc(${lanes.length} * var(--timeline-lane)))` }}>
        {months.map((month, index) => (
          <MonthName key={month} index={index} timeline={timeline} />
        ))}
      </g>
    </g>
  );
}

/** On a narrow screen every third month is named, of more than a year every sixth. */
function MonthName(props: {
  readonly index: number;
  readonly timeline: TimelineData;
}): ReactElement | null {
  const { index, timeline } = props;
  const { months, hasEarlier } = timeline;
  if (hasEarlier && index < MONTHS_PER_QUARTER) {
    if (index > 0) return null;
    return (
      <text x="0" y="1.25em" className="fill-faint text-xs">
        {reportTexts.timeline.earlier}
      </text>
    );
  }
  const month = months[index] ?? '';
  const [wide, narrow] =
    months.length <= NAMED_MONTHS_MAX
      ? [1, MONTHS_PER_QUARTER]
      : [MONTHS_PER_QUARTER, MONTHS_PER_HALF_YEAR];
  const inYear = Number(month.slice('YYYY-'.length)) - 1;
  if (inYear % wide !== 0) return null;
  const x = `${xPercent(index + 0.5, months.length)}%`;
  return (
    <g
      textAnchor="middle"
      className={clsx('fill-faint text-xs', inYear % narrow !== 0 && 'max-sm:hidden')}
    >
      <text x={x} y="1.25em">
        {MONTH.format(new Date(`${month}-01`))}
      </text>
      {(inYear === 0 || index === 0) && (
        <text x={x} y="2.35em" className="font-medium">
          {month.slice(0, 'YYYY'.length)}
        </text>
      )}
    </g>
  );
}
