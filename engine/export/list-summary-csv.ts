import { decodeList, LIST_ROWS_MAX, ProspectListError } from '../import/csv/decode-list.ts';
import type { ListProblem } from '../import/csv/read-prospect-list.ts';
import { splitRows, type Cells } from '../import/csv/split-rows.ts';
import type { Queue, QueueRow } from '../lists/queue.ts';
import { prospectKey } from '../model/prospect.ts';
import { csvText, quotedCsv } from './csv-text.ts';

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

/** A row that is done has its own word for it: 'researched' would look like a success. */
const NOTHING_FOUND = 'nothing found';

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
  const outcome = status === 'done' && insights === 0 ? NOTHING_FOUND : OUTCOMES[status];
  return [String(row), name, company, outcome, ...numbers, reportId ?? '', message];
}

/** A summary without a person's rows (`prospectKey`); `null` when somebody has edited it, as in a spreadsheet. */
export function summaryWithout(bytes: Uint8Array, key: string): string | null {
  const rows = summaryRows(bytes);
  const [headings = []] = rows;
  if (!HEADINGS.every((heading, index) => headings[index] === heading)) return null;
  return quotedCsv(
    rows.filter(([, name = '', company = '']) => prospectKey({ name, company }) !== key),
  );
}

function summaryRows(bytes: Uint8Array): readonly Cells[] {
  try {
    // A row more for the headings.
    return splitRows(decodeList(bytes), ',', LIST_ROWS_MAX * 2 + 1);
  } catch (error) {
    if (error instanceof ProspectListError) return [];
    throw error;
  }
}
