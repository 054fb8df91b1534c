import { event, ME, WITH_JANE, type CalendarCase } from './calendar-case.ts';

const APPLE = ['PRODID:-//Apple Inc.//macOS 15.1//EN', 'CALSCALE:GREGORIAN'];
const NEXTCLOUD = ['PRODID:-//IDN nextcloud.com//Calendar app 5.0.4//EN', 'CALSCALE:GREGORIAN'];

/** As Apple and Nextcloud write them, and as nobody should. */
export const CALENDARS_OF_PEOPLE: readonly CalendarCase[] = [
  {
    title: 'Apple: addresses beside the name, and a floating time',
    lines: [
      ...APPLE,
      'BEGIN:VEVENT',
      'UID:1E9B',
      'DTSTART:20261124T163000',
      'DTEND:20261124T173000',
      'ORGANIZER;CN="Max Own";EMAIL="max@acme.test":urn:uuid:1',
      'ATTENDEE;CN="Jane Doe";CUTYPE=INDIVIDUAL;EMAIL="jane@nordvik-bank.example";PARTSTAT=ACCEPTED:urn:uuid:2',
      'ATTENDEE;CN="Room Oslo";CUTYPE=ROOM:urn:uuid:3',
      'ATTENDEE;CN="Nobody Known":invalid:nomail',
      'SUMMARY:Apple',
      'END:VEVENT',
      ...event('UID:2', 'DTSTART:20261101T100000Z'),
      ...[
        'BEGIN:VEVENT',
        'UID:3',
        'DTSTART:20261102T100000Z',
        ME,
        'ATTENDEE:mailto:x@else.example',
        'END:VEVENT',
      ],
    ],
    meetings: [`16:30–17:30 Apple: ${WITH_JANE}`],
    notes: [
      'Left out: 1 room or resource; 1 person without a mail address.',
      'acme.test was taken as your own domain, since the calendar belongs to it.',
    ],
  },
  {
    title: 'Apple: whole days, one of several days under way, and one on the day after',
    lines: [
      ...APPLE,
      ...event(
        'UID:1',
        'SUMMARY:Conference',
        'DTSTART;VALUE=DATE:20261123',
        'DTEND;VALUE=DATE:20261126',
      ),
      ...event('UID:2', 'SUMMARY:Workshop', 'DTSTART;VALUE=DATE:20261124'),
      ...event(
        'UID:3',
        'SUMMARY:Yesterday',
        'DTSTART;VALUE=DATE:20261123',
        'DTEND;VALUE=DATE:20261124',
      ),
      ...event('UID:4', 'SUMMARY:The day after', 'DTSTART;VALUE=DATE:20261125'),
      ...event('UID:5', 'SUMMARY:Yearly', 'DTSTART;VALUE=DATE:20201124', 'RRULE:FREQ=YEARLY'),
    ],
    meetings: [
      `all day Conference: ${WITH_JANE}`,
      `all day Workshop: ${WITH_JANE}`,
      `all day Yearly: ${WITH_JANE}`,
    ],
    notes: ['acme.test was taken as your own domain, since the calendar belongs to it.'],
  },
  {
    title: 'Nextcloud: its own zone beside the event, and a path for a name',
    lines: [
      ...NEXTCLOUD,
      'BEGIN:VTIMEZONE',
      'TZID:/freeassociation.sourceforge.net/Asia/Tokyo',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Asia/Tokyo:20261124T180000',
      ME,
      'ATTENDEE;CN=Jane Doe;CUTYPE=INDIVIDUAL;PARTSTAT=NEEDS-ACTION;ROLE=REQ-PARTICIP',
      ' ANT;RSVP=TRUE;LANGUAGE=en:mailto:jane@nordvik-bank.ex',
      ' ample',
      'SUMMARY:Tokyo',
      'END:VEVENT',
      ...event('UID:2', 'SUMMARY:Zone by location', 'DTSTART;TZID=Europe/London:20261124T110000'),
    ],
    meetings: [`10:00–10:00 Tokyo: ${WITH_JANE}`, `12:00–12:00 Zone by location: ${WITH_JANE}`],
    notes: ['acme.test was taken as your own domain, since the calendar belongs to it.'],
  },
  {
    title: 'Nextcloud: a later version of the same event, and people who declined',
    lines: [
      ...NEXTCLOUD,
      ...event(
        'UID:1',
        'SEQUENCE:2',
        'SUMMARY:New',
        'DTSTART:20261124T090000Z',
        'ATTENDEE;PARTSTAT=DECLINED;CN=Ann Lee:mailto:ann@halden.example',
      ),
      ...event('UID:1', 'SEQUENCE:1', 'SUMMARY:Old', 'DTSTART:20261124T070000Z'),
    ],
    meetings: [`10:00–10:00 New: ${WITH_JANE}`],
    notes: [
      'Left out: 1 person who declined.',
      'acme.test was taken as your own domain, since the calendar belongs to it.',
    ],
  },
  {
    title: 'any: a zone that nobody knows, a rule within the day, and a date that no calendar has',
    lines: [
      ...APPLE,
      ...event('UID:1', 'SUMMARY:Mars', 'DTSTART;TZID=Mars/Olympus:20261124T090000'),
      ...event('UID:2', 'SUMMARY:By the hour', 'DTSTART:20261124T100000Z', 'RRULE:FREQ=HOURLY'),
      ...event('UID:3', 'DTSTART:20260231T090000Z'),
    ],
    meetings: [`09:00–09:00 Mars: ${WITH_JANE}`, `11:00–11:00 By the hour: ${WITH_JANE}`],
    notes: [
      'The time zone “Mars/Olympus” is unknown; its times are shown as they are written. Check when these meetings begin.',
      '1 series recurs by a rule that cannot be read and may be missing. Look for it in your calendar.',
      '1 event has no date that can be read and may be missing.',
      'acme.test was taken as your own domain, since the calendar belongs to it.',
    ],
  },
  {
    title:
      'any: folds without a space, markup and hidden marks in names, and a title without an end',
    lines: [
      ...APPLE,
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART:20261124T090000Z',
      ME,
      'ATTENDEE;CN="Jane\u202E Doe <b>":mailto:jane@nordvik-bank',
      '.example',
      'ATTENDEE;CN="<script>alert(1)</script>":mailto:m.roe@halden.example',
      `SUMMARY:<img src=x onerror=alert(1)>${'a'.repeat(10_000)}`,
    ],
    meetings: [`10:00–10:00 <img src=x onerror=alert(1)>${'a'.repeat(172)}: ${WITH_JANE}`],
    notes: [
      'Left out: 1 person without a name.',
      'acme.test was taken as your own domain, since the calendar belongs to it.',
    ],
  },
];
