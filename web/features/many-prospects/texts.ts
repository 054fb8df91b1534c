const NUMBER = new Intl.NumberFormat('en');

const many = (count: number, one: string, more: string): string =>
  `${NUMBER.format(count)} ${count === 1 ? one : more}`;

/** The texts of the screen for lists of prospects. */
export const manyTexts = {
  title: 'Many prospects',
  lead: 'Paste or choose a list. Legwork researches one person after the other and keeps every report.',
  loading: 'Loading...',

  input: {
    title: 'The list',
    paste: 'Rows of the list',
    placeholder: 'Name, Company, Title\nJane Doe, Acme Bank, CISO',
    hint: 'Copy from a spreadsheet, or drop a CSV or TSV file here. A first row with column names is read in any order.',
    choose: 'Choose a file',
    reading: 'Reading the list...',
    failed: 'This file could not be read.',
  },

  preview: {
    title: 'What was read',
    found: (count: number): string => many(count, 'prospect', 'prospects'),
    problems: (count: number): string => many(count, 'row is left out', 'rows are left out'),
    problemsLabel: 'Rows that are left out',
    table: 'Prospects of the list',
    row: 'Row',
    name: 'Name',
    company: 'Company',
    position: 'Position/Title',
    more: (count: number): string => `and ${NUMBER.format(count)} more`,
    none: 'There is nobody to research in this list.',
    cost: (scraperApi: number, firecrawl: number): string =>
      `Costs up to ${NUMBER.format(scraperApi)} ScraperAPI credits and ${NUMBER.format(firecrawl)} Firecrawl credits. What was read in the last days is reused.`,
    limit: 'Stop at this many credits',
    limitHint: (count: number): string =>
      `Empty for no limit. All services count together; one prospect usually takes up to ${count}.`,
    limitInvalid: 'Please enter a whole number of at least 1, or nothing.',
    start: (count: number): string => `Research ${many(count, 'prospect', 'prospects')}`,
  },

  queue: {
    title: 'Research of the list',
    progress: 'Prospects researched',
    done: (done: number, all: number): string =>
      `${NUMBER.format(done)} of ${NUMBER.format(all)} prospects researched`,
    spent: (credits: number): string => `${many(credits, 'credit', 'credits')} spent`,
    spentOf: (credits: number, max: number): string =>
      `${NUMBER.format(credits)} of ${many(max, 'credit', 'credits')} spent`,
    status: { running: 'Running', paused: 'Paused', stopped: 'Stopped', finished: 'Finished' },
    reasons: {
      user: 'Paused. Continue whenever you like: what was asked is not paid again.',
      offline: 'You are offline. The list goes on by itself when the connection is back.',
      budget: 'The next prospect would take the list beyond its credits. Raise the limit to go on.',
      elsewhere: 'This list is worked on in another tab.',
      interrupted:
        'The list was interrupted. Continue where it stopped: what was asked is not paid again.',
      service: 'A service refused, and would refuse every other row too:',
    },
    now: (name: string, company: string): string => `Researching ${name}, ${company}`,
    pause: 'Pause',
    resume: 'Continue',
    stop: 'Stop',
    discard: 'New list',
    table: 'Rows of the list',
    outcome: 'Outcome',
    report: 'Report',
    credits: 'Credits',
    rows: {
      waiting: 'Waiting',
      running: 'Under way',
      done: 'Done',
      failed: 'Failed',
      'left out': 'Left out',
    },
    insights: (count: number): string =>
      count === 0 ? 'Nothing found' : many(count, 'insight', 'insights'),
    open: 'Open report',
    openOf: (name: string): string => `Open the report on ${name}`,
    unsaved: 'Waits to be saved',
    showMore: 'Show more rows',
  },
} as const;
