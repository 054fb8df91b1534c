import type { ReportDocument } from '../model/report-document.ts';
import { canonicalUrl } from '../url/canonical-url.ts';

/** More would only grow the file; the oldest go first. */
const RESULTS_REMEMBERED_MAX = 2000;
const EVENTS_REMEMBERED_MAX = 500;

/**
 * Everything known of a person, in the form of the latest report, for comparing with the next one: a page that disappears from
 * the results for a while and comes back is not news. Pages about somebody else are left out, since they may turn out to be
 * about this person after all.
 */
export function remembered(earlier: ReportDocument | null, latest: ReportDocument): ReportDocument {
  const shown = latest.results.filter(({ verdict }) => verdict !== 'other');
  const results = [...shown, ...(earlier?.results ?? [])];
  const events = [...latest.brief.whyNow, ...(earlier?.brief.whyNow ?? [])];
  return {
    ...latest,
    results: uniqueBy(results, ({ url }) => canonicalUrl(url)).slice(0, RESULTS_REMEMBERED_MAX),
    brief: {
      ...latest.brief,
      whyNow: uniqueBy(events, ({ text, quote, url }) => `${text}\n${quote}\n${url}`).slice(
        0,
        EVENTS_REMEMBERED_MAX,
      ),
    },
  };
}

/** The first item of each key. */
function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}
