import {
  exportFileName,
  hubspotCsv,
  mailDraft,
  reportCsv,
  reportJson,
  reportMarkdown,
  salesforceCsv,
} from '#engine';
import type { ReportDocument } from '#engine';
import { exportTexts } from '../../texts-brief.ts';
import { copyText } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/toast.ts';
import { follow, saveFile } from './save-file.ts';

/** The kinds of file a report can be saved as. */
export type ExportFormat = 'markdown' | 'csv' | 'json' | 'hubspot' | 'salesforce';

type Format = {
  readonly write: (document: ReportDocument) => string;
  readonly mediaType: string;
  readonly ending: string;
};

const FORMATS: Readonly<Record<ExportFormat, Format>> = {
  markdown: { write: reportMarkdown, mediaType: 'text/markdown', ending: 'md' },
  csv: { write: reportCsv, mediaType: 'text/csv', ending: 'csv' },
  json: { write: reportJson, mediaType: 'application/json', ending: 'json' },
  hubspot: { write: hubspotCsv, mediaType: 'text/csv', ending: 'hubspot.csv' },
  salesforce: { write: salesforceCsv, mediaType: 'text/csv', ending: 'salesforce.csv' },
};

/** Saves the report as a file and says under which name, or that it failed. */
export function saveReport(report: ReportDocument, format: ExportFormat): void {
  told(() => {
    showToast({ title: exportTexts.saved(savedAs(report, format)), tone: 'success' });
  });
}

/** Copies the report; a browser that refuses gets a file instead, so that nothing is lost. */
export async function copyReport(report: ReportDocument): Promise<void> {
  if (await copyText(reportMarkdown(report))) return showToast({ title: exportTexts.copied });
  told(() => {
    savedAs(report, 'markdown');
    showToast({ title: exportTexts.copyRefused, description: exportTexts.copyRefusedReason });
  });
}

/** Opens a draft in the user's mail program; what is too long for one is copied, and failing that saved. */
export async function draftMail(report: ReportDocument): Promise<void> {
  const { address, body } = mailDraft(report);
  if (address !== null) return told(() => follow(address));
  if (!(await copyText(body))) return copyReport(report);
  showToast({ title: exportTexts.mailCopied, description: exportTexts.mailCopiedReason });
}

function savedAs(report: ReportDocument, format: ExportFormat): string {
  const { write, mediaType, ending } = FORMATS[format];
  const fileName = exportFileName(report, ending);
  saveFile(fileName, mediaType, write(report));
  return fileName;
}

/** The one place where an export that fails is turned into words. */
function told(act: () => void): void {
  try {
    act();
  } catch {
    showToast({
      title: exportTexts.failed,
      description: exportTexts.failedReason,
      tone: 'destructive',
    });
  }
}
