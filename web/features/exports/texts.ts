/** The texts of the export menu. */
export const exportTexts = {
  menu: 'Export',
  copyMarkdown: 'Copy as Markdown',
  markdown: 'Download Markdown',
  pdf: 'Print or save as PDF',
  csv: 'Download CSV',
  json: 'Download JSON',
  mail: 'Email draft',
  hubspot: 'HubSpot import (CSV)',
  salesforce: 'Salesforce import (CSV)',
  copied: 'Report copied',
  saved: (fileName: string): string => `Saved as ${fileName}`,
  copyRefused: 'Could not copy',
  copyRefusedReason: 'Your browser blocked copying, so the report was downloaded instead.',
  mailCopied: 'Brief copied',
  mailCopiedReason: 'It is too long for a draft. Paste it into a new email.',
  failed: 'Export failed',
  failedReason: 'Nothing was saved. Please try again.',
  dayUnknown:
    'This report was saved before dates were recorded. Run the research again to export it.',
} as const;
