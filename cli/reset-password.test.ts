import { afterAll, describe, expect, test } from 'vitest';
import { databaseTargets, type OpenTarget } from '../server/testing/database-targets.ts';
import { freshDataDirectory, openTestServer } from '../server/testing/open-test-server.ts';
import { QUICK_HASHES } from '../server/testing/quick-hashes.ts';
import { testAdmin } from '../server/testing/start-server.ts';
import { anonymousClient, signedInClient } from '../server/testing/test-clients.ts';
import { openLegwork } from '../testing/legwork.ts';

/** As many wrong passwords as an account may have (server/backend/auth/attempt-limits.ts). */
const ATTEMPTS_MAX = 10;

const legwork = await openLegwork();
afterAll(() => legwork[Symbol.asyncDispose]());

const reset = (
  variables: Readonly<Record<string, string>>,
  { args = [testAdmin.email], input = '' }: { args?: readonly string[]; input?: string } = {},
) => legwork.run(['reset-password', ...args], { variables, input });

describe.each(databaseTargets)('on the $name', ({ isAvailable, open }) => {
  test.skipIf(!isAvailable)(
    'fault 190: the only administrator, locked out after too many attempts, comes back by a one-time password',
    async () => {
      await using target = await open();
      await lockOut(target);

      const ended = await reset(variablesOf(target), { args: [testAdmin.email.toUpperCase()] });

      await using server = await openTestServer(target.options);
      const password = ended.stdout.trimEnd();
      expect(ended.code).toBe(0);
      expect(ended.stdout).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}\n$/);
      expect(ended.stderr).toContain('is signed out everywhere');
      expect(await server.backend.database.query('select id from auth.sessions')).toEqual([]);
      const { auth, rest } = await signedInClient(server, { ...testAdmin, password });
      const closed = await rest.rpc('privacy_settings');
      expect(closed.error?.message).toBe('Choose your own password first');
      await auth.updateUser({ password: 'my very own one' });
      const { data } = await rest
        .from('audit_log')
        .select('actor_email, target_email, details')
        .eq('action', 'password_set');
      expect(data).toEqual([{ actor_email: null, target_email: testAdmin.email, details: {} }]);
    },
  );
});

test('threat 36: a password is reset only where the database is, and not past a running server', async () => {
  await using server = await openTestServer();
  const supabase = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'public' };

  const held = await reset({ DATA_DIR: server.dataDirectory });
  const elsewhere = await reset({ DATA_DIR: legwork.folder });
  const hosted = await reset(supabase);

  for (const [{ code, stdout, stderr }, sentence] of [
    [held, 'is in use by another Legwork. Stop that one'],
    [elsewhere, `There is no database in ${legwork.folder}.`],
    [hosted, 'Set the password in its SQL editor: docs/hosting.md'],
  ] as const) {
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(sentence);
  }
  await expect(signedInClient(server, testAdmin)).resolves.toBeDefined();
});

test('a password from standard input follows the rules and is not printed; an unknown account is named', async () => {
  const dataDirectory = await freshDataDirectory();
  const run = (email: string, input: string) =>
    reset({ DATA_DIR: dataDirectory }, { args: [email, '--stdin'], input });

  const common = await run(testAdmin.email, 'Password123\n');
  const unknown = await run('nobody@example.com', 'handed over by phone\n');
  const good = await run(testAdmin.email, 'handed over by phone\n');

  expect(common).toMatchObject({ code: 1, stdout: '' });
  expect(common.stderr).toContain('This password cannot be used. Password is too common');
  expect(unknown.stderr).toBe('legwork: There is no account for nobody@example.com.\n');
  expect(good).toMatchObject({ code: 0, stdout: '' });
  expect(good.stderr).not.toContain('phone');
  await using server = await openTestServer({ dataDirectory });
  const credentials = { ...testAdmin, password: 'handed over by phone' };
  await expect(signedInClient(server, credentials)).resolves.toBeDefined();
});

function variablesOf({ options }: OpenTarget): Readonly<Record<string, string>> {
  const { dataDirectory = '', databaseUrl = '' } = options;
  return { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
}

/** Leaves an installation whose administrator is signed in somewhere and may try no more passwords. */
async function lockOut(target: OpenTarget): Promise<void> {
  await using server = await openTestServer(target.options);
  await server.backend.database.inTransaction((run) => run(QUICK_HASHES));
  await signedInClient(server, testAdmin);
  const wrong = { ...testAdmin, password: 'forgotten' };
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    await anonymousClient(server).auth.signInWithPassword(wrong);
  }
  const { error } = await anonymousClient(server).auth.signInWithPassword(wrong);
  expect(error?.status).toBe(429);
}
