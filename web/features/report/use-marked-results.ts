import { useDeferredValue, useEffect, useMemo } from 'react';
import { traitsOf, withMarks } from '#engine';
import type { Marks, Prospect } from '#engine';
import type { ReportResult } from './report.ts';

/** Results read in one go before the first mark: a few milliseconds on a slow phone. */
const READ_AT_ONCE = 10;

/**
 * The results of a report as they stand after the user's own word (`withMarks`). A pressed button doesn't wait for that,
 * and what can be read of the results before the first mark has been.
 */
export function useMarkedResults<Item extends ReportResult>(
  found: { readonly prospect: Prospect; readonly results: readonly Item[] },
  marks: Marks,
): readonly Item[] {
  const { prospect, results } = found;
  const counted = useDeferredValue(marks);
  useEffect(() => readAhead(results), [results]);
  return useMemo(
    () => withMarks({ prospect, results, marks: counted }),
    [prospect, results, counted],
  );
}

/** A few results at a time, so that the screen answers in between; the answer stops it. */
function readAhead(results: readonly ReportResult[]): () => void {
  let timer = setTimeout(read, 0, 0);
  function read(start: number): void {
    for (const result of results.slice(start, start + READ_AT_ONCE)) traitsOf(result);
    const next = start + READ_AT_ONCE;
    if (next < results.length) timer = setTimeout(read, 0, next);
  }
  return () => clearTimeout(timer);
}
