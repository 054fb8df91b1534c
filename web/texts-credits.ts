const NUMBER = new Intl.NumberFormat('en');

const many = (count: number, one: string, more: string): string =>
  `${NUMBER.format(count)} ${count === 1 ? one : more}`;

/** The texts of the run's cost, of its timeline and of what is reused. */
export const creditTexts = {
  /** What a service calls what it charges; SerpApi sells searches. */
  credits: (count: number): string => many(count, 'credit', 'credits'),
  searches: (count: number): string => many(count, 'search', 'searches'),
  about: (amount: string): string => `about ${amount}`,
  none: 'no credits',

  spent: {
    label: 'Cost of this run',
    nothing: 'No credits spent so far.',
    nothingAtAll: 'No credits spent.',
    left: (count: number): string => `${NUMBER.format(count)} left`,
    leftOf: (count: number, total: number): string =>
      `${NUMBER.format(count)} of ${NUMBER.format(total)} left`,
    reused: (count: number): string => `${many(count, 'answer', 'answers')} reused`,
  },

  timeline: {
    title: 'What was asked',
    show: 'Show the steps',
    hide: 'Hide the steps',
    search: 'Searches',
    scrape: 'Pages',
    links: (count: number): string => many(count, 'link', 'links'),
    pages: (count: number): string => many(count, 'page read', 'pages read'),
    failures: (count: number): string => `${NUMBER.format(count)} failed`,
    read: 'read',
    gone: 'the page is gone',
    asking: { search: 'searching', scrape: 'reading' },
    reused: (age: string): string => `reused from ${age}`,
    continued: (age: string): string => `answered ${age}, before the interruption`,
    failed: 'failed',
    unasked: 'not asked, the limit of credits is reached',
    unaskedCount: (count: number): string => `${NUMBER.format(count)} not asked`,
    stopped: 'stopped',
    waits: (why: string, seconds: number): string =>
      `${why}, trying again in ${many(seconds, 'second', 'seconds')}`,
    states: {
      open: 'Under way:',
      waiting: 'Waiting:',
      answered: 'Done:',
      failed: 'Failed:',
      stopped: 'Stopped:',
      unasked: 'Not asked:',
    },
    seconds: (seconds: string): string => `${seconds} s`,
    secondsRead: (seconds: string): string => `${seconds} seconds`,
    justNow: 'a moment ago',
    separator: ' · ',
  },

  options: {
    title: 'Credits and reuse',
    limited: (amount: string): string => `stops at ${amount}`,
    unlimited: 'no limit',
    fresh: 'Asks anew',
    reusing: 'Reuses what was read',
    freshLabel: 'Ask anew for everything',
    freshHint:
      'Otherwise pages read in the last 7 days and searches of the last 24 hours are reused, which costs nothing.',
    limitLabel: 'Stop at this many credits',
    limitHint: (amount: string): string =>
      `Empty for no limit. All services count together; a run usually takes ${amount}.`,
    limitInvalid: (max: number): string =>
      `Please enter a whole number from 1 to ${NUMBER.format(max)}, or nothing.`,
  },
} as const;
