import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startService } from '../engine/testing/start-service.ts';
import { openLegwork } from '../testing/legwork.ts';
import { runHere } from './testing/run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const keys = { [KEY]: 100_000 };
const legwork = await openLegwork({
  scraperApi: { keys },
  serpApi: { keys },
  firecrawl: { keys },
});
const { simulators, folder } = legwork;
afterAll(() => legwork[Symbol.asyncDispose]());
beforeEach(() => simulators.reset());

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:2',
  'DTSTART:20261124T130000Z',
  'ATTENDEE;CN=Max Own:mailto:max@acme.test',
  'ATTENDEE;CN=Ingrid Solberg:mailto:ingrid@nordvik-bank.example',
  'SUMMARY:Second talk',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20261124T080000Z',
  'DTEND:20261124T083000Z',
  'ATTENDEE;CN=Max Own:mailto:max@acme.test',
  'ATTENDEE;CN="Solberg, Ingrid":mailto:ingrid@nordvik-bank.example',
  'ATTENDEE;CN=Room 4;CUTYPE=ROOM:mailto:room4@acme.test',
  'SUMMARY:DORA <b>gaps</b>',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const file = join(folder, 'calendar.ics');
await writeFile(file, CALENDAR);

const day = (args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  runHere(['day', ...args], {
    now: new Date('2026-11-23T15:00:00Z'),
    variables: {
      ...legwork.variables,
      SCRAPERAPI_KEY: KEY,
      FIRECRAWL_KEY: KEY,
      TZ: 'Europe/Berlin',
      ...variables,
    },
  });

test("tomorrow's meetings are printed in order of time, each person's brief once, and what is left out is said", async () => {
  const { code, stdout, stderr } = await day([file, '--own-domain', 'acme.test']);

  expect(code).toBe(0);
  const headings = stdout.split('\n').filter((line) => /^#{1,3} /u.test(line));
  expect(headings).toEqual([
    '# Tomorrow',
    String.raw`## 24 November 2026, 09:00–09:30: DORA \<b\>gaps\</b\>`,
    '### Ingrid Solberg, Nordvik Bank (nordvik-bank.example)',
    '## 24 November 2026, 14:00: Second talk',
    '### Ingrid Solberg, Nordvik Bank (nordvik-bank.example)',
  ]);
  expect(stdout).toMatch(/^#### Why now$/mu);
  expect(stdout.match(/^#### Who$/gmu) ?? []).toHaveLength(1);
  expect(stdout).toContain('See above.');
  expect(stderr).toContain('legwork: Left out: 1 room or resource.');
});

const page = z.object({
  kind: z.literal('day'),
  meetings: z.array(z.object({ title: z.string(), people: z.array(z.unknown()) })),
});

test('the page comes as JSON too, from a secret address that no message has', async () => {
  await using service = await startService(() => ({ status: 200, body: CALENDAR }));
  const address = join(folder, 'address');
  await writeFile(address, `${service.baseUrl}/secret-feed\n`, { mode: 0o600 });

  const args = ['--calendar-url-file', address, '--own-domain', 'acme.test', '--format', 'json'];
  const { code, stdout, stderr } = await day(args);

  expect(code).toBe(0);
  expect(page.parse(JSON.parse(stdout)).meetings.map(({ title }) => title)).toEqual([
    'DORA <b>gaps</b>',
    'Second talk',
  ]);
  expect(stdout + stderr).not.toContain('secret-feed');
});

test.each([
  ['refuses', { status: 404 }, 'answered 404. Copy it again'],
  [
    'redirects',
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
    'redirects; save the address that it leads to.',
  ],
  ['sends a page', { status: 200, body: '<html>' }, 'This is no calendar. '],
])(
  'fault 214: a calendar address that %s is said without the address',
  async (_how, answer, said) => {
    await using service = await startService(() => answer);

    const { code, stdout, stderr } = await day([], {
      LEGWORK_CALENDAR_URL: `${service.baseUrl}/secret-feed`,
    });

    expect([1, 2]).toContain(code);
    expect(stdout).toBe('');
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('secret-feed');
    expect(simulators.scraperApi.calls).toHaveLength(0);
  },
);

test('threat 41: a file with a calendar address that others can read is refused, and the address is not printed', async () => {
  const open = join(folder, 'open-address');
  await writeFile(open, 'https://calendar.example/secret-feed', { mode: 0o644 });

  const { code, stderr } = await day(['--calendar-url-file', open]);

  expect(code).toBe(2);
  expect(stderr).toContain(`chmod 600 ${open}`);
  expect(stderr).not.toContain('secret-feed');
});

test('fault 215: where the calendar does not tell which people are own, nobody is researched', async () => {
  const { code, stderr } = await day([file]);

  expect(code).toBe(2);
  expect(stderr).toContain('Say it with --own-domain');
  expect(simulators.scraperApi.calls).toHaveLength(0);
});

test.each([
  [[], 'A calendar is missing'],
  [[file, '--calendar-url-file', 'x'], 'not both'],
  [[file, '--days', '32'], '--days takes at most 31'],
  [['nobody.ics'], 'nobody.ics cannot be read'],
])('wrong use %j is named with its remedy', async (args, said) => {
  expect((await day(args)).stderr).toContain(said);
});
