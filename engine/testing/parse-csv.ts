const CELL = /"((?:[^"]|"")*)"(,|\r\n)/uy;

/** Reads what RFC 4180 allows when every cell is quoted, and a byte order mark before it; throws on anything else. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  if (!text.startsWith('\u{FEFF}')) throw new Error('There is no byte order mark.');
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 1;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const cell = CELL.exec(text);
    if (cell === null) throw new Error(`No cell begins at ${at}.`);
    row.push((cell[1] ?? '').replaceAll('""', '"'));
    if (cell[2] === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error('The last row does not end.');
  if (new Set(rows.map(({ length }) => length)).size > 1) throw new Error('Rows differ in length.');
  return rows;
}
