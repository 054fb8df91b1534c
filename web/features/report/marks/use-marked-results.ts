import { useDeferredValue, useMemo } from 'react';
import { withMarks } from '#engine';
import type { Marks, Prospect } from '#engine';
import type { ReportResult } from '../report.ts';

/**
 * The results of a report with the user's marks applied (`withMarks`). A pressed button shows at once; the results that
 * follow from it come with the next render.
 */
export function useMarkedResults<Item extends ReportResult>(
  found: { readonly prospect: Prospect; readonly results: readonly Item[] },
  marks: Marks,
): readonly Item[] {
  const { prospect, results } = found;
  const counted = useDeferredValue(marks);
  return useMemo(
    () => withMarks({ prospect, results, marks: counted }),
    [prospect, results, counted],
  );
}
