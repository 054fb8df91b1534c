/** The texts of the brief above the report. */
export const briefTexts = {
  title: 'Brief',
  toFollow: 'The first lines. The whole brief, with its sources, comes at the end of the run.',
  nothingYet: 'Nothing yet',
  writing: 'Reading the pages for a brief…',
  empty: 'No verifiable facts were found.',
  emptyReason:
    'A brief contains only statements quoted from pages confirmed to be about this person. The other pages that were found may still help.',
  noOpeners: 'Nothing to open on yet',
  noOpenersHelp:
    'An opener needs words of theirs that call for a question, or a recent event they are glad to be asked about. Reading more of the pages that were found may bring one; so may a LinkedIn profile or a note in the form.',
  failed: 'The brief could not be written.',
  parts: {
    who: 'Who',
    whyNow: 'Why now',
    inTheirWords: 'In their words',
    topics: 'Topics',
    openers: 'Openers',
  },
  standing: { earlier: 'Earlier', conflict: 'Sources disagree' },
  showRest: 'Show all',
  moreSources: (count: number): string => `+${count}`,
  otherSources: (count: number): string =>
    `+${count}: ${count === 1 ? 'another source' : 'other sources'}`,
  reported: (day: string): string => `reported ${day}`,
  source: (host: string): string => `Show the quote on ${host} (new tab)`,
  tone: 'Tone',
  tones: { plain: 'Plain', warm: 'Warm' },
  copy: 'Copy',
  copyOpener: (number: number): string => `Copy opener ${number}`,
  copied: 'Copied',
  moreEvents: (count: number): string => `Show ${count} more ${count === 1 ? 'event' : 'events'}`,
  company: {
    lead: 'From public sources. It says nothing about the person.',
    asking: (company: string): string => `Asking public sources about ${company}…`,
    known: (company: string, count: number): string =>
      `${count === 1 ? 'One fact' : `${count} facts`} about ${company} from public sources`,
    record: (source: string, host: string): string => `${source}: open ${host} (new tab)`,
    unanswered: (sources: string): string => `No answer from ${sources}.`,
  },
} as const;
