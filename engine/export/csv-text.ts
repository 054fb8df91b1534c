import { escapeFormula } from './escape-formula.ts';

/** Without it Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/**
 * Rows as RFC 4180 wants them: commas, CRLF after every row, every cell in quotation marks, those inside doubled; UTF-8
 * with a byte order mark. Every cell is disarmed, the headings too.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(quoted).join(',') + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}

function quoted(cell: string): string {
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`;
}
