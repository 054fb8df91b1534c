import type { ListProblem } from '../import/csv/read-prospect-list.ts';
import type { Queue, QueueRow } from '../lists/queue.ts';
import { csvText } from './csv-text.ts';

const HEADINGS = [
  'Row',
  'Name',
  'Company',
  'Outcome',
  'Insights',
  'Credits',
  'Report',
  'Message',
] as const;

const OUTCOMES: Readonly<Record<QueueRow['status'], string>> = {
  waiting: 'not yet researched',
  running: 'interrupted',
  done: 'researched',
  failed: 'failed',
  'left out': 'left out',
};

/** What became of each row of a list, those that could not be read included, in the order of the list. */
export function listSummaryCsv({ rows }: Queue, problems: readonly ListProblem[]): string {
  const lines = [
    ...rows.map((row) => ({ row: row.row, cells: cellsOf(row) })),
    ...problems.map(({ row, message }) => ({
      row,
      cells: [String(row), '', '', OUTCOMES['left out'], '', '', '', message],
    })),
  ];
  return csvText([HEADINGS, ...lines.toSorted((a, b) => a.row - b.row).map(({ cells }) => cells)]);
}

function cellsOf({ row, prospect, status, insights, credits, reportId, message }: QueueRow) {
  const { name, company } = prospect;
  const numbers = status === 'waiting' ? ['', ''] : [String(insights), String(credits)];
  return [String(row), name, company, OUTCOMES[status], ...numbers, reportId ?? '', message];
}
