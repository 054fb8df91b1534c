import type { ContentType, ResearchResult } from '#engine';

/** The tabs of the report (§2). */
export type ReportTab = 'all' | ContentType;

/** The tabs in their order. */
export const REPORT_TABS: readonly ReportTab[] = ['all', 'news', 'article', 'podcast', 'video'];

/** A report sorted out for the screen: what may be this person, and who stands apart (design decision 1). */
export type ReportView = {
  readonly insights: readonly ResearchResult[];
  readonly others: readonly ResearchResult[];
};

/** Sets namesakes apart; the order within each group stays. */
export function reportViewOf(results: readonly ResearchResult[]): ReportView {
  return {
    insights: results.filter(({ verdict }) => verdict !== 'other'),
    others: results.filter(({ verdict }) => verdict === 'other'),
  };
}

/** What a tab shows. */
export function itemsOf(
  tab: ReportTab,
  insights: readonly ResearchResult[],
): readonly ResearchResult[] {
  return tab === 'all' ? insights : insights.filter(({ type }) => type === tab);
}
