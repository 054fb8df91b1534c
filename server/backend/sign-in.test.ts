import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenTestServer, openTestServer } from '../testing/open-test-server.ts';
import { testAdmin } from '../testing/start-server.ts';
import { anonymousClient, signedInClient } from '../testing/test-clients.ts';

let server: OpenTestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test('the administrator signs in and reads the own role', async () => {
  const { rest, userId } = await signedInClient(server, testAdmin);

  const { data, error } = await rest
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .single();

  expect(error).toBeNull();
  expect(data).toEqual({ role: 'admin' });
});

test('a wrong password and an unknown account are refused in the same words', async () => {
  const { auth } = anonymousClient(server);

  const wrong = await auth.signInWithPassword({ ...testAdmin, password: 'not it' });
  const unknown = await auth.signInWithPassword({
    email: 'nobody@example.com',
    password: 'not it',
  });

  expect(wrong.error?.message).toBe('Invalid login credentials');
  expect(unknown.error).toEqual(wrong.error);
});
