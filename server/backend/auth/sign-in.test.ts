import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenTestServer, openTestServer } from '../../testing/open-test-server.ts';
import { QUICK_HASHES } from '../../testing/quick-hashes.ts';
import { testAdmin } from '../../testing/start-server.ts';
import { anonymousClient, restClient, signedInClient } from '../../testing/test-clients.ts';

const LIMITS = {
  account: { most: 4, windowSeconds: 60 },
  address: { most: 9, windowSeconds: 60 },
  refresh: { most: 6, windowSeconds: 60 },
};

let server: OpenTestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: LIMITS });
  await server.backend.database.inTransaction((run) => run(QUICK_HASHES));
});
beforeEach(() => server.backend.database.query('delete from legwork.attempts'));
afterAll(() => server[Symbol.asyncDispose]());

test('a person signs in, is refreshed and signs out', async () => {
  const { auth } = await signedInClient(server, testAdmin);

  const refreshed = await auth.refreshSession();
  const user = await auth.getUser();
  const left = await auth.signOut();

  expect(refreshed.error).toBeNull();
  expect(user.data.user?.email).toBe(testAdmin.email);
  expect(left.error).toBeNull();
});

test('an e-mail address is the same in any case; a password is not', async () => {
  const { auth } = anonymousClient(server);

  const loudly = await auth.signInWithPassword({
    email: testAdmin.email.toUpperCase(),
    password: testAdmin.password,
  });
  const wrong = await auth.signInWithPassword({
    email: testAdmin.email,
    password: testAdmin.password.toUpperCase(),
  });

  expect(loudly.error).toBeNull();
  expect(wrong.error?.message).toBe('Invalid login credentials');
});

test('threat 12: after signing out the access token reads nothing, although it has not run out', async () => {
  const { auth, accessToken } = await signedInClient(server, testAdmin);
  const rest = restClient(server, accessToken);
  const before = await rest.from('profiles').select('id');
  await auth.signOut();

  const after = await rest.from('profiles').select('id');

  expect(before.data).toHaveLength(1);
  expect(after.data ?? []).toEqual([]);
});

test('threat 14: a wrong password and an unknown account are refused in the same words', async () => {
  const [wrong, unknown] = await Promise.all([
    attempt({ ...testAdmin, password: 'not it' }),
    attempt({ email: 'nobody@example.com', password: 'not it' }),
  ]);

  expect(wrong.status).toBe(400);
  expect(unknown.status).toBe(400);
  expect(await wrong.text()).toBe(await unknown.text());
});

test('threat 15: the last attempt within the limit is answered, the next one is not', async () => {
  const statuses = await attemptsOn('victim@example.com', LIMITS.account.most + 1);

  expect(statuses).toEqual([400, 400, 400, 400, 429]);
});

test('fault 189: whoever has used up the attempts signs in with a new password at once', async () => {
  const email = 'forgetful@example.com';
  const { rest } = await signedInClient(server, testAdmin);
  const account = { user_email: email, user_full_name: 'Ada Example', user_password: null };
  const created = await rest.rpc('simulate_user_creation', account);
  const statuses = await attemptsOn(email, LIMITS.account.most + 1);
  const credentials = { email, password: 'for one sign-in only' };

  await rest.rpc('set_temporary_password', {
    target_user: String(created.data),
    new_password: credentials.password,
  });

  expect(statuses.at(-1)).toBe(429);
  await expect(signedInClient(server, credentials)).resolves.toBeDefined();
});

test('threat 15: attempts sent at once are counted as exactly as one after another', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => attempt({ email: 'v@example.com', password: 'wrong!' })),
  );

  expect(answers.filter(({ status }) => status === 400)).toHaveLength(LIMITS.account.most);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8 - LIMITS.account.most);
});

test('threat 15: a refused attempt says when to come back', async () => {
  const since = performance.now();
  await attemptsOn('victim@example.com', LIMITS.account.most);

  const answer = await attempt({ email: 'victim@example.com', password: 'wrong!' });

  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(59 - (performance.now() - since) / 1000);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await answer.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
});

test('threat 15: one account under attack does not lock out another', async () => {
  await attemptsOn('victim@example.com', LIMITS.account.most + 1);

  const { auth } = anonymousClient(server);
  const { error } = await auth.signInWithPassword(testAdmin);

  expect(error).toBeNull();
});

test('one address may try only so many accounts', async () => {
  const statuses: number[] = [];
  for (let index = 0; index <= LIMITS.address.most; index += 1) {
    statuses.push((await attempt({ email: `p${index}@example.com`, password: 'wrong!' })).status);
  }

  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: LIMITS.address.most }, () => 400));
  expect(statuses.at(-1)).toBe(429);
});

test('signing in rightly is never counted', async () => {
  const { auth } = anonymousClient(server);
  for (let round = 0; round < LIMITS.address.most + 2; round += 1) {
    const { error } = await auth.signInWithPassword(testAdmin);

    expect(error).toBeNull();
  }
});

test('when the window is over the person may try again', async () => {
  await attemptsOn('victim@example.com', LIMITS.account.most + 1);
  await server.backend.database.query(
    `update legwork.attempts set started_at = started_at - interval '60 seconds'`,
  );

  const [status] = await attemptsOn('victim@example.com', 1);

  expect(status).toBe(400);
});

test('what was typed is not stored', async () => {
  await attemptsOn('typed-by-mistake', 1);

  const rows = await server.backend.database.query('select * from legwork.attempts');

  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('typed-by-mistake');
});

test('refreshing too often is refused', async () => {
  const statuses: number[] = [];
  for (let index = 0; index <= LIMITS.refresh.most; index += 1) {
    const answer = await token('refresh_token', { refresh_token: 'not-a-token' });
    statuses.push(answer.status);
  }

  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: LIMITS.refresh.most }, () => 400));
  expect(statuses.at(-1)).toBe(429);
});

async function attemptsOn(email: string, count: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await attempt({ email, password: `wrong ${index}` })).status);
  }
  return statuses;
}

function attempt(body: { readonly email: string; readonly password: string }) {
  return token('password', body);
}

function token(grant: string, body: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${server.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
