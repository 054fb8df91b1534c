import type { CallPurpose, FailureReason, Stage } from '#engine';
import { formatCount, plural } from '../../../ui/format.ts';

/** The texts of a run's progress, of its cost and of its requests. */
export const requestTexts = {
  /** What a service calls what it charges; SerpApi sells searches. */
  credits: (count: number): string => plural(count, 'credit', 'credits'),
  searches: (count: number): string => plural(count, 'search', 'searches'),
  about: (amount: string): string => `about ${amount}`,
  none: 'no credits',
  spent: {
    label: 'Cost of this run',
    nothing: 'No credits spent so far.',
    nothingAtAll: 'No credits spent.',
    left: (count: number): string => `${formatCount(count)} left`,
    leftOf: (count: number, total: number): string =>
      `${formatCount(count)} of ${formatCount(total)} left`,
    reused: (count: number): string => `${plural(count, 'answer', 'answers')} reused`,
  },
  list: {
    title: 'Requests',
    show: 'Show the steps',
    hide: 'Hide the steps',
    search: 'Searches',
    scrape: 'Pages',
    company: 'Company',
    links: (count: number): string => plural(count, 'link', 'links'),
    pages: (count: number): string => plural(count, 'page read', 'pages read'),
    failures: (count: number): string => `${formatCount(count)} failed`,
    read: 'read',
    gone: 'the page no longer exists',
    asking: { search: 'searching', scrape: 'reading' },
    reused: (age: string): string => `reused from ${age}`,
    continued: (age: string): string => `answered ${age}, before the interruption`,
    failed: 'failed',
    unasked: 'skipped: credit limit reached',
    unaskedCount: (count: number): string => `${formatCount(count)} skipped`,
    stopped: 'stopped',
    waits: (why: string, seconds: number): string =>
      `${why}, trying again in ${plural(seconds, 'second', 'seconds')}`,
    states: {
      open: 'In progress:',
      waiting: 'Waiting:',
      answered: 'Done:',
      failed: 'Failed:',
      stopped: 'Stopped:',
      unasked: 'Skipped:',
    },
    seconds: (seconds: string): string => `${seconds} s`,
    secondsRead: (seconds: string): string => `${seconds} seconds`,
    separator: ' · ',
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
    nobodyAsked: 'No service was asked',
    askable: 'A search needs API keys or the free services.',
    cancel: 'Cancel research',
    resume: 'Continue research',
    discard: {
      done: 'Close report',
      sampled: 'Close samples',
      cancelled: 'Discard this run',
      broken: 'Discard this run',
      interrupted: 'Discard this run',
    },
    progress: 'Research progress',
    percent: (percent: number): string => `${percent}%`,
    summary: (searches: number, pages: number, seconds: string): string =>
      `${plural(searches, 'search', 'searches')}, ${plural(pages, 'page request', 'page requests')}, ${seconds} s`,
    waiting: (service: string, why: string, seconds: number): string =>
      `${service} ${why}. Trying again in ${seconds} s.`,
  },
} as const;

/** §4: the message of each stage, in order. */
export const stageMessages: Readonly<Record<Stage, string>> = {
  initializing: 'Initializing enhanced search...',
  searching: 'Searching with ScraperAPI...',
  'finding-links': 'Finding relevant URLs...',
  scraping: 'Scraping content with Firecrawl...',
  processing: 'Processing results...',
  analyzing: 'Analyzing findings...',
};

/** The same while a free service is asked in the place of those that §4 names. */
export const freeStageMessages: Readonly<Record<CallPurpose, (service: string) => string>> = {
  search: (service) => `Searching with ${service}...`,
  scrape: (service) => `Scraping content with ${service}...`,
};

/** Why a call waits before it is made again, after the name of the service. */
export const waitingReasons: Readonly<Partial<Record<FailureReason, string>>> = {
  'rate-limited': 'is busy',
  'timed-out': 'took too long',
};

/** The same for every other reason. */
export const WAITING_REASON_OTHERWISE = 'is having trouble responding';
