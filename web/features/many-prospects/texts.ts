import { formatCount, plural } from '../../ui/format.ts';

/** The texts of the screen for lists of prospects. */
export const manyTexts = {
  title: 'Lists',
  lead: 'Paste or choose a list, or your calendar. Legwork researches one person after another and saves every report.',
  loading: 'Loading...',

  input: {
    title: 'New list',
    paste: 'List rows',
    placeholder: 'Name, Company, Title\nJane Doe, Acme Bank, CISO',
    hint: "Copy from a spreadsheet, or drop a CSV or TSV file here. If the first row has column names, the columns can be in any order. A calendar file (.ics) becomes a list of tomorrow's meetings.",
    choose: 'Choose a file',
    sample: 'Download a sample file',
    sampleName: 'legwork-sample-list.csv',
    sampleRows:
      'Name,Company,Title,Website,Email,Notes\r\nJane Doe,Acme Bank,CISO,https://acme-bank.example,jane@acme-bank.example,Met at the risk conference in May\r\n"van der Meer, Femke",Beta Insurance,,,,\r\n',
    reading: 'Reading the list...',
    failed: 'This file could not be read.',
  },

  preview: {
    title: 'Preview',
    toCome:
      'The people in the list appear here, with what their research may cost. Nothing is asked before you start it.',
    found: (count: number): string => plural(count, 'prospect', 'prospects'),
    problems: (count: number): string =>
      plural(count, 'row will be skipped', 'rows will be skipped'),
    doubts: (count: number): string =>
      plural(count, 'row has something unusable', 'rows have something unusable'),
    table: 'Prospects in the list',
    row: 'Row',
    name: 'Name',
    company: 'Company',
    position: 'Position/Title',
    email: 'Email Address',
    more: (count: number): string => `and ${formatCount(count)} more`,
    none: 'There is no one to research in this list.',
    cost: (scraperApi: number, firecrawl: number): string =>
      `Costs up to ${formatCount(scraperApi)} ScraperAPI credits and ${formatCount(firecrawl)} Firecrawl credits. Recently read pages are reused.`,
    free: 'Free services research one prospect after another. The list stops when their budget for today is used up.',
    limit: 'Credit limit',
    limitHint: (count: number): string =>
      `The list pauses before it would use more, counting all services together. A prospect usually uses up to ${count} credits. Leave empty for no limit.`,
    limitInvalid: 'Please enter a whole number of at least 1, or leave the field empty.',
    start: (count: number): string => `Research ${plural(count, 'prospect', 'prospects')}`,
  },

  queue: {
    title: 'List research',
    progress: 'Prospects researched',
    done: (done: number, all: number): string =>
      `${formatCount(done)} of ${plural(all, 'prospect', 'prospects')} researched`,
    spent: (credits: number): string => `${plural(credits, 'credit', 'credits')} spent`,
    spentOf: (credits: number, max: number): string =>
      `${formatCount(credits)} of ${plural(max, 'credit', 'credits')} spent`,
    status: { running: 'Running', paused: 'Paused', stopped: 'Stopped', finished: 'Finished' },
    reasons: {
      user: "Paused. Continue any time. You won't pay twice for completed requests.",
      offline: 'You are offline. The list continues by itself once you are back online.',
      budget:
        "The next prospect would exceed this list's credit limit. Raise the limit to continue.",
      elsewhere: 'This list is running in another tab.',
      interrupted:
        "The list was interrupted. Continue where it stopped. You won't pay twice for completed requests.",
      service: 'A service refused the request and would refuse every remaining row too:',
      unsaved: 'No further rows are researched, because the next report could not be saved:',
    },
    now: (name: string, company: string): string => `Researching ${name}, ${company}`,
    pause: 'Pause',
    resume: 'Continue',
    stop: 'Stop',
    discard: 'New list',
    download: 'Download summary',
    table: 'List rows',
    outcome: 'Outcome',
    report: 'Report',
    credits: 'Credits',
    rows: {
      waiting: 'Waiting',
      running: 'In progress',
      interrupted: 'Interrupted',
      done: 'Done',
      'nothing found': 'Nothing found',
      failed: 'Failed',
      'left out': 'Skipped',
    },
    insights: (count: number): string => plural(count, 'insight', 'insights'),
    open: 'Open report',
    openOf: (name: string): string => `Open the report on ${name}`,
    unsaved: 'Not saved yet',
    showMore: 'Show more rows',
  },
} as const;
