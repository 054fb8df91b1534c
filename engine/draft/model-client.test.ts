import { expect, test } from 'vitest';
import {
  languageModelReplies,
  modelAnswer,
  MODELS,
  startLanguageModel,
} from '../../simulators/language-model/language-model.ts';
import { htmlReply } from '../../simulators/server/answer.ts';
import {
  captivePortal,
  dropConnection,
  neverAnswer,
  redirectTo,
  replyWith,
} from '../../simulators/server/faults.ts';
import { secretOf } from '../model/secret.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { ModelError } from './model-client.ts';
import { modelCalls, type GivenModel } from './testing/drafted.ts';

const KEY = 'sk-or-v1-5f1d9c07a2b84e63';
const PATH = '/v1/chat/completions';
const { drafted, modelClient } = modelCalls(fetch);

test('fault 79: a server that does not listen', async () => {
  const server = await startLanguageModel();
  await server.close();

  expect(await failure({ baseUrl: server.baseUrl })).toMatchObject({ reason: 'unreachable' });
});

test.each([
  { reply: languageModelReplies.unauthorized, reason: 'rejected' },
  { reply: htmlReply(403, 'Forbidden'), reason: 'rejected' },
])('fault 80: $reply.status is a key that is refused', async ({ reply, reason }) => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: replyWith(reply) });

  const error = await failure({ baseUrl: server.baseUrl, key: secretOf(KEY) });

  expect(error).toMatchObject({ reason, models: [] });
  expect(server.calls).toHaveLength(1);
  expect(JSON.stringify(error) + error.message).not.toContain(KEY);
});

test.each([404, 400])(
  'fault 81: %i for an unknown model comes with the models there are',
  async (status) => {
    await using server = await startLanguageModel();
    server.script({
      path: PATH,
      answer: replyWith({ ...languageModelReplies.unknownModel, status }),
    });

    expect(await failure({ baseUrl: server.baseUrl, model: 'gone' })).toMatchObject({
      reason: 'unknown-model',
      models: MODELS,
    });
  },
);

test('fault 81: where the models cannot be listed, the list is empty', async () => {
  await using server = await startLanguageModel();
  server.script({ path: '/v1/models', answer: captivePortal() });

  expect(await failure({ baseUrl: server.baseUrl, model: 'gone' })).toMatchObject({
    reason: 'unknown-model',
    models: [],
  });
});

test.each([
  [82, languageModelReplies.rateLimited, 'rate-limited'],
  [82, languageModelReplies.paymentRequired, 'rate-limited'],
  [83, languageModelReplies.failed, 'failed'],
] as const)(
  'fault %i: a refusal that will not change is not asked again',
  async (_row, reply, reason) => {
    await using server = await startLanguageModel();
    server.script({ path: PATH, answer: replyWith(reply) });

    expect(await failure({ baseUrl: server.baseUrl })).toMatchObject({ reason });
    expect(server.calls).toHaveLength(1);
  },
);

test('fault 84: a model that says nothing for two minutes is given up, once more, and then for good', async () => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: neverAnswer() });
  const clock = simulatedClock();
  const failing = failure({ baseUrl: server.baseUrl, wait: clock.wait });

  for (const tries of [1, 2]) {
    await server.until((calls) => calls.length === tries);
    await clock.advance(120_000);
  }

  expect(await failing).toMatchObject({ reason: 'too-slow' });
});

test.each([
  { kind: 'an answer of a megabyte', characters: 1_000_000 },
  { kind: 'a stream without an end', characters: 400_000 },
])('fault 85: $kind is given up', async ({ characters }) => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: modelAnswer('x'.repeat(characters)) });

  expect(await failure({ baseUrl: server.baseUrl })).toMatchObject({ reason: 'too-long' });
});

test('fault 86: a sign-in page in between is no answer', async () => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: captivePortal() });

  expect(await failure({ baseUrl: server.baseUrl })).toMatchObject({ reason: 'unreadable' });
});

test('fault 87: a connection reset in the middle of a stream', async () => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: dropConnection(600) });

  expect(await failure({ baseUrl: server.baseUrl })).toMatchObject({ reason: 'unreachable' });
});

test('fault 87: a stream that ends without its last word counts as cut', async () => {
  await using server = await startLanguageModel();
  server.script({
    path: PATH,
    answer: replyWith({
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: 'data: {"choices":[{"delta":{"content":"{}"}}]}\n\n',
    }),
  });

  expect(await failure({ baseUrl: server.baseUrl })).toMatchObject({ reason: 'unreadable' });
});

test.each([
  { kind: 'no JSON', text: 'Of course! Here is a mail.' },
  { kind: 'half of it', text: '{"mails":{"plain":[' },
  { kind: 'another shape', text: '{"mails":[]}' },
])('fault 88: $kind is asked for once more, and then is an error', async ({ text }) => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: modelAnswer(text) });

  expect(await failure({ baseUrl: server.baseUrl })).toMatchObject({ reason: 'unreadable' });
  expect(server.calls).toHaveLength(2);
});

test('fault 88: the second answer counts when the first cannot be read', async () => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, times: 1, answer: modelAnswer('{') });

  expect((await drafted({ baseUrl: server.baseUrl })).summary).not.toEqual([]);
});

test('fault 89: a redirect is refused, so that the key stays with its own server', async () => {
  await using elsewhere = await startLanguageModel();
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: redirectTo(`${elsewhere.baseUrl}${PATH}`, 307) });

  const error = await failure({ baseUrl: server.baseUrl, key: secretOf(KEY) });

  expect(error).toMatchObject({ reason: 'unreachable' });
  expect(elsewhere.calls).toEqual([]);
});

test('fault 90: cancelling ends the call', async () => {
  await using server = await startLanguageModel();
  server.script({ path: PATH, answer: neverAnswer() });
  const cancelled = new AbortController();
  const drafting = drafted({ baseUrl: server.baseUrl }, { signal: cancelled.signal });
  const outcome = drafting.catch((error: unknown) => error);

  await server.until((calls) => calls.length === 1);
  cancelled.abort('cancelled');

  expect(await outcome).toBe('cancelled');
  await server.until((calls) => calls.every(({ aborted }) => aborted));
  expect(server.calls).toHaveLength(1);
});

test('the test of the settings is one call, and says which models there are when this one is unknown', async () => {
  await using server = await startLanguageModel();

  await modelClient({ baseUrl: server.baseUrl }).test(new AbortController().signal);
  expect(server.calls).toHaveLength(1);

  const unknown = modelClient({ baseUrl: server.baseUrl, model: 'gone' });
  await expect(unknown.test(new AbortController().signal)).rejects.toMatchObject({
    reason: 'unknown-model',
    models: MODELS,
  });
});

async function failure(given: GivenModel): Promise<ModelError> {
  const outcome = await drafted(given).catch((error: unknown) => error);
  if (outcome instanceof ModelError) return outcome;
  throw new Error('The draft was written, or failed with something else.', { cause: outcome });
}
