/** The texts of the screens themselves; those of what they show are in its feature. */
export const pageTexts = {
  dashboard: {
    back: 'Back to Dashboard',
    tabTitles: {
      idle: 'Prospect Research',
      running: 'Researching...',
      done: 'Report ready',
      cancelled: 'Research cancelled',
      broken: 'Research interrupted',
      interrupted: 'Research interrupted',
      sampled: 'Sample report',
    },
    /** Also the name of the file that the report is printed to. */
    reportTitle: (name: string, company: string): string =>
      [name, company, 'Legwork report'].filter((part) => part !== '').join(' – '),
  },
  settings: {
    title: 'API Settings',
    lead: 'Connect the three services that Legwork uses to search and read the web.',
    privacyTitle: 'Your keys stay with you',
    privacy:
      "API keys are stored in your browser's local storage and are not sent to our servers. Each key is sent only to its own service: to check it, and during research. Other accounts on this browser can't see it.",
  },
} as const;
