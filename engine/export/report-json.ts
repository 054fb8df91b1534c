import type { ReportDocument } from '../model/report-document.ts';

/** A report as JSON, which `reportDocumentFrom` reads again. */
export function reportJson(document: ReportDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
