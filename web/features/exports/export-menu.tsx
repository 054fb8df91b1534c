import { Braces, ClipboardCopy, Contact, FileText, Mail, Printer, Sheet } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ReportDocument } from '#engine';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { copyReport, draftMail, saveReport } from './export-actions.ts';
import { exportTexts } from './texts.ts';

/**
 * The ways to export a report; `null` while there is none yet. The document is built only when it
 * is exported, since that goes through every result.
 */
export function ExportMenu(props: {
  readonly report: (() => ReportDocument) | null;
}): ReactElement {
  const { report } = props;
  return (
    <Menu
      label={exportTexts.menu}
      isDisabled={report === null}
      groups={report === null ? [] : groupsFor(report)}
    />
  );
}

function groupsFor(report: () => ReportDocument): readonly (readonly MenuItem[])[] {
  const icon = 'size-4';
  return [
    [
      {
        label: exportTexts.copyMarkdown,
        icon: <ClipboardCopy className={icon} />,
        onSelect: () => void copyReport(report()),
      },
      {
        label: exportTexts.mail,
        icon: <Mail className={icon} />,
        onSelect: () => void draftMail(report()),
      },
      { label: exportTexts.pdf, icon: <Printer className={icon} />, onSelect: printPage },
    ],
    [
      {
        label: exportTexts.markdown,
        icon: <FileText className={icon} />,
        onSelect: () => saveReport(report(), 'markdown'),
      },
      {
        label: exportTexts.csv,
        icon: <Sheet className={icon} />,
        onSelect: () => saveReport(report(), 'csv'),
      },
      {
        label: exportTexts.json,
        icon: <Braces className={icon} />,
        onSelect: () => saveReport(report(), 'json'),
      },
    ],
    [
      {
        label: exportTexts.hubspot,
        icon: <Contact className={icon} />,
        onSelect: () => saveReport(report(), 'hubspot'),
      },
      {
        label: exportTexts.salesforce,
        icon: <Contact className={icon} />,
        onSelect: () => saveReport(report(), 'salesforce'),
      },
    ],
  ];
}

/** Printing blocks the page, so the menu gets time to close first. */
function printPage(): void {
  setTimeout(() => globalThis.print());
}
