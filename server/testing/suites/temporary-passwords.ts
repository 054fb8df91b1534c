import { beforeAll, expect, test } from 'vitest';
import { createAttempts, defaultLimits } from '../../backend/auth/attempt-limits.ts';
import { guardSignIn } from '../../backend/auth/sign-in.ts';
import { createTurns } from '../../backend/gate/turns.ts';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { restClient, sendRequest } from '../test-clients.ts';

const TEMPORARY = 'for one sign-in only';
const OWN = 'my very own one';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const set = ({ rest }: TestPerson, target: string, password: string | null = TEMPORARY) =>
  rest.rpc('set_temporary_password', { target_user: target, new_password: password });

/** Who may set a password for somebody, and which. */
export function testSettingPasswords(stage: DatabaseStage): void {
  const { server, admin, query, create, signIn } = stage;
  const hashOf = (id: string) =>
    query('select encrypted_password from auth.users where id = $1', [id]);

  test('threat 31: nobody but an administrator sets a password, and nobody their own this way', async () => {
    const id = await create('target@example.com');
    await create('setter@example.com');
    const user = await signIn('setter@example.com');
    const before = await hashOf(id);
    const call = '/rest/v1/rpc/set_temporary_password';
    const body = JSON.stringify({ target_user: id, new_password: TEMPORARY });

    const byUser = await set(user, id);
    const ofOneself = await set(user, user.userId);
    const byStranger = await sendRequest(server(), 'POST', call, { body });
    const byReading = await sendRequest(server(), 'GET', `${call}?target_user=${id}`, {
      token: admin().accessToken,
    });
    const ofTheAdmin = await set(admin(), admin().userId);

    expect(byUser.error).toMatchObject({
      code: '42501',
      message: 'Only administrators may do this',
    });
    expect(ofOneself.error).toMatchObject({ code: '42501' });
    expect([byStranger.status, byReading.status]).toEqual([401, 405]);
    expect(ofTheAdmin.status).toBe(409);
    expect(ofTheAdmin.error?.message).toBe('Change your own password in the account menu');
    expect(await hashOf(id)).toEqual(before);
  });

  test.each([
    ['nine-char', 400, 'Password must be at least 10 characters'],
    ['Password123', 400, 'Password is too common: choose a few unrelated words instead'],
    ['x'.repeat(73), 400, 'Password is too long: at most 72 bytes can be checked'],
  ])('the rules for new passwords hold for %s', async (password, status, message) => {
    const id = await create(`ruled-${password.length}@example.com`);
    const before = await hashOf(id);

    const answer = await set(admin(), id, password);

    expect([answer.status, answer.error?.message]).toEqual([status, message]);
    expect(await hashOf(id)).toEqual(before);
  });

  test('an account that is gone is said to be, and no password is none', async () => {
    expect((await set(admin(), NOBODY)).status).toBe(404);
    expect((await set(admin(), NOBODY, null)).status).toBe(400);
  });
}

/** What a password that an administrator sets ends. */
export function testReplacedPasswords(stage: DatabaseStage): void {
  const { server, admin, query, create, signIn } = stage;

  test('fault 189 and threat 33: every session and refresh token of the account ends at once, the former password too', async () => {
    const id = await create('locked-out@example.com');
    const [one, other] = [
      await signIn('locked-out@example.com'),
      await signIn('locked-out@example.com'),
    ];
    await query('delete from public.audit_log');

    const { error } = await set(admin(), id);

    expect(error).toBeNull();
    for (const { auth, accessToken } of [one, other]) {
      const stale = restClient(server(), accessToken);
      expect((await stale.from('profiles').select('id')).data ?? []).toEqual([]);
      expect((await stale.rpc('privacy_settings')).error?.code).toBe('42501');
      expect((await auth.updateUser({ password: OWN })).error).not.toBeNull();
      expect((await auth.refreshSession()).error).not.toBeNull();
    }
    await expect(signIn('locked-out@example.com')).rejects.toThrow('Invalid login credentials');
    await expect(signIn('locked-out@example.com', TEMPORARY)).resolves.toBeDefined();
    const entries = await query(
      'select action, actor_email, target_email, details from public.audit_log order by id',
    );
    expect(entries[0]).toEqual({
      action: 'password_set',
      actor_email: 'admin@example.com',
      target_email: 'locked-out@example.com',
      details: {},
    });
    expect(JSON.stringify(entries)).not.toContain(TEMPORARY);
  });

  test('threat 34: neither a sign-in nor a change that was on its way outlives the new password', async () => {
    const email = 'on-its-way@example.com';
    const id = await create(email);
    const attempts = createAttempts(query, defaultLimits, 'a secret of this test');
    const turns = createTurns({ atATime: 1, perCaller: 1, waitingPerCaller: 1, waiting: 1 });
    const guard = { attempts, query, turns, floorMs: 0, recordFailure: async () => undefined };
    const { signal } = new AbortController();
    const signInMeanwhile = {
      email,
      password: 'a good start',
      address: '::1',
      caller: 'one',
      signal,
    };

    // The session comes to be after the password was replaced, for a password that was checked before.
    const answer = await guardSignIn(guard, signInMeanwhile, async () => {
      await set(admin(), id);
      return sendRequest(server(), 'POST', '/auth/v1/token?grant_type=password', {
        body: JSON.stringify({ email, password: TEMPORARY }),
      });
    });

    expect(answer.status).toBe(400);
    expect(await query('select id from auth.sessions where user_id = $1', [id])).toEqual([]);
    const change = `update auth.users set encrypted_password = 'set by a session that ended' where id = $1`;
    await expect(query(change, [id])).rejects.toThrow(
      'Sign in with the password you were given first',
    );
    await expect(signIn(email, TEMPORARY)).resolves.toBeDefined();
  });
}

/** What somebody may do who has not replaced a password that another person chose. */
export function testTemporaryPasswords(stage: DatabaseStage): void {
  const { server, admin, query, createNewcomer, signIn } = stage;
  let newcomer: TestPerson;
  let otherAdmin: TestPerson;
  beforeAll(async () => {
    await createNewcomer('unsettled@example.com');
    newcomer = await signIn('unsettled@example.com');
    const adminId = await createNewcomer('unsettled-admin@example.com');
    await admin().rest.rpc('set_user_role', { target_user: adminId, new_role: 'admin' });
    otherAdmin = await signIn('unsettled-admin@example.com');
  });

  test.each(['audit_log', 'reports', 'report_shares', 'research_log'])(
    'threat 32: whoever must choose a password reads nothing of %s',
    async (table) => {
      await query(
        `insert into public.reports (user_id, prospect_key, prospect_name, company, researched_at, insight_count, document)
         values ($1, 'key', 'Name', 'Company', now(), 0, '{}') on conflict do nothing`,
        [newcomer.userId],
      );
      for (const { rest } of [newcomer, otherAdmin]) {
        expect((await rest.from(table).select('*')).data).toEqual([]);
      }
    },
  );

  test('threat 32: whoever must choose a password reads the own account alone, and removes nobody', async () => {
    for (const { rest, userId } of [newcomer, otherAdmin]) {
      expect((await rest.from('profiles').select('id')).data).toEqual([{ id: userId }]);
      expect((await rest.from('user_roles').select('user_id')).data).toEqual([{ user_id: userId }]);
      const removed = await rest.from('profiles').delete({ count: 'exact' }).neq('id', NOBODY);
      const freed = await rest
        .from('profiles')
        .update({ must_change_password: false })
        .eq('id', userId);
      expect([removed.count, freed.status]).toEqual([0, 405]);
    }
  });

  test.each(CALLS)(
    'threat 32: whoever must choose a password cannot call %s',
    async (name, body) => {
      for (const { rest } of [newcomer, otherAdmin]) {
        const { error } = await rest.rpc(name, body);
        expect(error).toMatchObject({ code: '42501', message: 'Choose your own password first' });
      }
    },
  );

  test('threat 35: the password that was given is not taken as the own one; another one opens everything', async () => {
    const same = await newcomer.auth.updateUser({ password: 'a good start' });
    const stillClosed = await newcomer.rest.rpc('privacy_settings');
    const own = await newcomer.auth.updateUser({ password: OWN });
    const open = await newcomer.rest.rpc('privacy_settings');

    expect(same.error?.code).toBe('same_password');
    expect(stillClosed.error?.code).toBe('42501');
    expect([own.error, open.error]).toEqual([null, null]);
  });

  test('whoever must choose a password may renew the session and sign out', async () => {
    const refreshed = await otherAdmin.auth.refreshSession();
    const left = await otherAdmin.auth.signOut();

    expect([refreshed.error, left.error]).toEqual([null, null]);
    const { rest } = otherAdmin;
    expect((await rest.from('profiles').select('id')).data ?? []).toEqual([]);
    expect(server().logged.join('\n')).not.toContain(TEMPORARY);
  });
}

const PERSON = { prospect_key: 'k', prospect_name: 'N', company: 'C' };
/** Every procedure there is, with arguments that would do. */
const CALLS = [
  [
    'save_report',
    { ...PERSON, researched_at: '2026-11-20T09:00:00Z', insight_count: 0, document: '{}' },
  ],
  ['record_research', PERSON],
  ['forget_prospect', { prospect_key: 'k' }],
  ['forgotten_among', { prospect_keys: ['k'] }],
  ['share_report', { report: NOBODY, colleague: 'a@example.com' }],
  ['health', {}],
  ['privacy_settings', {}],
  ['set_retention_days', { days: 30 }],
  ['create_api_token', { token_name: 'Cron', token_scope: 'read', days: 1 }],
  ['list_api_tokens', {}],
  ['revoke_api_token', { token_id: NOBODY }],
  ['set_user_role', { target_user: NOBODY, new_role: 'user' }],
  ['set_temporary_password', { target_user: NOBODY, new_password: TEMPORARY }],
  [
    'simulate_user_creation',
    { user_email: 'a@example.com', user_full_name: 'A', user_password: TEMPORARY },
  ],
] as const;
