/** What the package offers to programs (`legwork/engine`). Every name is in docs/engine.md; adding one is a promise. */
export { createFirecrawl } from './services/firecrawl/client.ts';
export { createScraperApi } from './services/scraper-api/client.ts';
export { createSerpApi } from './services/serp-api/client.ts';
export { secretOf } from './model/secret.ts';
export { research } from './run/research.ts';
export { readMore } from './run/read-more.ts';
export { judgeDocuments } from './judge/judge-documents.ts';
export { reasonText } from './messages/reasons.ts';
export { briefFor } from './report/brief/brief-for.ts';
export { reportDocumentOf } from './report/report-document-of.ts';
export { reportMarkdown } from './export/report-markdown.ts';
export type { Prospect } from './model/prospect.ts';
export type { PageDocument, Judgement } from './model/judgement.ts';
export type { ResearchEvent } from './model/research-event.ts';
export type { ReportDocument } from './model/report-document.ts';
