import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortMs } from '../../testing/effort.ts';
import { CalendarError } from './read-components.ts';
import { readMeetings, type Meeting, type MeetingList } from './read-meetings.ts';
import { event } from './testing/calendar-case.ts';
import { CALENDARS_OF_GROUPS } from './testing/calendars-of-groups.ts';
import { CALENDARS_OF_PEOPLE } from './testing/calendars-of-people.ts';

const CALENDARS = [...CALENDARS_OF_GROUPS, ...CALENDARS_OF_PEOPLE];

const DAY = {
  firstDay: '2026-11-24',
  days: 1,
  timeZone: 'Europe/Berlin',
  ownDomains: [],
};
const OWN = { ...DAY, ownDomains: ['acme.test'] };

const bytesOf = (lines: readonly string[]) =>
  new TextEncoder().encode(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n'),
  );

const textOf = ({ title, begins, ends, people }: Meeting) => {
  const names = people.map(
    ({ prospect: { name, company, companyUrl } }) => `${name} (${company}, ${companyUrl})`,
  );
  return `${begins === '' ? 'all day' : `${begins}–${ends}`} ${title}: ${names.join('; ')}`;
};

test.each(CALENDARS)('fault 210: $title', ({ lines, meetings, notes }) => {
  const read = readMeetings(bytesOf(['X-WR-CALNAME:max@acme.test', ...lines]), DAY);

  expect(read.meetings.map(textOf)).toEqual(meetings);
  expect(read.notes).toEqual(notes);
});

test('whose calendar it is is decided by who is in most meetings, and not guessed where two are', () => {
  const other = (name: string) => `ATTENDEE;CN=Ann Lee:mailto:${name}`;
  const clear = bytesOf([
    ...event('UID:1', 'DTSTART:20261124T090000Z'),
    ...event('UID:2', 'DTSTART:20261123T090000Z').with(2, other('ann@else.example')),
  ]);
  const open = bytesOf(event('UID:1', 'DTSTART:20261124T090000Z'));
  const userAddress = 'jane@nordvik-bank.example';

  expect(readMeetings(clear, DAY).ownDomains).toEqual(['acme.test']);
  expect(readMeetings(clear, { ...DAY, userAddress })).toEqual(readMeetings(clear, DAY));
  expect(readMeetings(open, DAY).ownDomains).toEqual([]);
});

test('where the calendar leaves open whose it is, the address of whoever reads it decides if anybody of its domain is invited', () => {
  const lines = event('UID:1', 'DTSTART:20261124T090000Z');
  const readBy = (userAddress: string) => readMeetings(bytesOf(lines), { ...DAY, userAddress });

  expect(readBy('Ann.Other@acme.test').ownDomains).toEqual(['acme.test']);
  expect(readBy('somebody@elsewhere.example').ownDomains).toEqual([]);
  expect(readBy('').ownDomains).toEqual([]);
});

test('a calendar that shows whose it is stays theirs, whoever of those invited reads it', () => {
  const lines = ['X-WR-CALNAME:max@acme.test', ...event('UID:1', 'DTSTART:20261124T090000Z')];
  const readBy = (userAddress: string) => readMeetings(bytesOf(lines), { ...DAY, userAddress });

  expect(readBy('jane@nordvik-bank.example')).toEqual(readBy(''));
  expect(readBy('').ownDomains).toEqual(['acme.test']);
});

test('a letter that is folded apart is read whole', () => {
  const whole = bytesOf(event('UID:1', 'SUMMARY:Zürich', 'DTSTART:20261124T090000Z'));
  const at = whole.findIndex((byte, index) => byte === 0xc3 && whole[index + 1] === 0xbc) + 1;
  const folded = Uint8Array.of(...whole.slice(0, at), 13, 10, 32, ...whole.slice(at));

  expect(readMeetings(folded, OWN).meetings[0]?.title).toBe('Zürich');
});

test('fault 211: what is no calendar is refused with what to do', () => {
  expect(() => readMeetings(new TextEncoder().encode('<html>Sign in</html>'), OWN)).toThrow(
    'This is not a calendar. Export the calendar as an iCalendar file (.ics), then use that file.',
  );
});

test('fault 212: a calendar of more than 20 MB is refused with what to do', () => {
  expect(() => readMeetings(new Uint8Array(20_000_001), OWN)).toThrow(
    'This calendar is larger than 20 MB. Export a shorter time, such as the coming month.',
  );
});

const COSTLY = {
  'counted from 1601': ['DTSTART:16010101T090000Z', 'RRULE:FREQ=DAILY;COUNT=999999'],
  'the last of many a year': ['DTSTART:20000101T090000Z', 'RRULE:FREQ=YEARLY;BYDAY=TU;BYSETPOS=47'],
  'a day that never comes': [
    'DTSTART:20000101T090000Z',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ],
  'without an end': ['DTSTART:20000101T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
};

const SAID: Readonly<Record<string, string>> = {
  'the last of many a year': 'series recur by a rule that cannot be read and may be missing.',
  'counted from 1601': 'series recur by a rule that cannot be read and may be missing.',
  'without an end': 'meetings beyond what a list holds. Ask for fewer days',
};

test.each(Object.entries(COSTLY))(
  'fault 213: 50,000 events %s are read in seconds, and what is left out is said',
  (title, lines) => {
    const said = SAID[title] ?? '';
    const one = event('SUMMARY:Much', ...lines).join('\r\n');
    const bytes = bytesOf(Array.from({ length: 50_000 }, () => one));

    const reads: MeetingList[] = [];
    const cost = effortMs(() => reads.push(readMeetings(bytes, OWN)), 6000);

    expect(cost).toBeLessThanOrEqual(6000);
    const [{ meetings, notes } = { meetings: [], notes: [] }] = reads;
    expect(meetings.length).toBeLessThanOrEqual(200);
    if (said !== '') expect(notes.join(' ')).toContain(said);
    else expect(meetings).toEqual([]);
  },
);

test.each([
  'A',
  'ATTENDEE:',
  'BEGIN:VEVENT\n',
  'BEGIN:VALARM\n',
  '\n ',
  'ATTENDEE;CN="',
  'BEGIN:VTIMEZONE\nBEGIN:STANDARD\n',
])('twenty megabytes of %j are read in seconds', (unit) => {
  const text = `BEGIN:VCALENDAR\n${unit.repeat(19_000_000 / unit.length)}`;
  const bytes = new TextEncoder().encode(text);
  const read = (): void => {
    try {
      readMeetings(bytes, OWN);
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
    }
  };

  expect(effortMs(read, 6000)).toBeLessThanOrEqual(6000);
});

test('any bytes and any lines are read or refused', () => {
  const pieces = fc.constantFrom(
    ...CALENDARS.flatMap(({ lines }) => lines),
    ...['RRULE:FREQ=', 'DTSTART;TZID=', ';', ':', '"', '99999999', ' ', '\r\n', '\u202E'],
  );
  const lines = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 40 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.oneof(lines.map(bytesOf), fc.uint8Array({ maxLength: 200 })), (bytes) => {
      try {
        const { meetings, prospects } = readMeetings(bytes, OWN);
        expect(meetings.flatMap(({ people }) => people).length).toBeGreaterThanOrEqual(
          prospects.length,
        );
      } catch (error) {
        expect(error).toBeInstanceOf(CalendarError);
      }
    }),
    { numRuns: 300 },
  );
});
