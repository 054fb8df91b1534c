import type { ContentType, DateOrigin } from '#engine';
import { plural } from '../../ui/format.ts';

/** The texts of the report. */
export const reportTexts = {
  title: 'Intelligence Report',
  insights: (count: number): string => plural(count, 'insight', 'insights'),
  samples: (count: number): string => `${count} samples`,
  about: (name: string, company: string): string => `About ${name}, ${company}`,
  tabs: { all: 'All', news: 'News', article: 'Articles', podcast: 'Podcasts', video: 'Videos' },
  tabsLabel: 'Kinds of items',
  emptyTab: 'Nothing of this kind was found.',
  emptyWhileRunning: 'Nothing found yet.',
  noneConfirmed: 'Nothing here could be tied to this person.',
  separator: '·',
  relevance: (percent: number): string => `${percent}% relevance`,
  why: (percent: number): string => `Why ${percent}%`,
  possible: 'Possible match',
  sample: 'Sample',
  view: 'View Content',
  viewOf: (title: string, host: string): string => `View Content: ${title} (${host}, new tab)`,
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
    plural(count, 'address was left out', 'addresses were left out'),
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
    unknownLanguage: 'Not known',
    clear: 'Clear filters',
    shown: (shown: number, total: number): string => `${shown} of ${total} shown`,
    noneShown: 'Nothing in this tab fits these filters.',
    print: 'Print or save as PDF',
    researchedOn: (day: string): string => `Researched on ${day}`,
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
    marks: 'What you said of the results',
    markedThem: (title: string): string => `You said ‘${title}’ is about this person.`,
    markedOther: (title: string): string => `You said ‘${title}’ is about somebody else.`,
    remembered: 'Remembered for this prospect.',
    unkept: 'This browser keeps nothing, so it counts only until the page is closed.',
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
