/** The texts of the prospect form and of what stands around it before the first run. */
export const formTexts = {
  prospect: {
    title: 'Prospect',
    namePlaceholder: 'Jane Doe',
    companyPlaceholder: 'Acme Bank',
    positionPlaceholder: 'Chief Information Security Officer',
    companyUrlPlaceholder: 'acme-bank.com',
    linkedinUrlPlaceholder: 'linkedin.com/in/jane-doe',
    notesPlaceholder: 'Former employers, topics, anything that sets them apart',
    submit: 'Start AI Research',
    running: 'AI Research in Progress...',
    shortcut: 'Ctrl or ⌘ + Enter',
    missingTitle: 'Missing Information',
    missing: "Please provide at least the prospect's name and company",
    nameMissing: 'Please enter a name.',
    companyMissing: 'Please enter a company.',
    tooLong: (charactersMax: number): string =>
      `Please shorten this to at most ${charactersMax} characters.`,
  },
  fields: {
    name: 'Full Name',
    company: 'Company',
    position: 'Position/Title',
    companyUrl: 'Company Website',
    linkedinUrl: 'LinkedIn Profile',
    notes: 'Research Notes',
  },
  pasteHint: 'Or paste an email signature, a profile link or “Jane Doe, CISO at Acme”.',
  filled: (fields: readonly string[]): string => `Filled ${fields.join(', ')}.`,
  undo: 'Undo',
  undone: 'Undone. The form has been restored.',
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
    text: 'What you type is kept. You can start research again once this device is back online.',
  },
  firstSteps: {
    title: 'No research yet',
    lead: 'Three steps to a report:',
    steps: [
      'Connect Firecrawl and ScraperAPI with your API keys.',
      'Enter the name and company of the person you want to contact.',
      'Start the research. Results appear here as they are found.',
    ],
    keysLead: 'Get a key:',
    keys: [
      { name: 'Firecrawl', href: 'https://www.firecrawl.dev' },
      { name: 'ScraperAPI', href: 'https://www.scraperapi.com' },
      { name: 'SerpApi', href: 'https://serpapi.com' },
    ],
    newTab: (name: string): string => `${name} (new tab)`,
    demo: 'Just looking around? This command starts Legwork with simulated services and keys for them:',
    demoCommand: 'npm run demo',
  },
} as const;
