import { useState } from 'react';

/** Where a list that is read page by page stands. */
export type Pages<Row> = {
  /** From 0. */
  readonly index: number;
  /** The last row of the page before; `null` on the first page. */
  readonly after: Row | null;
  readonly next: (last: Row) => void;
  readonly previous: () => void;
  readonly restart: () => void;
};

/** Pages that start after the last row of the one before, so that the hundredth is as fast as the first. */
export function usePages<Row>(): Pages<Row> {
  const [lastRows, setLastRows] = useState<readonly Row[]>([]);
  return {
    index: lastRows.length,
    after: lastRows.at(-1) ?? null,
    next: (last) => setLastRows([...lastRows, last]),
    previous: () => setLastRows(lastRows.slice(0, -1)),
    restart: () => setLastRows([]),
  };
}
