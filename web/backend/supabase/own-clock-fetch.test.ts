import { expect, test } from 'vitest';
import { createOwnClockFetch } from './signing.ts';

const ANSWER = { access_token: 'a', expires_in: 3600, expires_at: 1_700_000_000 };
const answering =
  (status: number): typeof globalThis.fetch =>
  () =>
    Promise.resolve(Response.json(ANSWER, { status }));

test("fault 52: a session's end is counted from this device's clock, not read off the server's", async () => {
  const fetch = createOwnClockFetch(answering(200));

  const answer: unknown = await (
    await fetch('https://b.example/auth/v1/token?grant_type=x')
  ).json();

  expect(answer).toEqual({ access_token: 'a', expires_in: 3600 });
});

test.each([
  ['a refusal', 400, 'https://b.example/auth/v1/token?grant_type=x'],
  ['any other address', 200, 'https://b.example/rest/v1/profiles'],
])('%s passes unchanged', async (_, status, address) => {
  const answer = await createOwnClockFetch(answering(status))(address);

  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual(ANSWER);
});
