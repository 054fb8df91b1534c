/** The texts of the brief above the report. */
export const briefTexts = {
  title: 'Brief',
  toCome: 'What to say, with the evidence for it: it fills in as the pages are read.',
  more: 'More may follow as further pages are read.',
  writing: 'Reading the pages for a brief…',
  empty: 'No verifiable facts were found.',
  emptyReason:
    'A brief contains only statements quoted from pages confirmed to be about this person. The items below may still help.',
  failed: 'The brief could not be written.',
  retry: 'Try again',
  parts: {
    who: 'Who',
    whyNow: 'Why now',
    inTheirWords: 'In their words',
    topics: 'Topics',
    openers: 'Openers',
  },
  standing: { earlier: 'Earlier', conflict: 'Sources disagree' },
  quoted: (words: string): string => `“${words}”`,
  source: (host: string): string => `Show the quote on ${host} (new tab)`,
  separator: '·',
  copy: 'Copy',
  copyOpener: (number: number): string => `Copy opener ${number}`,
  copied: 'Copied',
  copyFailed: 'Could not copy',
  copyFailedReason: 'Your browser blocked copying. Select the text and copy it manually.',
  moreQuotes: (count: number): string => `Show ${count} more`,
} as const;
