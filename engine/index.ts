/** The engine's only public surface (`#engine`). */
export { fallbackQueryFor, queriesFor } from './prospect.ts';
export type { Prospect } from './prospect.ts';
export type {
  ContentType,
  DateOrigin,
  Judgement,
  PageDocument,
  PublicationDate,
  Reason,
  Verdict,
} from './document.ts';
export { STAGES } from './research-event.ts';
export type {
  CallPurpose,
  FoundLink,
  RejectedLink,
  ResearchEvent,
  ResearchReport,
  ResearchResult,
  ServiceCredits,
  Stage,
} from './research-event.ts';
export { FREE } from './services/bill.ts';
export type { Bill, Charge, Reuse } from './services/bill.ts';
export { FAILURE_REASONS, ServiceError } from './services/service-error.ts';
export type { FailureReason, ServiceFailure, ServiceName } from './services/service-error.ts';
export type {
  Credits,
  KeyCheck,
  ScrapedPage,
  ScrapeService,
  SearchService,
  ServiceOptions,
  Services,
} from './services/service.ts';
export { judgeDocuments } from './judge/judge-documents.ts';
export type { JudgeRequest } from './judge/judge-documents.ts';
export { research } from './run/research.ts';
export type { ResearchRequest } from './run/research.ts';
export { USUAL_RUN_CREDITS } from './run/usual-credits.ts';
export { usualCallCredits } from './run/usual-call-credits.ts';
export { sampleResults } from './run/sample-results.ts';
export { canonicalUrl } from './links/canonical-url.ts';
export { createFirecrawl } from './services/firecrawl.ts';
export { createScraperApi } from './services/scraper-api.ts';
export { createSerpApi } from './services/serp-api.ts';
export { SERVICE_LABELS, explained } from './services/messages.ts';
export { waitByTimer } from './wait.ts';
export type { Wait } from './wait.ts';
export {
  LINKS_COLLECTED_MAX,
  LINKS_SCRAPED_MAX,
  SCRAPE_CONCURRENCY_DEFAULT,
  SNIPPET_CHARACTERS_MAX,
} from './limits.ts';
export type { EntryGroup, TaxonomyEntry } from './taxonomy/taxonomy-entry.ts';
export { TAXONOMY } from './taxonomy/taxonomy.ts';
export type { Evidence, Signal, SignalSubject } from './signals/signal.ts';
export { highlightsOf } from './signals/highlights-of.ts';
export type { Highlight, Highlights } from './signals/highlights-of.ts';
export { signalsOf } from './signals/signals-of.ts';
export type { SignalRequest } from './signals/signals-of.ts';
export type { Brief, BriefLine, WhoLine, WhoStanding } from './brief/brief.ts';
export { briefFor } from './brief/brief-for.ts';
export { evidenceWriter, writeBrief } from './brief/brief-writer.ts';
export type { BriefRequest, BriefWriter } from './brief/brief-writer.ts';
export type { CheckedBrief } from './brief/checked-brief.ts';
export { provenLines } from './brief/proven-lines.ts';
export type {
  CheckedLines,
  CitedPage,
  UnprovenLine,
  UnprovenReason,
} from './brief/proven-lines.ts';
export { dayText } from './brief/day-text.ts';
export { textFragmentUrl } from './brief/text-fragment.ts';
export { revealed, secretOf } from './secret.ts';
export type { Secret } from './secret.ts';
export { webAddress } from './links/web-address.ts';
export { prospectKey } from './prospect-key.ts';
export { prospectFromText } from './intake/prospect-from-text.ts';
export { ProspectListError } from './prospect-list/prospect-list-error.ts';
export { readProspectList } from './prospect-list/read-prospect-list.ts';
export type {
  ListedProspect,
  ListProblem,
  ProspectList,
} from './prospect-list/read-prospect-list.ts';
export type { ReportDocument, SavedResult } from './report-document.ts';
export { reportDocumentOf } from './report-document-of.ts';
export type { FinishedReport } from './report-document-of.ts';
export { prospectSchema } from './prospect-schema.ts';
export { reportDocumentFrom, savedResultSchema } from './report-document-from.ts';
export { newSince } from './library/new-since.ts';
export type { NewSince } from './library/new-since.ts';
export { exportFileName } from './exports/export-file-name.ts';
export { hubspotCsv, salesforceCsv } from './exports/crm-csv.ts';
export { mailDraft } from './exports/mail-draft.ts';
export type { MailDraft } from './exports/mail-draft.ts';
export { reportCsv } from './exports/report-csv.ts';
export { reportJson } from './exports/report-json.ts';
export { reportMarkdown } from './exports/report-markdown.ts';
export type { Mark, Marks } from './feedback/mark.ts';
export { traitsOf as readForMarks } from './feedback/traits.ts';
export { withMarks } from './feedback/with-marks.ts';
export { foldText } from './judge/text/fold.ts';
