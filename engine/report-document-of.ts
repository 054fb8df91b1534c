import type { Brief } from './brief/brief.ts';
import type { Prospect } from './prospect.ts';
import type { ReportDocument, SavedResult } from './report-document.ts';
import type { ResearchResult } from './research-event.ts';
import type { ServiceName } from './services/service-error.ts';

/** What a report is made of when its run is over. */
export type FinishedReport = {
  readonly prospect: Prospect;
  /** The moment of the research. */
  readonly researchedAt: Date;
  readonly foundBy: ServiceName | null;
  readonly results: readonly ResearchResult[];
  readonly brief: Brief;
};

/** The report as it is saved and exported: samples and the pages' own texts stay behind. Throws on an invalid date. */
export function reportDocumentOf(report: FinishedReport): ReportDocument {
  const { prospect, researchedAt, foundBy, results, brief } = report;
  return {
    version: 1,
    prospect,
    researchedAt: researchedAt.toISOString(),
    foundBy,
    results: results.filter(({ isSample }) => !isSample).map(withoutPage),
    brief,
  };
}

function withoutPage({ content: _page, isSample: _never, ...saved }: ResearchResult): SavedResult {
  return saved;
}
