import { createHmac } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { deadAddress, startService, type ReceivedCall } from '../engine/testing/start-service.ts';
import { DEMO_CRM_KEY } from '../simulators/crm/contacts.ts';
import { startTwenty } from '../simulators/crm/twenty.ts';
import { changed, neverAnswer } from '../simulators/server/faults.ts';
import type { RecordedCall } from '../simulators/server/recorded-call.ts';
import { openLegwork } from '../testing/legwork.ts';
import { createChangingWorld } from './testing/changing-world.ts';
import { commandsHere } from './testing/run-here.ts';

const KEY = 'a-key-with-many-credits-0123456789';
const USED_UP = 'a-key-without-credits-0123456789ab';
const keys = { [KEY]: 100_000, [USED_UP]: 0 };
const SECRET = 'the secret of the webhook';
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
const variables = { SCRAPERAPI_KEY: KEY, FIRECRAWL_KEY: KEY, LEGWORK_WEBHOOK_SECRET: SECRET };
afterAll(() => legwork[Symbol.asyncDispose]());
beforeEach(async () => {
  simulators.reset();
  hide([BREACH, PODCAST]);
  await writeFile(file, 'Name,Company\nIngrid Solberg,Nordvik Bank\n');
});

/** What does not need a process of its own: a warm one is five times as fast. */
const run = commandsHere(legwork, variables);

const watching = (state: string, more: readonly string[] = []) => [
  ...['watch', file, '--state', join(folder, state)],
  ...more,
];

const watch = (state: string, more: readonly string[] = []) => run(watching(state, more));

const message = z.object({
  kind: z.literal('news'),
  id: z.string(),
  prospect: z.object({ name: z.string(), company: z.string() }),
  results: z.array(z.object({ url: z.string() })),
});

const messageIn = ({ body }: ReceivedCall) => message.parse(JSON.parse(body));

test('the first round learns, the next ones report only what is new, and nothing new is said', async () => {
  const first = await watch('rounds');
  publish(BREACH);
  const second = await watch('rounds');
  const third = await watch('rounds');

  expect(first.code).toBe(0);
  expect(first.stdout).toBe('');
  expect(first.stderr).toContain('Nothing new.');
  expect(second.code).toBe(0);
  expect(second.stdout).toMatch(/^## Ingrid Solberg, Nordvik Bank\n\nNew since \d+ \w+ \d{4}\n/u);
  expect(second.stdout).toContain(BREACH);
  expect(second.stdout).not.toContain(PODCAST);
  expect(third.code).toBe(0);
  expect(third.stdout).toBe('');
  expect(third.stderr).toContain('Nothing new.');
});

test('a service that is out of credits is named, and the round ends with an exit code of its own', async () => {
  await watch('degraded');
  publish(BREACH);

  const ended = await run(watching('degraded'), { SCRAPERAPI_KEY: USED_UP });

  expect(ended.stdout).toContain('More may be new. ');
  expect(ended.stderr).toMatch(/^legwork: .*ScraperAPI: out of credits/mu);
  expect(ended.stderr).not.toContain('its card');
  expect(ended.code).toBe(6);
});

test('with an age a first round reports what is dated within it, as JSON too', async () => {
  publish(PODCAST);
  const days = Math.ceil((Date.now() - Date.parse('2026-10-20')) / 86_400_000);

  const ended = await watch('aged', ['--since', `${days}d`, '--format', 'json']);

  const lines = ended.stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  const news: unknown = JSON.parse(lines[0] ?? '');
  expect(news).toMatchObject({ since: null, results: [{ url: PODCAST }] });
});

test('a webhook gets each piece of news once, signed; one that is down gets it the next time', async () => {
  await using webhook = await startService(() => ({ status: 204 }));
  const down = `${await deadAddress()}/secret-path`;
  await watch('hooked');
  publish(BREACH);

  const kept = await watch('hooked', ['--webhook', down]);
  const delivered = await watch('hooked', ['--webhook', webhook.baseUrl]);
  const nothing = await watch('hooked', ['--webhook', webhook.baseUrl]);

  expect(kept.code).toBe(1);
  expect(kept.stderr).toMatch(
    /1 undelivered and kept for the next time: http:\S+ could not be reached\./u,
  );
  expect(kept.stderr + delivered.stderr).not.toMatch(/secret/u);
  expect([delivered.code, nothing.code]).toEqual([0, 0]);
  expect(webhook.calls).toHaveLength(1);
  const [call] = webhook.calls;
  expect(call && messageIn(call)).toMatchObject({
    prospect: { name: 'Ingrid Solberg' },
    results: [{ url: BREACH }],
  });
  const hash = createHmac('sha256', SECRET)
    .update(call?.body ?? '')
    .digest('hex');
  expect(call?.headers['x-legwork-signature']).toBe(`sha256=${hash}`);
});

test('a channel of Slack or Teams gets the news in its own shape, signed like any other', async () => {
  await using webhook = await startService(() => ({ status: 200 }));
  await watch('channel');
  publish(BREACH);
  await watch('channel', ['--webhook', webhook.baseUrl, '--format', 'slack']);
  publish(PODCAST);
  await watch('channel', ['--webhook', webhook.baseUrl, '--format', 'teams']);

  const [slack, teams] = webhook.calls.map(({ body }) => body);
  expect(webhook.calls).toHaveLength(2);
  expect(slack).toContain(`{"type":"mrkdwn","text":"<${BREACH}|`);
  expect(teams).toMatch(/"type":"AdaptiveCard".+riskroom\.example/u);
  for (const call of webhook.calls)
    expect(call.headers['x-legwork-signature']).toMatch(/^sha256=/u);
});

test('a webhook that is busy is asked again, one that refuses is not', async () => {
  let answers = [503, 429, 200];
  await using webhook = await startService(() => ({ status: answers.shift() ?? 400 }));
  await watch('busy');
  publish(BREACH);
  const busy = await watch('busy', ['--webhook', webhook.baseUrl]);
  const calls = webhook.calls.length;
  answers = [400];
  publish(PODCAST);
  const refused = await watch('busy', ['--webhook', webhook.baseUrl]);

  expect(busy.code).toBe(0);
  expect(new Set(webhook.calls.slice(0, calls).map((call) => messageIn(call).id)).size).toBe(1);
  expect(calls).toBe(3);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('answered 400');
  expect(webhook.calls).toHaveLength(calls + 1);
});

test('fault 91: killed while it delivers, it delivers the same message once more and nothing else', async () => {
  let isHanging = true;
  await using webhook = await startService(() => (isHanging ? 'hang' : { status: 200 }));
  await watch('crashed');
  publish(BREACH);
  const first = legwork.start(watching('crashed', ['--webhook', webhook.baseUrl]), { variables });
  await expect.poll(() => webhook.calls.length).toBe(1);
  first.process.kill('SIGKILL');
  await first.ended;
  isHanging = false;
  const searches = simulators.scraperApi.calls.length;

  const again = await watch('crashed', ['--webhook', webhook.baseUrl]);

  expect(again.code).toBe(0);
  expect(webhook.calls).toHaveLength(2);
  expect(webhook.calls[1]?.body).toBe(webhook.calls[0]?.body);
  // The round that was cut short is continued with the answers it had.
  expect(simulators.scraperApi.calls).toHaveLength(searches);
});

test('fault 230: killed at every step of writing a note, a watch leaves one note of the person', async () => {
  await using twenty = await startTwenty();
  const crm = { TWENTY_URL: twenty.baseUrl, TWENTY_KEY: DEMO_CRM_KEY };
  const writing = watching('noted', ['--to', 'twenty']);
  const isWriting = ({ method }: RecordedCall): boolean => method !== 'GET';
  // The note is made, put on its contact, and changed.
  for (let step = 0; step < 3; step += 1) {
    const { process: child, ended } = legwork.start(writing, {
      variables: { ...variables, ...crm },
    });
    const kill = changed((reply) => {
      child.kill('SIGKILL');
      return reply;
    });
    twenty.script({ when: isWriting, times: 1, answer: kill });
    expect((await ended).code).toBeNull();
  }
  publish(BREACH);
  const { code } = await run(writing, crm);

  expect(code).toBe(0);
  expect(twenty.notes()).toMatchObject([{ contactIds: ['51'] }]);
  expect(
    twenty.calls.filter(({ path, method }) => path === '/rest/notes' && method === 'POST'),
  ).toHaveLength(1);
});

test('two watches never work in one folder', async () => {
  simulators.scraperApi.script({ answer: neverAnswer() });
  const first = legwork.start(watching('shared'), { variables });
  await simulators.scraperApi.until((calls) => calls.length === 1);
  const second = await watch('shared');
  first.process.kill('SIGINT');

  expect(second.code).toBe(1);
  expect(second.stderr).toContain(`Another legwork is working in ${join(folder, 'shared')}.`);
  expect((await first.ended).code).toBe(130);
});

test('a broken state file is moved aside and said, and reports nothing a second time', async () => {
  await watch('broken');
  const people = join(folder, 'broken/people');
  const [name = ''] = await readdir(people);
  const text = await readFile(join(people, name), 'utf8');
  await writeFile(join(people, name), text.slice(0, 400));

  const ended = await watch('broken');

  expect(ended).toMatchObject({ code: 0, stdout: '' });
  expect(ended.stderr).toMatch(
    /cannot be read and was moved to \S+\/broken\/people\/\S+\.broken-\S+\. /u,
  );
  expect(await readdir(people)).toHaveLength(2);
});

test('a state folder that cannot be written to is named before anything is asked', async () => {
  await writeFile(join(folder, 'a-file'), '');

  const ended = await watch('a-file/state');

  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(
    `${join(folder, 'a-file/state')} cannot be written: a part of its path is a file.`,
  );
  expect(simulators.scraperApi.calls).toHaveLength(0);
});

test('a person who is forgotten is known no more', async () => {
  await watch('forgotten');
  const person = ['Ingrid Solberg', '--company', 'Nordvik Bank'];
  const forget = ['forget', ...person, '--state', join(folder, 'forgotten')];

  const first = await run(forget);
  const second = await run(forget);

  expect(first.stdout).toMatch(/^Removed what was kept about /u);
  expect(second.stdout).toBe('Nothing was kept about Ingrid Solberg.\n');
  expect(await readdir(join(folder, 'forgotten/people'))).toEqual([]);
});

test.each([
  [
    ['--state', 'wrong', '--since', 'yesterday'],
    "--since takes an age such as 24h, 7d or 2w, not 'yesterday'.",
  ],
  [
    ['--state', 'wrong', '--webhook', 'example.com/hook'],
    '--webhook takes an address that starts with https:// or http://.',
  ],
  [[], '--state is missing: the folder for what is known.'],
])('wrong use %j is named with its remedy', async (args, sentence) => {
  const { code, stderr } = await run(['watch', file, ...args]);

  expect([code, stderr]).toEqual([2, `legwork: ${sentence}\n`]);
});

test('a list that is not there is named', async () => {
  const { code, stderr } = await run(['watch', 'nobody.csv', '--state', 'wrong']);

  expect([code, stderr]).toEqual([
    1,
    'legwork: nobody.csv cannot be read: it does not exist. Check the path.\n',
  ]);
});
