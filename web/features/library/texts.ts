/** The texts of saved reports. */
export const libraryTexts = {
  title: 'Reports',
  lead: 'Your saved reports. Nobody else can open, list or count them, administrators neither.',
  retention: (days: number): string =>
    days === 1 ? 'Each is deleted after a day.' : `Each is deleted after ${days} days.`,
  back: 'Back to Reports',

  list: {
    label: 'Saved reports',
    search: 'Search by name or company',
    loading: 'Loading reports...',
    failed: (message: string): string => `The reports could not be read: ${message}`,
    empty: 'No saved reports yet. Every finished research is saved here.',
    start: 'Research a prospect',
    noneFound: (search: string): string => `No report matches “${search}”.`,
    at: (company: string): string => company,
    insights: (count: number): string => (count === 1 ? '1 insight' : `${count} insights`),
    more: 'Show more',
    remove: (name: string, day: string): string => `Delete the report on ${name} of ${day}`,
  },

  remove: {
    action: 'Delete',
    title: 'Delete report',
    question: (name: string, company: string, day: string): string =>
      `Delete the report on ${name}, ${company}, of ${day}?`,
    consequence: 'It cannot be brought back. The person can be researched again.',
    confirm: 'Delete',
    removed: 'Report deleted',
    failed: (message: string): string => `The report could not be deleted: ${message}`,
  },

  report: {
    loading: 'Loading the report...',
    missing: 'There is no such report',
    missingReason: 'It was deleted, it has become too old, or it belongs to somebody else.',
    failed: (message: string): string => `The report could not be read: ${message}`,
    unreadable:
      'This report was saved by another version of Legwork and cannot be read. Research the person again, or delete it.',
    title: (name: string, company: string): string =>
      company === '' ? name : `${name}, ${company}`,
    researched: (moment: string): string => `Researched on ${moment}`,
    again: 'Research again',
    busy: 'A research is under way',
    busyReason: 'Wait until it is over, or cancel it, then start again.',
  },

  saving: {
    label: 'This report',
    later: 'Saved to Reports when it is finished',
    saving: 'Saving to Reports...',
    saved: 'Saved to Reports',
    open: 'Open',
    failed: (message: string): string => `The report is not saved yet: ${message}`,
    kept: 'It stays on this device and is saved as soon as you try again.',
    notSaved: 'This research was not finished, so it is not saved.',
    save: 'Save to Reports',
    unsaved: (count: number): string =>
      count === 1 ? '1 report is not saved yet' : `${count} reports are not saved yet`,
    all: 'All reports',
  },

  newSince: {
    title: (day: string): string => `New since ${day}`,
    none: 'Nothing new: every result and event was in the report before.',
    results: (count: number): string => (count === 1 ? '1 new result' : `${count} new results`),
    events: (count: number): string => (count === 1 ? '1 new event' : `${count} new events`),
    and: ' and ',
    failed: (message: string): string => `It could not be found out what is new: ${message}`,
  },
} as const;
