import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#engine';
import { startService, type ReceivedCall } from '../engine/testing/start-service.ts';
import { startMailServer } from '../simulators/mail/mail-server.ts';
import { CALENDAR, DAY_KEY, openDay } from './testing/run-day.ts';
import { runHere } from './testing/run-here.ts';

const { legwork, day } = await openDay();
const { simulators, folder } = legwork;
const file = join(folder, 'calendar.ics');
await writeFile(file, CALENDAR);

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
  ['sends a page', { status: 200, body: '<html>' }, 'This is not a calendar. '],
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

test('fault 215: where the calendar does not show which people are own, nobody is researched', async () => {
  const { code, stderr } = await day([file]);

  expect(code).toBe(2);
  expect(stderr).toContain('such as --own-domain');
  expect(simulators.scraperApi.calls).toHaveLength(0);
});

test.each([
  [[], 'A calendar is missing'],
  [[file, '--calendar-url-file', 'x'], 'not both'],
  [[file, '--days', '32'], '--days takes at most 31'],
  [['nobody.ics'], 'nobody.ics cannot be read'],
  [[file, '--webhook', 'https://a.example'], '--state is missing: the folder for what has been'],
  [[file, '--format', 'slack'], '--state is missing'],
])('wrong use %j is named with its remedy', async (args, said) => {
  expect((await day(args)).stderr).toContain(said);
});

const meetingIn = ({ body }: ReceivedCall) =>
  z
    .object({
      kind: z.literal('meeting'),
      id: z.string(),
      isUpdate: z.boolean(),
      meeting: z.object({
        title: z.string(),
        begins: z.string(),
      }),
    })
    .parse(JSON.parse(body));

const own = ['--own-domain', 'acme.test', '--quiet'];
const delivering = (state: string, more: readonly string[]) => [
  ...[file, ...own, '--state', join(folder, state)],
  ...more,
];

test('fault 222: each meeting is delivered once, however often cron runs, and again only when it has changed', async () => {
  await using webhook = await startService(() => ({ status: 204 }));
  const args = delivering('once', ['--webhook', webhook.baseUrl]);
  const moved = join(folder, 'moved.ics');
  await writeFile(moved, CALENDAR.replace('DTSTART:20261124T13', 'DTSTART:20261124T14'));

  const first = await day(args);
  const { length } = simulators.scraperApi.calls;
  const second = await day(args);
  const changed = await day([moved, ...args.slice(1)]);
  const same = await day([moved, ...args.slice(1)]);

  expect([first, second, changed, same].map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(first.stderr).toContain('2 delivered.');
  for (const { stderr } of [second, same]) expect(stderr).toContain('Nothing new.');
  expect(simulators.scraperApi.calls).toHaveLength(length);
  const meetings = webhook.calls.map(meetingIn);
  expect(
    meetings.map(({ isUpdate, meeting }) => [meeting.title, meeting.begins, isUpdate]),
  ).toEqual([
    ['DORA <b>gaps</b>', '09:00', false],
    ['Second talk', '14:00', false],
    ['Second talk', '15:00', true],
  ]);
  expect(webhook.calls[0]?.body).toContain('"whyNow":[{');
  expect(new Set(meetings.map(({ id }) => id)).size).toBe(3);
});

test.each([
  ['slack', '09:00–09:30: DORA <b>gaps</b>"', '"*Ingrid Solberg, Nordvik'],
  ['teams', '09:00–09:30: DORA <b>gaps</b>"', '"Ingrid Solberg, Nordvik'],
  ['json', '{"kind":"meeting","isUpdate":false,', '"title":"Second talk"'],
  ['markdown', '## 24 November 2026, 14:00: Second talk', '### Ingrid Solberg, Nordvik Bank'],
])('in %s every meeting is complete by itself', async (format, title, person) => {
  const { stdout } = await day(delivering(`as-${format}`, ['--format', format]));

  expect(stdout).toContain(title);
  expect(stdout).toContain(person);
});

test('a mail about a meeting names the time and the people, and makes no markup of its title', async () => {
  await using server = await startMailServer();
  const mail = ['--format', 'mail', '--mail-to', 'jo@acme.test', '--mail-from', 'bot@acme.test'];
  const variables = { SMTP_URL: `smtp://127.0.0.1:${server.port}?tls=off` };

  expect((await day(delivering('mailed', mail), variables)).code).toBe(0);

  const [first = '', second = ''] = server.mails.map((one) => one.replaceAll('=\r\n', ''));
  expect(first).toContain('DORA &lt;b&gt;gaps&lt;/b&gt;</h1>');
  expect(first).toContain('Ingrid Solberg, Nordvik Bank');
  expect(second).toContain('Second talk</h1>');
});

test('fault 223: a meeting that could not be delivered is delivered by the next run, or said to be over, and forgotten with its people', async () => {
  let status = 400;
  await using webhook = await startService(() => ({ status }));
  const args = (state: string) => delivering(state, ['--webhook', webhook.baseUrl]);
  const refused = await day(args('kept'));
  for (const state of ['over', 'forgotten']) await day(args(state));
  const place = join(folder, 'forgotten');
  const forget = ['forget', 'Ingrid Solberg', '--company', 'Nordvik Bank', '--state', place];
  const forgotten = await runHere(forget, { variables: legwork.variables });
  status = 204;
  const calls = webhook.calls.length;
  const kept = await day(args('kept'), {}, new Date('2026-11-24T05:00:00Z'));
  const over = await day(args('over'), {}, new Date('2026-11-25T05:00:00Z'));

  expect([refused.code, kept.code, over.code]).toEqual([1, 0, 0]);
  expect(refused.stderr).toContain('2 undelivered and kept for the next time: http');
  expect(calls).toBe(3);
  expect(webhook.calls.slice(calls).map((call) => meetingIn(call).meeting.title)).toEqual([
    'DORA <b>gaps</b>',
    'Second talk',
  ]);
  expect(over.stderr).toContain('2 not delivered before they were over.');
  expect(forgotten.stdout).toMatch(/^Removed what was kept about Ingrid Solberg: /u);
  const records = await readFile(join(place, '.legwork/meetings.json'), 'utf8');
  expect(records).not.toMatch(/ingrid/iu);
});

test('fault 219: killed while it delivers a meeting, a day delivers the same meeting once more', async () => {
  const ahead = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const soon = join(folder, 'soon.ics');
  const all = CALENDAR.split('BEGIN:VEVENT');
  const single = [all[0], `${all[1] ?? ''}END:VCALENDAR\r\n`].join('BEGIN:VEVENT');
  await writeFile(soon, single.replace('DTSTART:20261124T13', `DTSTART:${ahead}T13`));
  let isHanging = true;
  await using webhook = await startService(() => (isHanging ? 'hang' : { status: 200 }));
  const more = ['--days', '4', '--webhook', webhook.baseUrl];
  const args = [soon, ...own, '--state', join(folder, 'killed'), ...more];
  const first = legwork.start(['day', ...args], {
    variables: { SCRAPERAPI_KEY: DAY_KEY, FIRECRAWL_KEY: DAY_KEY, TZ: 'Europe/Berlin' },
  });
  await expect.poll(() => webhook.calls.length).toBe(1);
  first.process.kill('SIGKILL');
  await first.ended;
  isHanging = false;

  const again = await day(args, {}, new Date());
  const nothing = await day(args, {}, new Date());

  expect([again.code, nothing.code]).toEqual([0, 0]);
  expect(webhook.calls).toHaveLength(2);
  expect(webhook.calls[1]?.body).toBe(webhook.calls[0]?.body);
});
