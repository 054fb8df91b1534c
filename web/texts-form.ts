/** The texts around the prospect form: smart paste, hints, recent prospects, being offline, notifications. */
export const formTexts = {
  pasteHint: 'Or paste a signature, a profile address or “Jane Doe, CISO at Acme”.',
  fields: {
    name: 'Full Name',
    company: 'Company',
    position: 'Position/Title',
    companyUrl: 'Company Website',
    linkedinUrl: 'LinkedIn Profile',
    notes: 'Research Notes',
  },
  filled: (fields: readonly string[]): string => `Filled ${fields.join(', ')}.`,
  undo: 'Undo',
  undone: 'Undone. The form is as it was.',

  hints: {
    companyUrl: 'This does not look like a web address, such as acme-bank.com.',
    linkedinUrl: 'A personal profile looks like linkedin.com/in/jane-doe.',
  },

  recent: {
    title: 'Recent prospects',
    fill: (name: string, company: string): string => `Fill in ${name}, ${company}`,
    remove: (name: string, company: string): string => `Remove ${name}, ${company} from the list`,
  },

  offline: {
    title: 'You are offline',
    text: 'What you type is kept. Research can start again as soon as this device is connected.',
  },

  notification: {
    label: 'Notify me when a run ends in the background',
    denied:
      'This browser blocks notifications for this site. Allow them in the site settings beside the address, then switch this on again.',
    done: 'Research finished',
    other: 'Research ended',
  },

  firstSteps: {
    keysLead: 'Get a key:',
    keys: [
      { name: 'Firecrawl', href: 'https://www.firecrawl.dev' },
      { name: 'ScraperAPI', href: 'https://www.scraperapi.com' },
      { name: 'SerpApi', href: 'https://serpapi.com' },
    ],
    newTab: (name: string): string => `${name} (new tab)`,
    demo: 'Only looking around? This command starts Legwork with practice services and their keys:',
    demoCommand: 'npm run demo',
  },
} as const;
