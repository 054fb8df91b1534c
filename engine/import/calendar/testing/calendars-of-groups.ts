import { event, JANE, ME, WITH_JANE, type CalendarCase } from './calendar-case.ts';

const GOOGLE = [
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:max@acme.test',
  'X-WR-TIMEZONE:Europe/Berlin',
];
const OUTLOOK = ['PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN', 'METHOD:PUBLISH'];
const WINDOWS_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** As Google and Outlook write them. */
export const CALENDARS_OF_GROUPS: readonly CalendarCase[] = [
  {
    title: 'Google: times in UTC, an address for a name, a room and a list',
    lines: [
      ...GOOGLE,
      'BEGIN:VEVENT',
      'DTSTART:20261124T080000Z',
      'DTEND:20261124T083000Z',
      'UID:one@google.com',
      'ORGANIZER;CN=max@acme.test:mailto:max@acme.test',
      'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=ACCEPTED;CN=max@acme.test;X-NUM-GUESTS=0:mailto:max@acme.test',
      'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=NEEDS-ACTION;CN=jane.doe@nordvik-bank.example;X-NUM-GUESTS=0:mailto:jane.doe@nordvik-bank.example',
      'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=ACCEPTED;CN=jd@halden.example:mailto:jd@halden.example',
      'ATTENDEE;CUTYPE=RESOURCE;CN=Room 4:mailto:c_188@resource.calendar.google.com',
      'ATTENDEE;CUTYPE=GROUP;CN=risk-team@nordvik-bank.example:mailto:risk-team@nordvik-bank.example',
      'ATTENDEE;CUTYPE=INDIVIDUAL;CN=Sam Roe:mailto:sam.roe@gmail.com',
      'ATTENDEE;CUTYPE=INDIVIDUAL;CN=Colleague:mailto:kim@acme.test',
      String.raw`SUMMARY:DORA\, gaps`,
      'END:VEVENT',
    ],
    meetings: ['09:00–09:30 DORA, gaps: Jane Doe (Nordvik Bank, nordvik-bank.example)'],
    notes: [
      'Left out: 1 of your own people; 1 room or resource; 1 list or shared mailbox; 1 private mailbox, which names no company; 1 person without a name.',
      'acme.test was taken as your own domain, since the calendar belongs to it.',
    ],
  },
  {
    title:
      'Google: a weekly series over the end of summer time, with one date moved and one taken out',
    lines: [
      ...GOOGLE,
      ...event(
        'UID:s@google.com',
        'SUMMARY:Weekly',
        'DTSTART;TZID=Europe/Berlin:20260915T100000',
        'DTEND;TZID=Europe/Berlin:20260915T103000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261231T225959Z;BYDAY=TU',
      ),
      ...event(
        'UID:t@google.com',
        'SUMMARY:Taken out',
        'DTSTART;TZID=Europe/Berlin:20260915T110000',
        'RRULE:FREQ=WEEKLY;BYDAY=TU',
        'EXDATE;TZID=Europe/Berlin:20261124T110000',
      ),
      ...event(
        'UID:m@google.com',
        'SUMMARY:Usual',
        'DTSTART;TZID=Europe/Berlin:20260915T120000',
        'RRULE:FREQ=WEEKLY;BYDAY=TU',
      ),
      ...event(
        'UID:m@google.com',
        'SUMMARY:Moved',
        'RECURRENCE-ID;TZID=Europe/Berlin:20261124T120000',
        'DTSTART;TZID=Europe/Berlin:20261124T150000',
        'DURATION:PT45M',
      ),
    ],
    meetings: [`10:00–10:30 Weekly: ${WITH_JANE}`, `15:00–15:45 Moved: ${WITH_JANE}`],
    notes: ['acme.test was taken as your own domain, since the calendar belongs to it.'],
  },
  {
    title: 'Google: a cancelled date of a series, and one that I declined',
    lines: [
      ...GOOGLE,
      ...event(
        'UID:c@google.com',
        'SUMMARY:Series',
        'DTSTART:20261027T090000Z',
        'RRULE:FREQ=WEEKLY',
      ),
      ...event(
        'UID:c@google.com',
        'SUMMARY:Series',
        'RECURRENCE-ID:20261124T090000Z',
        'DTSTART:20261124T090000Z',
        'STATUS:CANCELLED',
      ),
      'BEGIN:VEVENT',
      'UID:d@google.com',
      'DTSTART:20261124T120000Z',
      'ATTENDEE;PARTSTAT=DECLINED;CN=Max Own:mailto:max@acme.test',
      JANE,
      'END:VEVENT',
    ],
    meetings: [],
    notes: [
      'Left out: 1 cancelled meeting; 1 meeting that you declined.',
      'acme.test was taken as your own domain, since the calendar belongs to it.',
    ],
  },
  {
    title: 'Outlook: Windows names of time zones, and surnames first',
    lines: [
      ...OUTLOOK,
      'BEGIN:VEVENT',
      'UID:040000008200E00074C5B7101A82E008',
      'DTSTART;TZID="W. Europe Standard Time":20261124T090000',
      'DTEND;TZID="W. Europe Standard Time":20261124T100000',
      'ORGANIZER;CN="Own, Max":mailto:max@acme.test',
      ME,
      'ATTENDEE;CN="Doe, Jane";RSVP=TRUE:mailto:jdoe@nordvik-bank.example',
      String.raw`SUMMARY;LANGUAGE=en-us:Nordvik Bank ASA / Legwork`,
      'BEGIN:VALARM',
      'SUMMARY:Reminder',
      'ATTENDEE:mailto:alarm@elsewhere.example',
      'END:VALARM',
      'END:VEVENT',
      ...event('UID:2', 'SUMMARY:New York', 'DTSTART;TZID=Eastern Standard Time:20261124T090000'),
    ],
    meetings: [
      '09:00–10:00 Nordvik Bank ASA / Legwork: Jane Doe (Nordvik Bank, nordvik-bank.example)',
      `15:00–15:00 New York: ${WITH_JANE}`,
    ],
    notes: ['acme.test was taken as your own domain, since the calendar belongs to it.'],
  },
  {
    title: 'Outlook: a zone that only its own rules explain',
    lines: [
      ...OUTLOOK,
      ...WINDOWS_ZONE,
      ...event('UID:1', 'SUMMARY:Winter', 'DTSTART;TZID=Customized Time Zone:20261124T130000'),
      ...event(
        'UID:2',
        'SUMMARY:Monthly since summer',
        'DTSTART;TZID=Customized Time Zone:20260728T140000',
        'RRULE:FREQ=MONTHLY;BYDAY=4TU;COUNT=5',
      ),
    ],
    meetings: [
      `13:00–13:00 Winter: ${WITH_JANE}`,
      `14:00–14:00 Monthly since summer: ${WITH_JANE}`,
    ],
    notes: ['acme.test was taken as your own domain, since the calendar belongs to it.'],
  },
  {
    title: 'Outlook: a cancellation as a file',
    lines: [...OUTLOOK.slice(0, 1), 'METHOD:CANCEL', ...event('UID:1', 'DTSTART:20261124T090000Z')],
    meetings: [],
    notes: [
      'Left out: 1 cancelled meeting.',
      'acme.test was taken as your own domain, since the calendar belongs to it.',
    ],
  },
];
