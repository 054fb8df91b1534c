/** The texts of the prospect form, the run and the report (§2, §4, §5, §8). */
export const researchTexts = {
  form: {
    title: 'Prospect',
    name: 'Full Name',
    company: 'Company',
    position: 'Position/Title',
    companyUrl: 'Company Website',
    linkedinUrl: 'LinkedIn Profile',
    notes: 'Research Notes',
    namePlaceholder: 'Jane Doe',
    companyPlaceholder: 'Acme Bank',
    positionPlaceholder: 'Chief Information Security Officer',
    companyUrlPlaceholder: 'acme-bank.com',
    linkedinUrlPlaceholder: 'linkedin.com/in/jane-doe',
    notesPlaceholder: 'Former employers, topics, anything that tells them apart',
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

  run: {
    titles: {
      running: 'Research in progress',
      done: 'Research finished',
      cancelled: 'Research cancelled',
      broken: 'Research interrupted',
      interrupted: 'Research interrupted',
      sampled: 'Research finished',
    },
    about: (name: string, company: string): string => `${name}, ${company}`,
    cancel: 'Cancel research',
    resume: 'Continue research',
    discard: 'Discard',
    progress: 'Research progress',
    percent: (percent: number): string => `${percent}%`,
    summary: (searches: number, pages: number, seconds: string): string =>
      `${searches} searches, ${pages} pages, ${seconds} s`,
    waiting: (service: string, why: string, seconds: number): string =>
      `${service} ${why}. Trying again in ${seconds} s.`,
  },

  toasts: {
    completed: 'Search Completed',
    sampleData: 'Using sample data - please check your API keys',
    broken: 'Research Error',
    brokenReason: 'Failed to complete research. Using sample data.',
    brokenKept: 'Failed to complete research. Showing what was found until then.',
    offline: 'You are offline',
    offlineReason: 'Nothing was asked, and nothing is lost. Connect this device, then start again.',
    complete: 'Research Complete!',
    found: (count: number, services: string): string =>
      `Found ${count} real insights using ${services}`,
    and: ' and ',
  },

  empty: {
    title: 'No research yet',
    lead: 'Three steps to a report:',
    steps: [
      'Connect Firecrawl and ScraperAPI with your API keys.',
      'Enter the name and company of the person you want to contact.',
      'Start the research. Results appear here as they are found.',
    ],
  },
} as const;

/** The texts of the report and its cards. */
export const reportTexts = {
  title: 'Intelligence Report',
  insights: (count: number): string => (count === 1 ? '1 insight' : `${count} insights`),
  samples: (count: number): string => `${count} samples`,
  about: (name: string, company: string): string => `About ${name}, ${company}`,
  tabs: { all: 'All', news: 'News', article: 'Articles', podcast: 'Podcasts', video: 'Videos' },
  tabsLabel: 'Kinds of items',
  emptyTab: 'Nothing of this kind was found.',
  emptyWhileRunning: 'Nothing found yet.',
  noneConfirmed: 'Nothing here could be tied to this person.',

  separator: '·',
  dateUnknown: 'Date unknown',
  dateFound: (origin: string): string => origin,
  relevance: (percent: number): string => `${percent}% relevance`,
  why: (percent: number): string => `Why ${percent}%`,
  possible: 'Possible match',
  sample: 'Sample',
  view: 'View Content',
  viewOf: (title: string, host: string): string => `View Content: ${title} (${host}, new tab)`,
  noLink: 'No safe link',
  minutes: (minutes: number): string => `${minutes} min read`,
  reasonFor: 'For',
  reasonAgainst: 'Against',
  cardFailed: 'This item could not be shown.',

  others: 'Possibly someone else',
  othersLead: 'These pages name the person, but the evidence points to a namesake.',

  cancelled: 'The research was cancelled. This is what had been found until then.',
  cancelledEmpty: 'The research was cancelled before anything was found.',
  interrupted:
    'The page was loaded again while the research was under way. Continue it, and what is already answered is not paid for again.',
  broken: 'The research broke off. This is what had been found until then.',
  sampleTitle: 'These are samples, not research',
  sampleReason:
    'Nothing real could be found, so four made-up items show what a report looks like. They are never saved or counted.',
  failuresTitle: 'Some services had trouble',
  rejectedTitle: (count: number): string =>
    count === 1 ? '1 address was left out' : `${count} addresses were left out`,
} as const;
