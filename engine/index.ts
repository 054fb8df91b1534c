/** What the other parts of Legwork use of the engine (`#engine`). What the package offers to others is in public.ts. */
export type { Prospect } from './model/prospect.ts';
export type {
  ContentType,
  DateOrigin,
  Judgement,
  PageDocument,
  PublicationDate,
  Verdict,
} from './model/judgement.ts';
export type { Reason } from './model/reason.ts';
export { eventKindLabel } from './messages/event-kinds.ts';
export { aboutnessText, reasonText } from './messages/reasons.ts';
export { toBeConfirmedText } from './messages/unconfirmed.ts';
export { isCommonName } from './judge/common-name.ts';
export { STAGES, wasRead } from './model/research-event.ts';
export type {
  CallPurpose,
  ResearchEvent,
  ResearchReport,
  ResearchResult,
  ServiceCredits,
  Stage,
} from './model/research-event.ts';
export type { FoundLink, RejectedLink } from './model/found-link.ts';
export type { Charge } from './model/charge.ts';
export { DAY_MS, daysBetween, dayAfter } from './model/time.ts';
export {
  CATALOGUES,
  FAILURE_REASONS,
  JOB_BOARDS,
  REGISTERS,
  SERVICE_NAMES,
  ServiceError,
  isAskedBeside,
  isKeyedService,
  isNothingFound,
  isDegrading,
  isSaidOnce,
  type CatalogueName,
  type CompanySourceName,
  type FailureReason,
  type KeyedServiceName,
  type KeylessServiceName,
  type ServiceFailure,
  type ServiceName,
} from './model/service-failure.ts';
export type {
  Catalogue,
  Credits,
  KeyCheck,
  KeyedService,
  ScrapedPage,
  Services,
} from './services/service.ts';
export {
  FIRST_FREE_SERVICE,
  serviceAccess,
  servicesForRun,
  servicesInOrder,
} from './services/service-order.ts';
export type { ServiceAccess, ServiceClients } from './services/service-order.ts';
export type { KeylessOptions } from './services/keyless/ask-keyless.ts';
export {
  FIRECRAWL_KEYLESS_URL,
  createFirecrawlKeyless,
} from './services/firecrawl-keyless/client.ts';
export { TAVILY_URL, createTavily } from './services/tavily/client.ts';
export { EXA_URL, createExa } from './services/exa/client.ts';
export { createDnsOverHttps, withFallback } from './services/dns/dns-over-https.ts';
export type { DnsRecordType, DnsResolver } from './services/dns/dns-over-https.ts';
export type { CompanySource } from './company/company-source.ts';
export type { CompanySourceOptions } from './company/company-sources.ts';
export { retryAfterMs } from './services/http/exchange.ts';
export type { RequestGate } from './services/http/request-gate.ts';
export { createCompanySources, createSourceGate } from './company/company-sources.ts';
export { createEdgarBlock } from './services/edgar/edgar.ts';
export { WIKIDATA_URL, createWikidata, type CompanyDirectory } from './services/wikidata/client.ts';
export type { CompanyProfile } from './model/prospect.ts';
export type { AboutCompany, CompanyFact } from './model/company-fact.ts';
export { aboutCompanySchema } from './model/company-fact.ts';
export {
  COMPANY_FACTS_FIRST,
  aboutCompanyTitle,
  companyCertaintyText,
  companyDomainText,
  companyFactDay,
  companyFactOrigin,
} from './messages/company-facts.ts';
export { answerEntryFrom, createPageCache, surplusOf } from './reuse/answer-cache.ts';
export type { AnswerEntry, AnswerEntrySize, AnswerStore, PageCache } from './reuse/answer-cache.ts';
export {
  createCatalogues,
  throughGate,
  type CatalogueOptions,
} from './services/catalogues/catalogues.ts';
export { cachedCatalogues, cachedCompanySources, cachedServices } from './reuse/cached-services.ts';
export type { AnswerCache, RunAnswer, RunAnswers } from './reuse/cached-services.ts';
export { judgeDocuments } from './judge/judge-documents.ts';
export { readMore, type ReadMoreRequest } from './run/read-more.ts';
export { research } from './run/research.ts';
export { USUAL_RUN_CREDITS, USUAL_RUN_CREDITS_TOTAL, usualCallCredits } from './services/prices.ts';
export { sampleResults } from './run/sample-results.ts';
export { canonicalUrl } from './url/canonical-url.ts';
export { createFirecrawl } from './services/firecrawl/client.ts';
export { createScraperApi } from './services/scraper-api/client.ts';
export { createSerpApi } from './services/serp-api/client.ts';
export {
  SERVICE_LABELS,
  companyNamesText,
  explained,
  foundWith,
  plainFailure,
} from './messages/service-messages.ts';
export { SCRAPE_CONCURRENCY_DEFAULT } from './run/read-pages.ts';
export { LINKS_SCRAPED_MAX } from './search/select-links.ts';
export type { BuyingSignal } from './report/sales-signals/find-hits.ts';
export { highlightsOf } from './report/sales-signals/highlights-of.ts';
export type { Highlight, Highlights } from './report/sales-signals/highlights-of.ts';
export { findBuyingSignals } from './report/sales-signals/find-buying-signals.ts';
export type {
  Brief,
  BriefLine,
  Citation,
  Enough,
  EventLine,
  OpenerLine,
  StatedDay,
  WhoLine,
} from './model/brief.ts';
export { BRIEF_PARTS, EMPTY_BRIEF, isBriefWritten } from './model/brief.ts';
export { briefFor, type BriefRequest } from './report/brief/brief-for.ts';
export { provenLines } from './report/brief/proven-lines.ts';
export { dayText, pageDayText } from './messages/day-text.ts';
export { revealed, secretOf, type Secret } from './model/secret.ts';
export { isPublicAddress } from './url/public-address.ts';
export { parseUrl, webAddress } from './url/web-address.ts';
export { CRM_NAMES, CRM_NOTE_OUTCOMES, type CrmName, type CrmNoteOutcome } from './model/crm.ts';
export { CRM_LABELS, CRM_RIGHTS, crmFailureText, noContactText } from './messages/crm-messages.ts';
export { CrmError, type CrmClient, type CrmContact, type CrmContacts } from './services/crm/crm.ts';
export { CRM_CLIENTS, recordedCrmClient } from './services/crm/crm-clients.ts';
export { deleteCrmNotes, saveCrmNote, type SavedNote } from './services/crm/save-note.ts';
export { crmNote, crmPerson, noteMarker } from './export/crm-note.ts';
export { escapedHtml } from './text/html-text.ts';
export { jsonText, parsedJson } from './text/json-text.ts';
export { emailIn } from './text/email-address.ts';
export { givenNameFirst } from './import/given-name-first.ts';
export { prospectFromPage } from './import/pasted-text/prospect-from-page.ts';
export { prospectFromText } from './import/pasted-text/prospect-from-text.ts';
export { CALENDAR_DAYS_MAX, readMeetings } from './import/calendar/read-meetings.ts';
export type {
  Agenda,
  Meeting,
  MeetingChange,
  MeetingList,
  MeetingOptions,
} from './import/calendar/read-meetings.ts';
export { CalendarError } from './import/calendar/read-components.ts';
export { decodeList, ProspectListError } from './import/csv/decode-list.ts';
export { readProspectList } from './import/csv/read-prospect-list.ts';
export type { ListedProspect, ListProblem, ProspectList } from './import/csv/read-prospect-list.ts';
export { creditsSpent, isOver, nextRow, queueReducer } from './lists/queue.ts';
export type { Queue, QueueAction, QueueRow } from './lists/queue.ts';
export { RowError, runQueue } from './lists/run-queue.ts';
export type { QueueWork } from './lists/run-queue.ts';
export type { ReportDocument, SavedResult } from './model/report-document.ts';
export {
  reportDocumentFrom,
  reportDocumentSchema,
  savedResultSchema,
} from './model/report-document.ts';
export { joinedReport } from './report/joined-report.ts';
export { reportDocumentOf, type FinishedReport } from './report/report-document-of.ts';
export { capitalized } from './text/words.ts';
export { EMPTY_PROSPECT, prospectKey, prospectSchema } from './model/prospect.ts';
export { remembered } from './report/remembered.ts';
export { newSince, type NewSince } from './report/new-since.ts';
export {
  exportFileName,
  exportedResults,
  exportedUnread,
  researchDayText,
} from './export/export-facts.ts';
export { briefSections, type BriefSection } from './export/brief-sections.ts';
export { listSummaryCsv, summaryWithout } from './export/list-summary-csv.ts';
export { hubspotCsv, salesforceCsv } from './export/crm-csv.ts';
export { mailDraft } from './export/mail-draft.ts';
export { dayMarkdown, meetingMarkdown, meetingTitle } from './export/day-markdown.ts';
export type { ReportsByPerson } from './export/day-markdown.ts';
export * from './export/meeting-changes.ts';
export { quotedCsv } from './export/csv-text.ts';
export { reportCsv } from './export/report-csv.ts';
export {
  markdownLink,
  markdownText,
  reportJson,
  reportMarkdown,
} from './export/report-markdown.ts';
export type { Mark, MarkedPage, Marks } from './report/feedback/associations.ts';
export { FACT_KINDS } from './model/judgement.ts';
export { withMarks } from './report/feedback/with-marks.ts';
export {
  briefInOrder,
  changedDraft,
  DRAFT_TEXTS,
  draftSentenceText,
  draftText,
  hasUnsourced,
  isCopied,
  isHeldBack,
  lacksQuote,
  lineNumber,
  linesUsed,
  MAIL_TONES,
  quotedLine,
  draftSentences,
  withSentences,
  type Draft,
  type DraftLine,
  type DraftPart,
  type DraftSentence,
  type DraftTextName,
  type MailTone,
  type SentenceChoice,
} from './model/draft.ts';
export { draftLines } from './draft/draft-request.ts';
export { editedSentence } from './draft/mark-sentence.ts';
export { createModelClient, ModelError } from './draft/model-client.ts';
export type { ModelClient, ModelErrorReason } from './draft/model-client.ts';
export { writeDraft } from './draft/write-draft.ts';
export { answeredText, answerLead } from './messages/brief-lines.ts';
export { DRAFT_TITLES, draftOrigin, draftRemark } from './messages/draft-messages.ts';
export { inQuotationMarks, quoteAsRead } from './text/blocks.ts';
export { cleanText, clippedText, normalizeText, oneLine, singleSpaced } from './text/normalize.ts';
