import { useDeferredValue, useMemo } from 'react';
import type { Highlights } from '#engine';
import { highlightWords } from './card/highlight-words.ts';
import { itemsOf, reportViewOf, type ReportItem, type ReportView } from './report-view.ts';
import type { Report, ReportResult } from './report.ts';
import { fitting, sorted, type ReportFilter } from './tools/report-filter.ts';
import { useReportAddress, type ReportAddress } from './tools/use-report-address.ts';

const NO_HIGHLIGHTS: Highlights = new Map();

/** What the report shows now: its view, the open tab and filters, and the items that they leave. */
export type ShownItems = ReportAddress & {
  readonly view: ReportView;
  /** Items of the open tab, before any filter and after it. */
  readonly inTab: readonly ReportItem[];
  readonly shown: readonly ReportItem[];
  readonly others: readonly ReportItem[];
};

type ItemSource = {
  readonly report: Report;
  /** Why each page matters; absent for a saved report, whose results say so themselves. */
  readonly highlights?: Highlights | undefined;
  readonly judged?: readonly ReportResult[] | undefined;
};

/** The items that the open tab and the filters show. */
export function useShownItems(source: ItemSource): ShownItems {
  const view = useReportView(source);
  const address = useReportAddress();
  // A pressed tab and typed text show at once; the list follows.
  const settled = useDeferredValue(address.filter);
  const shownTab = useDeferredValue(address.tab);
  const insights = useSorted(view.insights, settled);
  const inTab = useMemo(() => itemsOf(shownTab, insights), [shownTab, insights]);
  const shown = useFitting(inTab, settled);
  const others = useFitting(useSorted(view.others, settled), settled);
  return { ...address, view, inTab, shown, others };
}

function useReportView({ report, highlights = NO_HIGHLIGHTS, judged }: ItemSource): ReportView {
  const results = judged ?? report.results;
  // A saved report has its own; of a run they are read from the pages.
  const lines = useMemo(() => {
    const saved = results.flatMap(({ id, highlights: own }) => (own ? [[id, own] as const] : []));
    return new Map([...saved, ...highlights].map(([id, found]) => [id, highlightWords(found)]));
  }, [results, highlights]);
  return useMemo(() => reportViewOf(results, lines), [results, lines]);
}

function useSorted(items: readonly ReportItem[], { sort }: ReportFilter): readonly ReportItem[] {
  return useMemo(() => sorted(items, sort, resultOfItem), [items, sort]);
}

function useFitting(items: readonly ReportItem[], filter: ReportFilter): readonly ReportItem[] {
  return useMemo(() => fitting(items, filter, resultOfItem), [items, filter]);
}

/** The result that an item shows. */
export function resultOfItem({ result }: ReportItem): ReportResult {
  return result;
}
