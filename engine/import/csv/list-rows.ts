import { cleanText } from '../../text/normalize.ts';
import { columnNamed } from './column-names.ts';
import {
  HEADER_ROW_MAX,
  KNOWN_COLUMN_WEIGHT,
  LIST_ROWS_MAX,
  SAMPLE_CHARACTERS,
  SAMPLE_ROWS,
} from './decode-list.ts';
import { ProspectListError } from './decode-list.ts';
import { splitRows } from './split-rows.ts';
import type { Cells, Separator } from './split-rows.ts';

const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|'];
/** Excel's own line that names the separator. */
const SEPARATOR_LINE = /^sep=([,;\t|])(?:\r\n|\r|\n)/u;

/** Pasted text may still carry it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A row with its number as a spreadsheet shows it, from 1. */
export type NumberedRow = { readonly row: number; readonly cells: Cells };

/** The rows of a text that hold anything. Throws `ProspectListError` for a list that is too long or ends inside quotation marks. */
export function listRows(text: string): readonly NumberedRow[] {
  const unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const line = SEPARATOR_LINE.exec(unmarked);
  const body = unmarked.slice(line?.[0].length ?? 0);
  const named = SEPARATORS.find((separator) => separator === line?.[1]);
  const first = line === null ? 1 : 2;
  const rows = splitRows(body, named ?? separatorOf(body), LIST_ROWS_MAX * 2)
    .map((cells, index) => ({
      row: index + first,
      cells: cells.map((cell) => cleanText(cell).trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  // One more for the column names.
  if (rows.length > LIST_ROWS_MAX + 1) {
    const most = LIST_ROWS_MAX.toLocaleString('en-US');
    throw new ProspectListError(
      `This list has more than ${most} rows. Split it into smaller lists.`,
    );
  }
  return rows;
}

/** The separator that makes columns with known names, else the one that makes the same number of columns in most rows. */
function separatorOf(text: string): Separator {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const rated = SEPARATORS.map((separator) => ({ separator, rating: ratingOf(sample, separator) }));
  const [best] = rated.toSorted((one, other) => other.rating - one.rating);
  return best?.separator ?? ',';
}

function ratingOf(sample: string, separator: Separator): number {
  const rows = sampleRows(sample, separator).filter((cells) => cells.some((cell) => cell !== ''));
  const known = rows
    .slice(0, HEADER_ROW_MAX)
    .map((cells) => new Set(cells.map(columnNamed).filter((column) => column !== null)).size);
  const widths = rows.map((cells) => cells.length);
  const width = mostFrequent(widths);
  if (width < 2) return 0;
  const share = widths.filter((one) => one === width).length / widths.length;
  return Math.max(0, ...known) * KNOWN_COLUMN_WEIGHT + share;
}

/** The sample may end inside quotation marks, and a wrong separator may open some: then there is nothing to rate. */
function sampleRows(sample: string, separator: Separator): readonly Cells[] {
  try {
    return splitRows(sample, separator, SAMPLE_ROWS);
  } catch (error) {
    if (error instanceof ProspectListError) return [];
    throw error;
  }
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const [first] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return first?.[0] ?? 0;
}
