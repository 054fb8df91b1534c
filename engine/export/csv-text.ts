import { cleanText } from '../text/normalize.ts';

/**
 * What may precede a sign that begins a formula: blanks, quotation marks, and what another country's spreadsheet
 * takes for the end of a cell or a row. Full-width signs count too: East Asian editions read them as their narrow twins.
 */
const BEFORE_FORMULA = /(?<![\s;"'“”„‘’«»])[\s;"'“”„‘’«»]*(?=[=+\-@＝＋－＠])/gu;

const CELL_END = /[;\t\n]/gu;

/** A tab or line break in front is an attack by itself. */
const LEADING_BREAK = /^[\t\n]/u;

/** Without it Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/** Rows as `quotedCsv` writes them, with every cell disarmed, the headings too. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return quotedCsv(rows.map((row) => row.map(escapeFormula)));
}

/**
 * Rows as RFC 4180 wants them: commas, CRLF after every row, every cell in quotation marks, those inside doubled; UTF-8
 * with a byte order mark. Cells stay as they are: for those that have been disarmed before.
 */
export function quotedCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',') + LINE_END,
  );
  return BYTE_ORDER_MARK + lines.join('');
}

/**
 * A text that no spreadsheet takes for a formula (OWASP, 'CSV Injection'; ASVS 1.2.10): an apostrophe goes before every place
 * where one could begin. Control characters and invisible ones are left out.
 */
export function escapeFormula(text: string): string {
  const safe = cleanText(text).replace(BEFORE_FORMULA, (before, offset: number) => {
    const ends = [...before.matchAll(CELL_END)].at(-1);
    if (ends === undefined) return offset === 0 ? `'${before}` : before;
    const start = ends.index + 1;
    return `${before.slice(0, start)}'${before.slice(start)}`;
  });
  return LEADING_BREAK.test(safe) ? `'${safe}` : safe;
}
