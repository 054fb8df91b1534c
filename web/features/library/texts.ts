import { formatCount, plural } from '../../ui/format.ts';

/** The texts of saved reports. */
export const libraryTexts = {
  title: 'Reports',
  lead: 'Your saved reports. Only you and those you share them with can see them. Not even administrators can.',
  retention: (days: number): string =>
    days === 1
      ? 'Each report is deleted after 1 day.'
      : `Each report is deleted after ${days} days.`,
  back: 'Back to Reports',

  list: {
    label: 'Saved reports',
    search: 'Search by name or company',
    loading: 'Loading reports...',
    failed: (message: string): string => `Could not load the reports: ${message}`,
    empty: 'No saved reports yet. Finished research is saved here automatically.',
    start: 'Research a prospect',
    noneFound: (search: string): string => `No report matches “${search}”.`,
    insights: (count: number): string => plural(count, 'insight', 'insights'),
    latest: 'Latest',
    earlier: (name: string): string => `Earlier reports on ${name}`,
    more: 'Show more',
    remove: (name: string, moment: string): string => `Delete the report on ${name} of ${moment}`,
  },

  sharing: {
    action: 'Share',
    with: (count: number): string => `Shared with ${formatCount(count)}`,
    by: (name: string): string => `Shared by ${name}`,
    byReason: 'You can read it until they stop sharing it. Only they can change or delete it.',
    remove: 'Remove from my reports',
    removed: 'Removed from your reports',
    title: 'Share report',
    lead: 'A colleague with an account here can read all of it, your notes and draft included, until you stop sharing it. The audit log records that you shared a report, not whom it is about.',
    email: 'Their email address',
    emailOdd: 'An email address looks like name@company.com.',
    submit: 'Share',
    shared: (email: string): string => `Shared with ${email}`,
    unknown: (email: string): string => `nobody here has the address ${email}.`,
    failed: (message: string): string => `Could not change who can read the report: ${message}`,
    receivers: 'Who can read it',
    end: (email: string): string => `Stop sharing with ${email}`,
    ended: 'No longer shared',
  },

  remove: {
    action: 'Delete',
    title: 'Delete report',
    question: (name: string, company: string, moment: string): string =>
      `Delete the report on ${name}, ${company}, of ${moment}?`,
    consequence: 'This cannot be undone. You can research the person again.',
    confirm: 'Delete',
    removed: 'Report deleted',
    failed: (message: string): string => `Could not delete the report: ${message}`,
  },

  report: {
    loading: 'Loading the report...',
    missing: 'Report not found',
    missingReason: 'It was deleted, has expired, or belongs to someone else.',
    failed: (message: string): string => `Could not load the report: ${message}`,
    unreadable:
      'This report was saved by another version of Legwork and cannot be read. Research the person again, or delete it.',
    again: 'Research again',
    busy: 'Research in progress',
    busyReason: 'Wait for it to finish or cancel it, then try again.',
  },

  saving: {
    label: 'This report',
    saving: 'Saving to Reports...',
    saved: 'Saved to Reports',
    open: 'Open',
    failed: (message: string): string => `The report is not saved yet: ${message}`,
    kept: 'It stays on this device. Try again to save it.',
    notSaved: 'This research did not finish, so it was not saved.',
    deleted: 'You deleted this report.',
    save: 'Save to Reports',
    unsaved: (count: number): string =>
      plural(count, 'report is not saved yet', 'reports are not saved yet'),
    tooMany: (count: number): string =>
      `${plural(count, 'report is waiting', 'reports are waiting')} on this device. Save them in Reports, then continue.`,
    notKept: 'This browser cannot store a report. Keep this page open until it is saved.',
    all: 'All reports',
  },

  newSince: {
    title: (day: string): string => `New since ${day}`,
    first: 'First report on this person',
    none: (day: string): string => `Nothing new since ${day}`,
    counts: (day: string, counts: string): string => `New since ${day}: ${counts}`,
    results: (count: number): string => plural(count, 'page', 'pages'),
    events: (count: number): string => plural(count, 'event', 'events'),
    and: ' and ',
    failed: (message: string): string => `Could not check for new results: ${message}`,
  },
} as const;
