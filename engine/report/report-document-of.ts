import { reasonText } from '../messages/reasons.ts';
import type { Brief } from '../model/brief.ts';
import type { AboutCompany } from '../model/company-fact.ts';
import type { Prospect } from '../model/prospect.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import type { ResearchResult } from '../model/research-event.ts';
import type { ServiceName } from '../model/service-failure.ts';
import type { Highlights } from './sales-signals/highlights-of.ts';

/** What a report is made of when its run is over. */
export type FinishedReport = {
  readonly prospect: Prospect;
  /** The moment of the research. */
  readonly researchedAt: Date;
  readonly foundBy: ServiceName | null;
  readonly results: readonly ResearchResult[];
  readonly unread: readonly ResearchResult[];
  readonly brief: Brief;
  /** None when left out, or when it knows nothing. */
  readonly aboutCompany?: AboutCompany | null | undefined;
  /** Why each page matters, by result id. */
  readonly highlights?: Highlights | undefined;
};

/** The report as it is saved and exported: samples and the pages' own texts are left out. Throws on an invalid date. */
export function reportDocumentOf(report: FinishedReport): ReportDocument {
  const { prospect, researchedAt, foundBy, results, unread, brief, aboutCompany, highlights } =
    report;
  return {
    version: 1,
    prospect,
    researchedAt: researchedAt.toISOString(),
    foundBy,
    results: results
      .filter(({ isSample }) => !isSample)
      .map((result) => withHighlights(withoutPage(result), highlights)),
    unread: unread.map(withoutPage),
    brief,
    aboutCompany: aboutCompany?.facts.length ? aboutCompany : null,
  };
}

/** The result without the page's text. Its reasons get their sentences, which exports and older versions of Legwork show as they are. */
function withoutPage(result: ResearchResult): SavedResult {
  const { content: _page, isSample: _never, origin: _origin, ...saved } = result;
  const reasons = saved.reasons.map((reason) => ({ ...reason, text: reasonText(reason) }));
  return { ...saved, reasons };
}

function withHighlights(result: SavedResult, highlights: Highlights | undefined): SavedResult {
  const found = highlights?.get(result.id);
  return found === undefined ? result : { ...result, highlights: found };
}
