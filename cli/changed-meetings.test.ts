import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startService, type ReceivedCall } from '../engine/testing/start-service.ts';
import { CALENDAR, DAY_NOW, openDay } from './testing/run-day.ts';
import { runHere } from './testing/run-here.ts';

const { legwork, day } = await openDay();
const { folder } = legwork;
const OWN = ['--own-domain', 'acme.test', '--quiet'];

const noticeIn = ({ body }: ReceivedCall) => {
  const { kind, changes, meeting } = z
    .object({
      kind: z.string(),
      changes: z.array(z.string()),
      meeting: z.object({ title: z.string(), day: z.string(), begins: z.string() }),
    })
    .parse(JSON.parse(body));
  return [kind, meeting.title, `${meeting.day} ${meeting.begins}`, ...changes];
};

const GONE = 'It is no longer in your calendar, you declined it, or nobody from outside is left.';
const MORNING = new Date('2026-11-24T05:00:00Z');
const [HEAD = '', SECOND = '', FIRST = ''] = CALENDAR.split('BEGIN:VEVENT\r\n');
const onlyFirst = [HEAD, FIRST].join('BEGIN:VEVENT\r\n');
const delivering = (calendar: string, state: string, url: string) => [
  ...[calendar, ...OWN, '--state', join(folder, state), '--webhook', url],
];

test.each([
  [
    'is cancelled',
    DAY_NOW,
    onlyFirst,
    [['meeting cancelled', 'Second talk', '2026-11-24 14:00', GONE]],
  ],
  [
    'is cancelled on its own day',
    MORNING,
    CALENDAR.replace('SUMMARY:Second', 'STATUS:CANCELLED\r\nSUMMARY:Second'),
    [['meeting cancelled', 'Second talk', '2026-11-24 14:00', GONE]],
  ],
  [
    'everybody from outside has left',
    DAY_NOW,
    [HEAD, SECOND.replace(/^ATTENDEE;CN=Ingrid.*\r\n/mu, ''), FIRST].join('BEGIN:VEVENT\r\n'),
    [['meeting cancelled', 'Second talk', '2026-11-24 14:00', GONE]],
  ],
  [
    'is moved on its own day',
    MORNING,
    CALENDAR.replace('1124T13', '1124T14'),
    [['meeting changed', 'Second talk', '2026-11-24 15:00', 'Moved from 14:00 to 15:00.']],
  ],
  [
    'is moved to another week',
    DAY_NOW,
    CALENDAR.replace('1124T13', '1201T13'),
    [
      [
        ...['meeting changed', 'Second talk', '2026-12-01 14:00'],
        'Moved from 24 November 2026, 14:00 to 1 December 2026, 14:00.',
      ],
    ],
  ],
  [
    'has another title',
    DAY_NOW,
    CALENDAR.replace('Second talk', 'Third talk'),
    [['meeting', 'Third talk', '2026-11-24 14:00', 'It was called “Second talk”.']],
  ],
  ['stands in a file that is cut off', DAY_NOW, onlyFirst.replace('END:VCALENDAR', ''), []],
  ['is in an empty file', DAY_NOW, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', []],
])(
  'fault 293: of a delivered meeting that %s is said once what is known, and nothing else',
  async (what, now, calendar, said) => {
    await using webhook = await startService(() => ({ status: 204 }));
    const changing = join(folder, `${what}.ics`);
    await writeFile(changing, CALENDAR);
    const args = delivering(changing, what, webhook.baseUrl);
    await day(args);
    const { length } = webhook.calls;
    await writeFile(changing, calendar);

    const codes = [await day(args, {}, now), await day(args, {}, now)].map(({ code }) => code);

    expect([length, ...codes]).toEqual([2, 0, 0]);
    expect(webhook.calls.slice(length).map(noticeIn)).toEqual(said);
  },
);

test('fault 294: another calendar takes nothing back, and what could not be taken back is by the next run', async () => {
  let status = 204;
  await using webhook = await startService(() => ({ status }));
  const [calendar, other] = [join(folder, 'mine.ics'), join(folder, 'other.ics')];
  await writeFile(calendar, CALENDAR);
  await writeFile(other, onlyFirst);
  const args = delivering(calendar, 'two', webhook.baseUrl);
  await day(args);
  await day(delivering(other, 'two', webhook.baseUrl));
  const { length } = webhook.calls;
  await writeFile(calendar, onlyFirst);
  status = 400;
  const refused = await day(args);
  const refusedAgain = await day(args);
  status = 204;
  const sent = await day(args);

  expect([length, refused.code, refusedAgain.code, sent.code]).toEqual([2, 1, 1, 0]);
  const notices = webhook.calls.slice(length);
  expect(new Set(notices.map(({ body }) => body)).size).toBe(1);
  expect(notices.map(noticeIn)[0]?.[0]).toBe('meeting cancelled');
});

test('threat 55: what is remembered of a delivered meeting goes with whoever is forgotten, and when its day is over', async () => {
  const records = () => readFile(join(folder, 'memory/.legwork/meetings.json'), 'utf8');
  const named = join(folder, 'named.ics');
  await writeFile(named, CALENDAR.replace('DORA', 'Ingrid Solberg, DORA'));
  const args = [named, ...OWN, '--state', join(folder, 'memory')];
  await day(args);
  const kept = await records();
  await runHere(
    ['forget', 'Ingrid Solberg', '--company', 'Nordvik Bank', '--state', join(folder, 'memory')],
    { variables: legwork.variables },
  );
  const forgotten = await records();
  await writeFile(named, HEAD);
  await day(args, {}, new Date('2026-11-25T05:00:00Z'));

  expect(kept).toContain('Ingrid Solberg');
  expect(forgotten).not.toMatch(/ingrid|DORA/iu);
  expect(forgotten).toContain('14:00');
  expect(await records()).not.toContain('14:00');
});
