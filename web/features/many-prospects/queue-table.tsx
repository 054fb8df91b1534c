import { clsx } from 'clsx';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { QueueRow } from '#engine';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { tableRoles } from '../../ui/layout/table-roles.ts';
import { manyTexts } from './texts.ts';

const texts = manyTexts.queue;
const preview = manyTexts.preview;

/** Rows on the page at first, and with each wish for more: ten thousand at once would stall it. */
const ROWS_PER_STEP = 50;

type RowState = QueueRow['status'] | 'interrupted' | 'nothing found';

const TONES: Readonly<Record<RowState, BadgeTone>> = {
  waiting: 'neutral',
  running: 'info',
  interrupted: 'warning',
  done: 'accent',
  'nothing found': 'neutral',
  failed: 'danger',
  'left out': 'neutral',
};

/** A row under way stops with its list, and one that found nobody is not a success. */
function stateOf({ status, insights }: QueueRow, isRunning: boolean): RowState {
  if (status === 'running' && !isRunning) return 'interrupted';
  return status === 'done' && insights === 0 ? 'nothing found' : status;
}

const CELL = 'px-3 py-2 text-left align-top wrap-anywhere';

const COLUMNS = [
  preview.row,
  preview.name,
  preview.company,
  texts.outcome,
  texts.credits,
  texts.report,
];

/** The rows of a list under way, each with its outcome and its report. */
export function QueueTable(props: {
  readonly rows: readonly QueueRow[];
  readonly isRunning: boolean;
  readonly reportPath: (id: string) => string;
}): ReactElement {
  const [shown, setShown] = useState(ROWS_PER_STEP);
  return (
    <div className="grid gap-2">
      <ScrollingTable label={texts.table} className="overflow-x-auto">
        <thead {...tableRoles.group} className="text-muted max-sm:sr-only">
          <tr {...tableRoles.row}>
            {COLUMNS.map((title) => (
              <th {...tableRoles.columnHeader} key={title} className={CELL}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="divide-y divide-line">
          {props.rows.slice(0, shown).map((row) => (
            <QueueLine
              key={row.row}
              row={row}
              state={stateOf(row, props.isRunning)}
              reportPath={props.reportPath}
            />
          ))}
        </tbody>
      </ScrollingTable>
      {props.rows.length > shown && (
        <Button
          className="justify-self-start"
          size="sm"
          onClick={() => setShown((count) => count + ROWS_PER_STEP)}
        >
          {texts.showMore}
        </Button>
      )}
    </div>
  );
}

function QueueLine(props: {
  readonly row: QueueRow;
  readonly state: RowState;
  readonly reportPath: (id: string) => string;
}): ReactElement {
  const { state } = props;
  const { row, prospect, credits, insights, message } = props.row;
  return (
    <tr {...tableRoles.row}>
      <td
        {...tableRoles.cell}
        className={`${CELL} stacked-aside text-faint tabular-nums max-sm:self-start`}
      >
        <RowNumber row={row} />
      </td>
      <td {...tableRoles.cell} className={`${CELL} font-medium`}>
        {prospect.name}
      </td>
      <td {...tableRoles.cell} className={CELL}>
        {prospect.company}
      </td>
      <td {...tableRoles.cell} className={CELL}>
        <Badge tone={TONES[state]}>{texts.rows[state]}</Badge>
        {state === 'done' && <p className="mt-0.5 text-muted">{texts.insights(insights)}</p>}
        {message !== '' && (
          <p className={clsx('mt-0.5', state === 'failed' ? 'text-danger' : 'text-warning')}>
            {message}
          </p>
        )}
      </td>
      <td {...tableRoles.cell} className={`${CELL} tabular-nums`}>
        {credits > 0 && credits}
        {credits > 0 && <span className="sm:hidden"> {texts.credits.toLowerCase()}</span>}
      </td>
      <td {...tableRoles.cell} className={CELL}>
        <ReportCell row={props.row} reportPath={props.reportPath} />
      </td>
    </tr>
  );
}

function ReportCell(props: {
  readonly row: QueueRow;
  readonly reportPath: (id: string) => string;
}): ReactElement | null {
  const { status, reportId, insights, prospect } = props.row;
  if (reportId !== null) {
    return (
      <Link
        to={props.reportPath(reportId)}
        aria-label={texts.openOf(prospect.name)}
        className="text-accent underline underline-offset-2 hover:no-underline"
      >
        {texts.open}
      </Link>
    );
  }
  if (status !== 'done' || insights === 0) return null;
  return <span className="text-muted">{texts.unsaved}</span>;
}

/** The number under its column, and in a card, which has none, with its word. */
export function RowNumber({ row }: { readonly row: number }): ReactElement {
  return (
    <>
      <span className="sm:hidden">{preview.row} </span>
      {row}
    </>
  );
}

/** A table in a region of its own that scrolls; wide rows never widen the page. On a narrow screen a row is a small card. */
export function ScrollingTable(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section
      aria-label={props.label}
      // A region that scrolls is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('rounded-md border border-line', props.className)}
    >
      <table
        {...tableRoles.table}
        className="stacked w-full text-sm sm:min-w-md [&_th]:border-b [&_th]:border-line [&_th]:whitespace-nowrap"
      >
        {props.children}
      </table>
    </section>
  );
}
