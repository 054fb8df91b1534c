import { plural } from '../../../ui/format.ts';

/** The texts of lists that come from a calendar. */
export const calendarTexts = {
  title: 'Meetings',
  lead: 'The calendar is read in this browser, not sent anywhere and not kept. Only the meetings below stay with the list.',
  firstDay: 'From',
  noDay: 'Choose a day.',
  days: 'Days',
  daysInvalid: (max: number): string => `A whole number from 1 to ${max}.`,
  ownDomains: 'Mail domains of your own people',
  domainsFound: 'Taken from the calendar. Correct it if it is wrong.',
  domainsHint: 'Such as acme.example, several with commas.',
  domainsMissing:
    'The calendar does not show which people are your own. Enter your mail domain, such as acme.example.',
  domainsFirst:
    'Enter the mail domain of your own people first, so that none of them is researched.',
  reading: 'Reading the calendar...',
  failed: 'This calendar could not be read. Choose it again.',
  found: (meetings: number, people: number): string =>
    `${plural(meetings, 'meeting', 'meetings')} with ${plural(people, 'person', 'people')} from outside`,
  none: 'No meetings with people from outside on these days.',
  meetings: 'Meetings in order of time',
  changes: 'Changed since the previous calendar',
  at: (company: string, domain: string): string => `${company} (${domain})`,

  page: {
    titles: { today: 'Today', tomorrow: 'Tomorrow', other: 'Meetings' },
    open: 'Meetings with briefs',
    back: 'Back to the list',
    print: 'Print',
    separator: '·',
    markdown: 'Download Markdown',
    fileName: (day: string): string => `meetings-${day}.md`,
    above: 'Their brief is above, at their first meeting.',
    loading: 'Loading the report...',
    failed: (message: string): string => `Could not load the report: ${message}`,
    missing: 'The report was deleted or has expired.',
    toCome: 'Not researched yet.',
    leftOut: 'Not researched.',
    nothing: 'Nothing was found.',
    unsaved: 'Researched; the report is waiting in this browser to be saved.',
    openReport: 'Open the whole report',
    openOf: (name: string): string => `Open the whole report on ${name}`,
    noMeetings: 'No meetings',
    noMeetingsReason: 'Drop a calendar file on Lists, and the briefs for its meetings appear here.',
  },
} as const;
