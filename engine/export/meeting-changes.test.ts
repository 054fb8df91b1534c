import { expect, test } from 'vitest';
import { readMeetings } from '../import/calendar/read-meetings.ts';
import { event } from '../import/calendar/testing/calendar-case.ts';
import { agendaChanges } from './meeting-changes.ts';

const read = (lines: readonly string[], end = 'END:VCALENDAR') =>
  readMeetings(new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, end].join('\r\n')), {
    firstDay: '2026-11-24',
    days: 3,
    timeZone: 'Europe/Berlin',
    ownDomains: ['acme.test'],
  });

const ANN = 'ATTENDEE;CN=Ann Lee:mailto:ann@halden.example';
const SINGLE = event('UID:one', 'SUMMARY:Acme', 'DTSTART:20261124T090000Z', ANN);
const DAILY = event(
  'UID:daily',
  'SUMMARY:Daily',
  'DTSTART:20261120T130000Z',
  'RRULE:FREQ=DAILY;COUNT=20',
);
const MOVED_DAILY = event(
  'UID:daily',
  'SUMMARY:Daily',
  'RECURRENCE-ID:20261125T130000Z',
  'DTSTART:20261126T150000Z',
);
const replaced = (from: string, to: string) => SINGLE.map((line) => line.replace(from, to));
const GONE = 'Cancelled, or moved to another day: 24 November 2026, 10:00: Acme';

test.each([
  ['is still there', [...SINGLE, ...DAILY], []],
  ['was taken out', DAILY, [GONE]],
  ['is cancelled', [...replaced('SUMMARY', 'STATUS:CANCELLED\r\nSUMMARY'), ...DAILY], [GONE]],
  ['was moved out of these days', [...replaced('20261124', '20261230'), ...DAILY], [GONE]],
  [
    'was moved within the day',
    [...replaced('T09', 'T13'), ...DAILY],
    ['24 November 2026, 14:00: Acme: Moved from 10:00 to 14:00.'],
  ],
  [
    'was moved to another day',
    [...replaced('20261124', '20261126'), ...DAILY],
    [
      '26 November 2026, 10:00: Acme: Moved from 24 November 2026, 10:00 to 26 November 2026, 10:00.',
    ],
  ],
  [
    'has another title',
    [...replaced('SUMMARY:Acme', 'SUMMARY:New'), ...DAILY],
    ['24 November 2026, 10:00: New: It was called “Acme”.'],
  ],
  [
    'has lost somebody',
    [...replaced(ANN, 'ATTENDEE;CN=Bo Roe:mailto:bo@halden.example'), ...DAILY],
    ['24 November 2026, 10:00: Acme: No longer with Ann Lee. Now also with Bo Roe.'],
  ],
  [
    'is one of a series and was moved',
    [...SINGLE, ...DAILY, ...MOVED_DAILY],
    [
      '26 November 2026, 16:00: Daily: Moved from 25 November 2026, 14:00 to 26 November 2026, 16:00.',
    ],
  ],
  [
    'is one of a series and was taken out',
    [...SINGLE, ...DAILY.toSpliced(-1, 0, 'EXDATE:20261125T130000Z')],
    ['Cancelled, or moved to another day: 25 November 2026, 14:00: Daily'],
  ],
])(
  'fault 291: what became of a meeting that %s is said, and nothing else',
  (_what, lines, said) => {
    const { meetings } = read([...SINGLE, ...DAILY]);

    expect(agendaChanges(meetings, read(lines)).map(({ title }) => title)).toEqual(said);
  },
);

test('fault 292: a calendar that is cut off or empty cancels nothing, nor does one with more meetings than are read', () => {
  const { meetings } = read([...SINGLE, ...DAILY]);
  const many = Array.from({ length: 201 }, (_, index) =>
    event(`UID:m${index}`, 'DTSTART:20261124T060000Z'),
  );

  for (const later of [read(DAILY, ''), read([]), read(many.flat())]) {
    expect(agendaChanges(meetings, later)).toEqual([]);
  }
});
