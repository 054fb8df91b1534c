import { ProspectListError } from './decode-list.ts';

/** A row's cells as they were written, without their quotation marks. */
export type Cells = readonly string[];

/** Characters that separate two cells. */
export type Separator = ',' | ';' | '\t' | '|';

const QUOTE = '"';

/**
 * The rows of a list after RFC 4180, generously: any line breaks, and quotation marks that open or close no cell are characters.
 * Reads at most `rowsMax`. Throws `ProspectListError` where a mark opens that nobody closes.
 */
export function splitRows(text: string, separator: Separator, rowsMax: number): readonly Cells[] {
  const rows: Cells[] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < rowsMax) {
    const cell = cellAt(text, at, separator);
    if (cell === null) {
      throw new ProspectListError(
        `Row ${rows.length + 1}: a quotation mark opens and never closes. Close it, or take it away.`,
      );
    }
    cells.push(cell.text);
    at = cell.end + 1;
    if (text[cell.end] === separator) {
      if (at < text.length) continue;
      cells.push('');
    }
    if (text[cell.end] === '\r' && text[at] === '\n') at += 1;
    rows.push(cells);
    cells = [];
  }
  return rows;
}

/** A cell and the place of what ends it: a separator, a line break, or the end of the text. */
type Cell = { readonly text: string; readonly end: number };

function cellAt(text: string, start: number, separator: Separator): Cell | null {
  const opening = skipBlanks(text, start, separator);
  if (text[opening] === QUOTE) return quotedCell(text, opening + 1, separator);
  let end = start;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return { text: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, separator: Separator): Cell | null {
  let content = '';
  let from = start;
  for (;;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote === -1) return null;
    content += text.slice(from, quote);
    const after = skipBlanks(text, quote + 1, separator);
    if (after >= text.length || isEnd(text[after], separator)) return { text: content, end: after };
    content += QUOTE;
    from = text[quote + 1] === QUOTE ? quote + 2 : quote + 1;
  }
}

/** Blanks around a quoted cell belong to nobody. */
function skipBlanks(text: string, from: number, separator: Separator): number {
  const isBlank = (character: string | undefined): boolean =>
    character === ' ' || (character === '\t' && separator !== '\t');
  let at = from;
  while (isBlank(text[at])) at += 1;
  return at;
}

function isEnd(character: string | undefined, separator: Separator): boolean {
  return character === separator || character === '\n' || character === '\r';
}
