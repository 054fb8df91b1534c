import { expect, test } from 'vitest';
import { startDns } from '../../../simulators/dns/dns.ts';
import { jsonReply, type ScriptedAnswer } from '../../../simulators/server/answer.ts';
import { captivePortal, dropConnection, replyWith } from '../../../simulators/server/faults.ts';
import { never } from '../../testing/never.ts';
import { createDnsOverHttps, withFallback } from './dns-over-https.ts';

const ZONES = { 'acme.example': { TXT: ['one'] }, 'www.acme.example': { TXT: ['two'] } };

/** A first resolver that answers like this, and another that answers as it should. */
async function startTwo(answer: ScriptedAnswer, withdrawn: AbortSignal = never) {
  const dns = await startDns({ zones: ZONES });
  dns.script({ path: '/first', answer });
  const at = (path: string) =>
    createDnsOverHttps({ baseUrl: `${dns.baseUrl}${path}`, fetch, withdrawn });
  const resolver = withFallback(at('/first'), at('/other'));
  return {
    look: (name: string) => resolver.resolve(name, 'TXT', never),
    asked: () => dns.calls.map(({ path }) => path),
    [Symbol.asyncDispose]: () => dns.close(),
  };
}

test.each([
  ['is down', replyWith(jsonReply(503, {}))],
  ['is limited', replyWith({ ...jsonReply(429, {}), hasCors: false })],
  ['breaks off', dropConnection(0)],
  ['is a sign-in page', captivePortal()],
])(
  'where the first resolver %s the other answers, and the first is not asked again',
  async (_what, answer) => {
    await using two = await startTwo(answer);

    expect(await two.look('acme.example')).toEqual(['one']);
    expect(await two.look('www.acme.example')).toEqual(['two']);
    expect(two.asked()).toEqual(['/first', '/other', '/other']);
  },
);

test('a name that the first resolver cannot look up does not rule it out for the next', async () => {
  await using two = await startTwo(replyWith(jsonReply(200, { Status: 2 })));

  expect(await two.look('acme.example')).toEqual(['one']);
  expect(await two.look('www.acme.example')).toEqual(['two']);
  expect(two.asked()).toEqual(['/first', '/other', '/first', '/other']);
});

test('a name that does not exist is an answer: the other is not asked', async () => {
  await using two = await startTwo(replyWith(jsonReply(200, { Status: 3 })));

  expect(await two.look('acme.example')).toEqual([]);
  expect(two.asked()).toEqual(['/first']);
});

test('without consent any more neither is asked', async () => {
  await using two = await startTwo(replyWith(jsonReply(200, {})), AbortSignal.abort());

  await expect(two.look('acme.example')).rejects.toMatchObject({
    failure: { reason: 'not-allowed' },
  });
  expect(two.asked()).toEqual([]);
});
