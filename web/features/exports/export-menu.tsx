import {
  Braces,
  ClipboardCopy,
  Contact,
  FileText,
  Mail,
  Printer,
  Sheet,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import {
  type ReportDocument,
  exportFileName,
  hubspotCsv,
  mailDraft,
  reportCsv,
  reportJson,
  reportMarkdown,
  salesforceCsv,
} from '#engine';
import { copyText } from '../../ui/copy-text.ts';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { followLink, saveFile } from '../../ui/save-file.ts';
import { exportTexts } from './texts.ts';

type ExportFormat = 'markdown' | 'csv' | 'json' | 'hubspot' | 'salesforce';

type Format = {
  readonly write: (document: ReportDocument) => string;
  readonly mediaType: string;
  readonly ending: string;
  readonly icon: LucideIcon;
};

const FORMATS: Readonly<Record<ExportFormat, Format>> = {
  markdown: { write: reportMarkdown, mediaType: 'text/markdown', ending: 'md', icon: FileText },
  csv: { write: reportCsv, mediaType: 'text/csv', ending: 'csv', icon: Sheet },
  json: { write: reportJson, mediaType: 'application/json', ending: 'json', icon: Braces },
  hubspot: { write: hubspotCsv, mediaType: 'text/csv', ending: 'hubspot.csv', icon: Contact },
  salesforce: {
    write: salesforceCsv,
    mediaType: 'text/csv',
    ending: 'salesforce.csv',
    icon: Contact,
  },
};

/** The ways to export a report, which is built only then; `null` while there is none yet. */
export function ExportMenu(props: {
  readonly report: (() => ReportDocument) | null;
  readonly first?: MenuItem | null;
}): ReactElement {
  const { report, first = null } = props;
  const groups = report === null ? [] : groupsFor(report);
  return (
    <Menu
      label={exportTexts.menu}
      isDisabled={report === null}
      groups={first === null ? groups : [[first], ...groups]}
    />
  );
}

function groupsFor(report: () => ReportDocument): readonly (readonly MenuItem[])[] {
  const file = (format: ExportFormat): MenuItem => ({
    label: exportTexts[format],
    icon: FORMATS[format].icon,
    onSelect: () => saveReportFile(report(), format),
  });
  return [
    [
      {
        label: exportTexts.copyMarkdown,
        icon: ClipboardCopy,
        onSelect: () => void copyReport(report()),
      },
      { label: exportTexts.mail, icon: Mail, onSelect: () => void draftMail(report()) },
      { label: exportTexts.pdf, icon: Printer, onSelect: printPage },
    ],
    [file('markdown'), file('csv'), file('json')],
    [file('hubspot'), file('salesforce')],
  ];
}

/** Printing blocks the page, so the menu gets time to close first. */
function printPage(): void {
  setTimeout(() => globalThis.print());
}

function saveReportFile(report: ReportDocument, format: ExportFormat): void {
  withErrorToast(() => {
    showToast({ title: exportTexts.saved(savedAs(report, format)), tone: 'success' });
  });
}

/** Copies the report; a browser that refuses gets a file instead, so that nothing is lost. */
async function copyReport(report: ReportDocument): Promise<void> {
  if (await copyText(reportMarkdown(report))) return showToast({ title: exportTexts.copied });
  withErrorToast(() => {
    savedAs(report, 'markdown');
    showToast({ title: exportTexts.copyRefused, description: exportTexts.copyRefusedReason });
  });
}

/** Opens a draft in the user's mail program; what is too long for one is copied, and failing that saved. */
async function draftMail(report: ReportDocument): Promise<void> {
  const { address, body } = mailDraft(report);
  if (address !== null) return withErrorToast(() => followLink(address));
  if (!(await copyText(body))) return copyReport(report);
  showToast({ title: exportTexts.mailCopied, description: exportTexts.mailCopiedReason });
}

function savedAs(report: ReportDocument, format: ExportFormat): string {
  const { write, mediaType, ending } = FORMATS[format];
  const fileName = exportFileName(report, ending);
  saveFile(fileName, mediaType, write(report));
  return fileName;
}

function withErrorToast(action: () => void): void {
  try {
    action();
  } catch {
    showToast({
      title: exportTexts.failed,
      description: exportTexts.failedReason,
      tone: 'destructive',
    });
  }
}
