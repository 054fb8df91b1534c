import { EMPTY_PROSPECT, prospectKey, type Prospect } from '../../model/prospect.ts';
import { emailIn } from '../../text/email-address.ts';
import { cleanText } from '../../text/normalize.ts';
import { givenNameFirst } from '../given-name-first.ts';
import { prospectFromText } from '../pasted-text/prospect-from-text.ts';
import { columnsOf, columnNamed, type Column } from './column-names.ts';
import { decodeList, ProspectListError, LIST_ROWS_MAX } from './decode-list.ts';
import { type Cells, type Separator, splitRows } from './split-rows.ts';

/** How far down the column names may be, below a title or empty lines. */
const HEADER_ROW_MAX = 5;

const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|'];

/** Excel's own line that names the separator. */
const SEPARATOR_LINE = /^sep=([,;\t|])(?:\r\n|\r|\n)/u;

/** At the beginning of some pasted texts. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A row with its number as a spreadsheet shows it, from 1. */
type NumberedRow = { readonly row: number; readonly cells: Cells };

/** A row of a list that can be researched. `row` counts from 1 as a spreadsheet does. */
export type ListedProspect = { readonly row: number; readonly prospect: Prospect };

/** A row of a list that is left out, and why: 'Row 12: the company is missing.' */
export type ListProblem = { readonly row: number; readonly message: string };

/** What a list holds, in its order. Each row with anything in it is among the prospects or the problems, but for the column names. */
export type ProspectList = {
  readonly prospects: readonly ListedProspect[];
  readonly problems: readonly ListProblem[];
  /** Rows that are researched without something in them: 'Row 3: “n/a” is not an e-mail address …'. */
  readonly doubts: readonly ListProblem[];
};

const REMEDY =
  'Give the list a first row with column names, among them “Name” and “Company” (or “First name” and “Last name”).';
const NO_ADDRESS = 'the e-mail address is not one, such as jane@acme.com, and is left out.';
const LINE_BREAKS = /\s+/gu;

/**
 * Reads a list of prospects: pasted text, or a CSV or TSV file in any usual encoding, separator and order of columns, also
 * without their names. Cells stay text. Throws `ProspectListError` when it cannot be read.
 */
export function readProspectList(source: string | Uint8Array): ProspectList {
  const text = typeof source === 'string' ? source : decodeList(source);
  const rows = listRows(text);
  if (rows.length === 0) throw new ProspectListError(`This list is empty. ${REMEDY}`);
  return sortedOut(rowsWithColumns(rows) ?? rowsWithoutColumns(rows));
}

/** The rows below the column names; `null` when there are none. */
function rowsWithColumns(rows: readonly NumberedRow[]): readonly ListedProspect[] | null {
  const headers = rows
    .slice(0, HEADER_ROW_MAX)
    .map(({ cells }, index) => ({ index, columns: columnsOf(cells) }));
  const header =
    headers.find(({ columns }) => isWhole(columns)) ??
    headers.find(({ columns }) => columns.filter((column) => column !== null).length > 1) ??
    headers.find(({ index, columns }) => index === 0 && (columns[0] ?? null) !== null);
  if (header === undefined) return null;
  refuseWithout(header.columns, rows[header.index]?.row ?? 1);
  return rows
    .slice(header.index + 1)
    .map(({ row, cells }) => ({ row, prospect: rowProspect(cells, header.columns) }));
}

function hasName(columns: readonly (Column | null)[]): boolean {
  return columns.includes('name') || (columns.includes('first') && columns.includes('last'));
}

function isWhole(columns: readonly (Column | null)[]): boolean {
  return hasName(columns) && columns.includes('company');
}

function refuseWithout(columns: readonly (Column | null)[], row: number): void {
  if (isWhole(columns)) return;
  const missing = hasName(columns) ? 'the company' : 'the name';
  throw new ProspectListError(
    `Row ${row} names the columns, but none of them is ${missing}. ${REMEDY}`,
  );
}

/** Without column names: name and company, or one line about a person in each row. */
function rowsWithoutColumns(rows: readonly NumberedRow[]): readonly ListedProspect[] {
  const widths = new Set(rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  const lines = rows.map(({ row, cells }) => {
    const line = cells.filter((cell) => cell !== '').join(', ');
    return { row, prospect: { ...EMPTY_PROSPECT, ...prospectFromText(line) } };
  });
  // 'Jane Doe,Acme' are two columns; 'Jane Doe, CISO at Acme' is one line, recognised by the title in it.
  const isPairs = widths.size === 1 && widths.has(2);
  const complete = lines.filter(
    ({ prospect: { name, company, position } }) =>
      name !== '' && company !== '' && (!isPairs || position !== ''),
  );
  if (complete.length * 2 > rows.length) return lines;
  if (!widths.has(2) || Math.max(...widths) > 2) {
    throw new ProspectListError(`It is not clear which column is which. ${REMEDY}`);
  }
  return rows.map(({ row, cells }) => ({ row, prospect: rowProspect(cells, ['name', 'company']) }));
}

/** Where two columns hold the same, the first that is filled counts. */
function rowProspect(cells: Cells, columns: readonly (Column | null)[]): Prospect {
  const cell = (wanted: Column): string =>
    cells.find((text, index) => columns[index] === wanted && text !== '') ?? '';
  const line = (wanted: Column): string => cell(wanted).replace(LINE_BREAKS, ' ');
  return {
    name: givenNameFirst(line('name')) || `${line('first')} ${line('last')}`.trim(),
    company: line('company'),
    position: line('position'),
    companyUrl: line('companyUrl'),
    linkedinUrl: line('linkedinUrl'),
    notes: cell('notes'),
    email: line('email'),
  };
}

/** Separates rows that can be researched from those that cannot, and each person once. */
function sortedOut(listed: readonly ListedProspect[]): ProspectList {
  const prospects: ListedProspect[] = [];
  const problems: ListProblem[] = [];
  const doubts: ListProblem[] = [];
  const rowOf = new Map<string, number>();
  for (const { row, prospect } of listed) {
    const key = prospectKey(prospect);
    const problem = problemOf(prospect, rowOf.get(key));
    if (problem !== null) {
      problems.push({ row, message: `Row ${row}: ${problem}` });
      continue;
    }
    rowOf.set(key, row);
    const { email = '', ...others } = prospect;
    const address = emailIn(email);
    prospects.push({ row, prospect: address === '' ? others : { ...others, email: address } });
    if (email !== '' && address === '') doubts.push({ row, message: `Row ${row}: ${NO_ADDRESS}` });
  }
  return { prospects, problems, doubts };
}

/** Characters of a name or a company. */
const LIST_NAME_CHARACTERS_MAX = 200;

function problemOf({ name, company }: Prospect, sameRow: number | undefined): string | null {
  if (name === '' && company === '') return 'the name and the company are missing.';
  if (name === '') return 'the name is missing.';
  if (company === '') return 'the company is missing.';
  if (name.length > LIST_NAME_CHARACTERS_MAX) return 'the name is too long.';
  if (company.length > LIST_NAME_CHARACTERS_MAX) return 'the company is too long.';
  return sameRow === undefined ? null : `the same person as in row ${sameRow}.`;
}

/** The rows of a text that hold anything. Throws `ProspectListError` for a list that is too long or ends inside quotation marks. */
function listRows(text: string): readonly NumberedRow[] {
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

/** Characters and rows by which the separator is recognised. */
const SAMPLE_CHARACTERS = 50_000;
const SAMPLE_ROWS = 20;

/** A recognised column name proves a separator better than any count of columns. */
const KNOWN_COLUMN_WEIGHT = 100;

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
