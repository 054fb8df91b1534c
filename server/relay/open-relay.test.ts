import { expect, test } from 'vitest';
import { startJobBoards } from '../../simulators/job-boards/job-boards.ts';
import { readSettings } from '../settings.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { testAdmin } from '../testing/start-server.ts';
import { signedInClient } from '../testing/test-clients.ts';
import { openRelay } from './open-relay.ts';

const OFFERS = 'http://legwork.example/relay/recruitee/nobody/api/offers/';

test('fault 132: with a Supabase project the project says who is signed in; while it is away nobody is served', async () => {
  await using boards = await startJobBoards();
  const project = await openTestServer();
  const { auth, accessToken } = await signedInClient(project, testAdmin);
  const settings = readSettings({
    SOURCES: 'on',
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: project.publishableKey,
    RECRUITEE_URL: boards.baseUrl,
  });
  const log = { say: () => undefined, warn: () => undefined };
  const relay = openRelay(settings, undefined, log);
  const statusFor = async (token: string) => {
    const request = new Request(OFFERS, { headers: { authorization: `Bearer ${token}` } });
    return (await relay(request, '127.0.0.1')).status;
  };

  expect(await statusFor(accessToken)).toBe(404);
  expect(boards.calls).toHaveLength(1);
  await auth.signOut();
  expect(await statusFor(accessToken)).toBe(401);
  await project[Symbol.asyncDispose]();
  expect(await statusFor(accessToken)).toBe(503);
  expect(boards.calls).toHaveLength(1);
});
