import type { ReportDocument } from '../model/report-document.ts';
import { canonicalUrl } from '../url/canonical-url.ts';

/** Pages and events beyond these are too old to be found again. */
const RESULTS_REMEMBERED_MAX = 2000;
const EVENTS_REMEMBERED_MAX = 500;

/**
 * Everything known of a person, in the form of the latest report: a page that disappears from the results for a while and
 * comes back is not news. Pages about somebody else are left out, since they may turn out to be about this person after all.
 */
export function remembered(earlier: ReportDocument | null, latest: ReportDocument): ReportDocument {
  const shown = latest.results.filter(({ verdict }) => verdict !== 'other');
  const results = [...shown, ...(earlier?.results ?? [])];
  const events = [...latest.brief.whyNow, ...(earlier?.brief.whyNow ?? [])];
  return {
    ...latest,
    results: firstOf(results, ({ url }) => canonicalUrl(url)).slice(0, RESULTS_REMEMBERED_MAX),
    brief: {
      ...latest.brief,
      whyNow: firstOf(events, ({ text, quote, url }) => `${text}\n${quote}\n${url}`).slice(
        0,
        EVENTS_REMEMBERED_MAX,
      ),
    },
  };
}

function firstOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const first = new Map(items.toReversed().map((item) => [nameOf(item), item]));
  return items.filter((item) => first.get(nameOf(item)) === item);
}
