import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '@testing-library/jest-dom/vitest';
import { expect, onTestFinished, test } from 'vitest';
import { dayText, dayAfter, readMeetings, type Meeting } from '#engine';
import { forgetHere } from '../../../storage/erase/forgotten.ts';
import { CalendarPreview, type CalendarList } from './calendar-preview.tsx';
import { isCalendar, readChosenDays } from './calendar-reading.ts';
import { usersDay } from './use-calendar.ts';

const JANE = 'ATTENDEE;CN=Jane Doe:mailto:jane@nordvik-bank.example';
const ANN = 'ATTENDEE;CN=Ann Own:mailto:ann@acme.example';
const TOMORROW = dayAfter(usersDay(new Date()));

/** A meeting of every day from this year on, at nine. */
const daily = (...lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  'UID:daily',
  'DTSTART:20260101T090000',
  'DTEND:20260101T093000',
  'RRULE:FREQ=DAILY',
  ...lines,
  'END:VEVENT',
];

const calendar = (...lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));

type Started = { readonly list: CalendarList; readonly creditsMax: number | null };

function preview(
  bytes: Uint8Array,
  before: readonly Meeting[] = [],
  userAddress = 'max@private.example',
): {
  readonly started: readonly Started[];
  forgotten: () => number;
} {
  const started: Started[] = [];
  let forgotten = 0;
  const { unmount } = render(
    <CalendarPreview
      bytes={bytes}
      before={before}
      isFree={false}
      userAddress={userAddress}
      onStart={(list, creditsMax) => started.push({ list, creditsMax })}
      onForgotten={() => (forgotten += 1)}
      read={async (request) => readChosenDays(request)}
    />,
  );
  onTestFinished(unmount);
  return { started, forgotten: () => forgotten };
}

test('tomorrow’s meetings are shown with everybody from outside, and with those who are left out and why', async () => {
  const { started } = preview(
    calendar(
      'X-WR-CALNAME:max@acme.example',
      ...daily(
        JANE,
        ANN,
        'ATTENDEE;CUTYPE=ROOM;CN=Room 4:mailto:room4@acme.example',
        'SUMMARY:<b>Risk</b> review',
      ),
    ),
  );

  const meetings = await screen.findByRole('list', { name: 'Meetings in order of time' });
  const day = dayText({ day: TOMORROW, precision: 'day' });
  expect(within(meetings).getByRole('listitem')).toHaveTextContent(
    `${day}, 09:00–09:30: <b>Risk</b> reviewJane Doe Nordvik Bank (nordvik-bank.example)`,
  );
  expect(screen.getByText(/1 of your own people; 1 room or resource/)).toBeInTheDocument();
  expect(screen.getByLabelText('Mail domains of your own people')).toHaveValue('acme.example');

  const limit = screen.getByLabelText('Credit limit');
  expect(limit).toHaveAccessibleDescription(/^The list pauses before it would use more, /u);
  await userEvent.type(limit, '200');
  await userEvent.click(screen.getByRole('button', { name: 'Research 1 prospect' }));
  expect(started).toMatchObject([
    { creditsMax: 200, list: { prospects: [{ name: 'Jane Doe', company: 'Nordvik Bank' }] } },
  ]);
});

test('what a calendar no longer has of the meetings before is shown first, and kept with the new list', async () => {
  const own = 'X-WR-CALNAME:max@acme.example';
  const options = { firstDay: TOMORROW, days: 1, timeZone: 'UTC', ownDomains: [] };
  const before = calendar(own, ...daily(JANE, 'SUMMARY:Risk'), ...daily(JANE).with(1, 'UID:other'));
  const { meetings } = readMeetings(before, options);
  const { started } = preview(
    calendar(own, ...daily(JANE, 'SUMMARY:Risk').with(3, 'DTEND:20260101T100000')),
    meetings,
  );

  await screen.findByText('Changed since the previous calendar');
  const day = dayText({ day: TOMORROW, precision: 'day' });
  const titles = [
    `${day}, 09:00–10:00: Risk: Moved from 09:00–09:30 to 09:00–10:00.`,
    `Cancelled, or moved to another day: ${day}, 09:00–09:30: No title`,
  ];
  for (const title of titles) expect(screen.getByText(title)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Research 1 prospect' }));
  expect(started[0]?.list.changes?.map(({ title }) => title)).toEqual(titles);
});

test('where the calendar does not show whose it is, the own domain is asked for before anybody is researched', async () => {
  preview(calendar(...daily(JANE, ANN)));

  await screen.findByText(/does not show which people are your own/);
  const start = screen.getByRole('button', { name: 'Research 2 prospects' });
  expect(start).toBeDisabled();
  expect(start).toHaveAccessibleDescription(/^Enter the mail domain of your own people first/u);
  await userEvent.type(screen.getByLabelText('Mail domains of your own people'), '@acme.example');

  expect(await screen.findByRole('button', { name: 'Research 1 prospect' })).toBeEnabled();
  expect(screen.queryByText('Ann Own')).not.toBeInTheDocument();
});

test('where the calendar does not show whose it is, the domain that the user is signed in with is taken if it is invited', async () => {
  preview(calendar(...daily(JANE, ANN)), [], 'max@acme.example');

  expect(await screen.findByRole('button', { name: 'Research 1 prospect' })).toBeEnabled();
  expect(screen.getByLabelText('Mail domains of your own people')).toHaveValue('acme.example');
});

test('another day and more days can be chosen; what is no day or number says so and leaves what is shown', async () => {
  preview(calendar('X-WR-CALNAME:max@acme.example', ...daily(JANE)));
  await screen.findByText('1 meeting with 1 person from outside');
  const days = screen.getByLabelText('Days');

  await userEvent.clear(days);
  expect(screen.getByText('A whole number from 1 to 31.')).toBeInTheDocument();
  await userEvent.type(days, '3');
  await screen.findByText('3 meetings with 1 person from outside');
  await userEvent.clear(screen.getByLabelText('From'));
  expect(screen.getByText('Choose a day.')).toBeInTheDocument();
  expect(screen.getByText('3 meetings with 1 person from outside')).toBeInTheDocument();
});

test.each([
  [
    'a web page',
    new TextEncoder().encode('<!doctype html><title>Sign in</title>'),
    'This is not a calendar.',
  ],
  ['nothing', new Uint8Array(), 'This is not a calendar.'],
  ['more than 20 MB', new Uint8Array(20_000_001), 'This calendar is larger than 20 MB.'],
  ['no events', calendar(), 'No meetings with people from outside on these days.'],
])(
  'fault 207: a calendar file that holds %s says what is wrong and what to do',
  async (_what, bytes, words) => {
    preview(bytes);

    await screen.findByText(new RegExp(words));
    expect(screen.queryByRole('button', { name: /^Research/ })).not.toBeInTheDocument();
  },
);

test('a calendar is distinguished from a list by its name or its beginning', () => {
  expect(isCalendar('Work.ICS', new Uint8Array())).toBe(true);
  expect(isCalendar('', calendar())).toBe(true);
  expect(isCalendar('list.csv', new TextEncoder().encode('Name,Company\nJane,Acme'))).toBe(false);
});

test('a calendar with somebody who is forgotten goes', async () => {
  const { forgotten } = preview(calendar('X-WR-CALNAME:max@acme.example', ...daily(JANE)));
  await screen.findByText('1 meeting with 1 person from outside');

  const at = new Date().toISOString();
  // This environment has no database to erase from.
  await forgetHere({ key: 'jane doe|nordvik bank', at, isNew: true }).catch(() => null);

  await waitFor(() => expect(forgotten()).toBe(1));
});
