import type { ContentType, DateOrigin } from '#engine';
import { plural } from '../../ui/format.ts';

/** §9: as many pages as one run reads. */
const FIVE = 5;

/** The texts of the report. */
export const reportTexts = {
  title: 'Intelligence Report',
  insights: (count: number): string => plural(count, 'insight', 'insights'),
  samples: (count: number): string => plural(count, 'sample', 'samples'),
  head: {
    nameBefore: (name: string): string => `${name}, `,
    researched: (moment: string, isRunning: boolean): string =>
      `${isRunning ? 'Research began' : 'Researched'} on ${moment}`,
    print: 'Print',
    printLabel: 'Print or save as PDF',
    at: (title: string, company: string): string => `${title} at ${company}`,
    asOf: (day: string): string => `as of ${day}`,
    lastSeen: (day: string): string => `last seen ${day}`,
    postUnknown: 'No page confirms their current job',
    conflict: 'Sources disagree',
    status: {
      current: (): string => 'In post',
      left: (company: string): string => `May have left ${company}`,
      leaving: (company: string): string => `Leaving ${company}`,
      joining: (company: string): string => `Joining ${company}`,
      unknown: (): string => 'Status unknown',
    },
  },
  tabs: { all: 'All', news: 'News', article: 'Articles', podcast: 'Podcasts', video: 'Videos' },
  tabsLabel: 'Kinds of items',
  emptyTab: 'Nothing of this kind was found.',
  emptyWhileRunning: 'Nothing found yet.',
  noneConfirmed: 'None of these could be linked to this person.',
  separator: '·',
  relevance: (percent: number): string => `${percent}% relevance`,
  why: (percent: number): string => `Why ${percent}%`,
  verdicts: { confirmed: 'Confirmed', possible: 'Possible match', other: 'Someone else' },
  dateFrom: (origin: string): string => `Date ${origin}`,
  sample: 'Sample',
  view: 'View Content',
  viewOf: (title: string, host: string): string => `View Content: ${title} (${host}, new tab)`,
  minutes: (minutes: number): string => `${minutes} min read`,
  reasonFor: 'For',
  reasonAgainst: 'Against',
  cardFailed: 'This item could not be shown.',
  others: 'Possibly someone else',
  othersLead: 'These pages mention the name, but the evidence points to a namesake.',
  cancelled: 'Research cancelled. Here are the results found so far.',
  cancelledEmpty: 'Research was cancelled before anything was found.',
  interrupted:
    "The page was reloaded while research was in progress. Continue it: you won't pay twice for completed requests.",
  broken: 'Research stopped unexpectedly. Here are the results found so far.',
  sampleTitle: 'These are samples, not research',
  sampleReason:
    'We found no real results. These four samples are about an invented person and show what a report looks like. They are never saved or counted.',
  failuresTitle: 'Some services had problems',
  keysMissing: 'API keys are missing',
  nothingFoundTitle: 'The searches found nothing',
  nothingFoundRemedy:
    'Check the spelling of name and company, or add a position or a LinkedIn profile.',
  rejectedTitle: (count: number): string =>
    plural(count, 'address was left out', 'addresses were left out'),
  timeline: {
    title: 'Timeline',
    lanes: { events: 'Events', pages: 'Pages' },
    earlier: 'Earlier',
    researched: (day: string): string => `Research of ${day}`,
    date: 'Date',
    kind: 'Kind',
    what: 'What',
    point: (date: string, kind: string, title: string): string => `${date} · ${kind} · ${title}`,
  },
  unread: {
    title: 'Found, not read',
    lead: 'Judged by title and snippet alone, the most promising first.',
    none: 'Everything that was found has been read.',
    show: (count: number): string => `Show ${plural(count, 'result', 'results')}`,
    hide: (count: number): string => `Hide ${plural(count, 'result', 'results')}`,
    copyOf: 'Probably a copy of a page above',
    read: 'Read',
    readOf: (title: string): string => `Read: ${title}`,
    readingOne: 'Reading...',
    readMore: (count: number): string => (count === FIVE ? 'Read five more' : `Read ${count} more`),
    reading: (count: number): string => `Reading ${plural(count, 'page', 'pages')}...`,
    stop: 'Stop reading',
    notRead: (reason: string): string => `Not read: ${reason}`,
    cost: (credits: number): string =>
      `Costs up to ${plural(credits, 'Firecrawl credit', 'Firecrawl credits')}`,
    free: 'Costs nothing: free services read them',
    needsKey: 'Needs a Firecrawl key',
    noReason: 'the page could not be read',
    pagesRead: (count: number): string => `${plural(count, 'page', 'pages')} read`,
    pagesNotRead: (count: number): string => `${count} not read`,
    further: (count: number): string => `${count} found, not read`,
  },
  alsoAt: {
    alsoAt: 'Also published at',
    separator: ', ',
    copyOf: (title: string, host: string): string => `${title} (${host}, new tab)`,
  },
  tools: {
    search: 'Search in this report',
    searchPlaceholder: 'Words in title, text or source',
    sort: 'Sort by',
    sorts: { relevance: 'Relevance', date: 'Newest first' },
    verdict: 'Match',
    verdicts: { all: 'All matches', confirmed: 'Confirmed', possible: 'Possible' },
    language: 'Language',
    allLanguages: 'All languages',
    unknownLanguage: 'Unknown',
    clear: 'Clear filters',
    shown: (shown: number, total: number): string => `${shown} of ${total} shown`,
    noneShown: 'No items in this tab match these filters.',
  },
  highlights: {
    whyItMatters: 'Why it matters',
    mentions: (subjects: string): string => `mentions ${subjects}`,
    and: ' and ',
    comma: ', ',
    semicolon: '; ',
  },
  inLanguage: (language: string): string => `In ${language}`,
  marks: {
    them: 'This is the one',
    other: 'Not this person',
    markOf: (mark: string, title: string): string => `${mark}: ${title}`,
    marks: 'Your feedback',
    markedThem: (title: string): string => `You said “${title}” is about this person.`,
    markedOther: (title: string): string => `You said “${title}” is about someone else.`,
    storage: {
      writing: 'Saving…',
      stored: 'Remembered for this prospect.',
      refused: 'This browser blocks storage, so your choice lasts only until you close this page.',
    },
    undo: 'Undo',
  },
} as const;

/** One item of each kind, as its card says. */
export const typeNames: Readonly<Record<ContentType, string>> = {
  news: 'News',
  article: 'Article',
  podcast: 'Podcast',
  video: 'Video',
};

/** How a date was found, after 'Date'. */
export const dateOrigins: Readonly<Record<DateOrigin, string>> = {
  metadata: "from the page's metadata",
  address: "from the page's address",
  byline: 'from the byline',
  'search result': 'from the search result',
  text: 'from the text',
};
