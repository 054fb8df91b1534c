import { canonicalUrl, type ContentType } from '#engine';
import type { ReportResult } from './report.ts';

/** The tabs of the report (§2). */
export type ReportTab = 'all' | ContentType;

/** The tabs in their order. */
export const REPORT_TABS: readonly ReportTab[] = ['all', 'news', 'article', 'podcast', 'video'];

/** An item of the report: the result, and why it matters ('' when nothing is known). */
export type ReportItem = {
  readonly result: ReportResult;
  /** The address its mark is stored under (`canonicalUrl`). */
  readonly address: string;
  readonly highlight: string;
};

/** A report prepared for the screen: items about this person, and namesakes listed apart (docs/decisions/001). */
export type ReportView = {
  readonly insights: readonly ReportItem[];
  readonly others: readonly ReportItem[];
};

/** Joins what is known of each result and sets namesakes apart; the order within each group stays. */
export function reportViewOf(
  results: readonly ReportResult[],
  highlights: ReadonlyMap<string, string>,
): ReportView {
  const items = results.map((result) => ({
    result,
    address: canonicalUrl(result.url),
    highlight: highlights.get(result.id) ?? '',
  }));
  return {
    insights: items.filter(({ result }) => result.verdict !== 'other'),
    others: items.filter(({ result }) => result.verdict === 'other'),
  };
}

/** What a tab shows. */
export function itemsOf(tab: ReportTab, insights: readonly ReportItem[]): readonly ReportItem[] {
  return tab === 'all' ? insights : insights.filter(({ result }) => result.type === tab);
}
