import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#engine';
import { startService } from '../engine/testing/start-service.ts';
import { MAIL_CERTIFICATE, startMailServer } from '../simulators/mail/mail-server.ts';
import { openLegwork } from '../testing/legwork.ts';
import { createChangingWorld } from './testing/changing-world.ts';
import { runHere } from './testing/run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const keys = { [KEY]: 100_000 };
const BREACH =
  'https://ledgerwire.example/news/2026/09/17/nordvik-bank-supplier-breach-customer-letters';
const PODCAST = 'https://riskroom.example/podcast/ep-48-interview-ingrid-solberg-nordvik-bank';

const { world, hide, publish } = createChangingWorld();
const legwork = await openLegwork({
  shared: { world },
  scraperApi: { keys },
  serpApi: { keys },
  firecrawl: { keys },
});
const { simulators, folder } = legwork;
const file = join(folder, 'ingrid.csv');
await writeFile(file, 'Name,Company\nIngrid Solberg,Nordvik Bank\n');
afterAll(() => legwork[Symbol.asyncDispose]());
beforeEach(() => {
  simulators.reset();
  hide([BREACH, PODCAST]);
});

const usual = { SCRAPERAPI_KEY: KEY, FIRECRAWL_KEY: KEY, TZ: 'Europe/Berlin' };
const watching = (state: string, more: readonly string[]) => [
  ...['watch', file, '--state', join(folder, state)],
  ...more,
];
const watch = (
  state: string,
  more: readonly string[] = [],
  { now = new Date(), variables = {} }: { now?: Date; variables?: Record<string, string> } = {},
) =>
  runHere(watching(state, more), {
    now,
    variables: { ...legwork.variables, ...usual, ...variables },
  });

const MAIL = ['--format', 'mail', '--mail-to', 'team@acme.example'];
MAIL.push('--mail-from', 'legwork@acme.example');

test('fault 216: mail that is put off is kept, and handed in by the next round alone', async () => {
  let isGreylisted = true;
  await using server = await startMailServer(() => (isGreylisted ? 'put off' : 'take'));
  const variables = { SMTP_URL: `smtp://127.0.0.1:${server.port}?tls=off` };
  await watch('greylisted');
  publish(BREACH);

  const kept = await watch('greylisted', MAIL, { variables });
  isGreylisted = false;
  const delivered = await watch('greylisted', MAIL, { variables });
  const nothing = await watch('greylisted', MAIL, { variables });

  expect(kept.code).toBe(1);
  expect(kept.stderr).toContain(
    '1 undelivered and kept for the next time: 127.0.0.1 asked to try again later (451).',
  );
  expect([delivered.code, nothing.code]).toEqual([0, 0]);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain(new URL(BREACH).pathname.slice(0, 20));
});

test('fault 219: killed while it hands in a mail, by TLS and with a login, a watch hands in the same mail once more', async () => {
  let isHanging = true;
  const login = { user: 'legwork', password: 'the password of the mail server' };
  await using server = await startMailServer(() => (isHanging ? 'hang' : 'take'), {
    security: 'starttls',
    login,
  });
  const password = encodeURIComponent(login.password);
  const smtp = join(folder, 'smtp');
  await writeFile(smtp, `smtp://legwork:${password}@127.0.0.1:${server.port}\n`, { mode: 0o600 });
  const variables = { ...usual, SMTP_URL_FILE: smtp, NODE_EXTRA_CA_CERTS: MAIL_CERTIFICATE };
  await watch('killed');
  publish(BREACH);
  const first = legwork.start(watching('killed', MAIL), { variables });
  await expect.poll(() => server.mails.length).toBe(1);
  first.process.kill('SIGKILL');
  await first.ended;
  isHanging = false;

  const again = await legwork.run(watching('killed', MAIL), { variables });
  const nothing = await watch('killed', MAIL, { variables: { SMTP_URL_FILE: smtp } });

  expect([again.code, nothing.code]).toEqual([0, 0]);
  expect(server.mails).toHaveLength(2);
  expect(server.mails[1]).toBe(server.mails[0]);
  expect(again.stdout + again.stderr).not.toContain('password');
});

const digestOf = z.object({
  kind: z.literal('digest'),
  id: z.string(),
  week: z.string(),
  news: z.array(z.object({ id: z.string(), results: z.array(z.object({ url: z.string() })) })),
});
const digestIn = ({ body }: { readonly body: string }) => digestOf.parse(JSON.parse(body));

test('fault 221: a digest comes once a week with all that is new since the last, and nothing comes between', async () => {
  await using webhook = await startService(() => ({ status: 204 }));
  const at = (day: string) =>
    watch('weekly', ['--digest', 'weekly', '--webhook', webhook.baseUrl], { now: new Date(day) });
  await at('2026-11-20T07:00:00Z');
  publish(BREACH);
  const saturday = await at('2026-11-21T07:00:00Z');
  publish(PODCAST);
  // Monday in Berlin, and still Sunday in London.
  const monday = await at('2026-11-22T23:30:00Z');
  const tuesday = await at('2026-11-24T07:00:00Z');
  const nextMonday = await at('2026-11-30T07:00:00Z');

  expect([saturday.code, monday.code, tuesday.code, nextMonday.code]).toEqual([0, 0, 0, 0]);
  expect(saturday.stderr).toContain('1 kept for the next digest.');
  expect(tuesday.stderr).toContain('Nothing new.');
  expect(webhook.calls.map(digestIn)).toMatchObject([
    {
      week: '2026-11-23',
      news: [{ results: [{ url: BREACH }] }, { results: [{ url: PODCAST }] }],
    },
  ]);
});

test('fault 221: a digest that is refused comes another day as it was, and what is new since then waits for its own', async () => {
  let status = 400;
  await using webhook = await startService(() => ({ status }));
  const at = (day: string, more = ['--digest', 'weekly']) =>
    watch('refused', [...more, '--webhook', webhook.baseUrl], { now: new Date(day) });
  await at('2026-11-20T07:00:00Z');
  publish(BREACH);
  const refused = await at('2026-11-23T07:00:00Z');
  publish(PODCAST);
  const again = await at('2026-11-24T07:00:00Z');
  status = 204;
  const delivered = await at('2026-11-25T07:00:00Z');
  // Without the digest what waits for it comes by itself.
  const single = await at('2026-11-26T07:00:00Z', []);

  expect([refused, again, delivered, single].map(({ code }) => code)).toEqual([1, 1, 0, 0]);
  expect(refused.stderr).toContain('1 undelivered and kept for the next time: http');
  expect(delivered.stderr).toContain('1 kept for the next digest.');
  const [first, second, third, last] = webhook.calls.map(({ body }) => body);
  expect([second, third]).toEqual([first, first]);
  expect(last).toMatch(/"kind":"news".*riskroom\.example/u);
  expect(webhook.calls).toHaveLength(4);
});

test('fault 219: killed while it delivers a digest, a watch delivers the same digest once more', async () => {
  let isHanging = true;
  await using webhook = await startService(() => (isHanging ? 'hang' : { status: 200 }));
  const more = ['--digest', 'weekly', '--webhook', webhook.baseUrl];
  await watch('killed-digest', more, { now: new Date(Date.now() - 8 * DAY_MS) });
  publish(BREACH);
  const first = legwork.start(watching('killed-digest', more), { variables: usual });
  await expect.poll(() => webhook.calls.length).toBe(1);
  first.process.kill('SIGKILL');
  await first.ended;
  isHanging = false;
  const people = join(folder, 'killed-digest/people');
  const person = join(people, (await readdir(people))[0] ?? '');
  const undelivered = await readFile(person, 'utf8');

  const again = await watch('killed-digest', more);
  // As a kill leaves it between the digest's own file and those of the people.
  await writeFile(person, undelivered);
  const state = join(folder, 'killed-digest/.legwork/digest.json');
  const { news } = digestIn(webhook.calls[0] ?? { body: '' });
  const noted = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(state, 'utf8')));
  const delivered = news.map(({ id }) => id);
  await writeFile(state, JSON.stringify({ ...noted, delivered }));
  const nothing = await watch('killed-digest', more);

  expect([again.code, nothing.code]).toEqual([0, 0]);
  expect(nothing.stderr).toContain('Nothing new.');
  expect(webhook.calls).toHaveLength(2);
  expect(webhook.calls[1]?.body).toBe(webhook.calls[0]?.body);
});

test('fault 219: who is forgotten is in no digest that is still on its way', async () => {
  let status = 400;
  await using webhook = await startService(() => ({ status }));
  const more = ['--digest', 'weekly', '--webhook', webhook.baseUrl, '--since', '3650d'];
  await watch('forgotten', more);
  const state = join(folder, 'forgotten');
  await runHere(['forget', 'Ingrid Solberg', '--company', 'Nordvik Bank', '--state', state], {
    variables: legwork.variables,
  });
  status = 204;
  const calls = webhook.calls.length;
  await watch('forgotten', ['--digest', 'weekly', '--webhook', webhook.baseUrl]);

  expect(calls).toBe(1);
  expect(webhook.calls).toHaveLength(calls);
});

test.each([
  [['--mail-to', 'a@b.example'], '--mail-to is for mail. Add --format mail.'],
  [
    [...MAIL, '--webhook', 'https://a.example'],
    '--webhook does not send mail. Leave out --webhook or --format mail.',
  ],
  [['--digest', 'daily'], "--digest takes weekly; 'daily' is none of them."],
])('wrong use %j is named with its remedy', async (more, sentence) => {
  const { code, stderr } = await watch('wrong', more);

  expect([code, stderr]).toEqual([2, `legwork: ${sentence}\n`]);
});
