import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { askApi, codeOf, NOWHERE, tokenOf, withOwners, WRONG } from '../api-stage.ts';
import type { DatabaseStage, TestPerson } from '../on-every-database.ts';
import { testAdmin } from '../start-server.ts';
import { reportWith } from './reports.ts';
import { tablesWith } from './researched-people.ts';

/** Making, listing and ending tokens. */
export function testMakingTokens(stage: DatabaseStage): void {
  const { server, query } = stage;
  const person = withOwners(stage, 'making');
  const made = async () =>
    (await query('select name, scope from legwork.api_tokens order by created_at')).length;

  test('a token is listed without its secret, with the day of its last use', async () => {
    const token = await tokenOf(person('owner'), 'read', 365);
    const before = await person('owner').rest.rpc('list_api_tokens');
    const facts = await askApi(server(), token, 'token');
    const after = await person('owner').rest.rpc('list_api_tokens');
    const others = await person('other').rest.rpc('list_api_tokens');

    expect(token).toMatch(/^legwork_[\da-f]{72}$/);
    expect(before.data).toMatchObject([{ name: 'Cron', scope: 'read', last_used_on: null }]);
    expect(after.data).toMatchObject([{ last_used_on: new Date().toISOString().slice(0, 10) }]);
    expect(JSON.stringify(after.data)).not.toContain(token.slice(8, 40));
    expect(facts.json).toMatchObject({ name: 'Cron', scope: 'read' });
    expect(others.data).toEqual([]);
  });

  test.each([
    ['no name', { token_name: ' ' }, 400],
    ['a name of 101 characters', { token_name: 'x'.repeat(101) }, 400],
    ['a scope there is not', { token_scope: 'admin' }, 400],
    ['no days', { days: 0 }, 400],
    ['a year and a day', { days: 366 }, 400],
    ['another account', { user_id: NOWHERE }, 400],
  ])('a token with %s is refused', async (_, part, status) => {
    const whole = { token_name: 'Cron', token_scope: 'read', days: 90, ...part };

    const answer = await person('owner').rest.rpc('create_api_token', whole);

    expect(answer.status).toBe(status);
    expect(await made()).toBe(0);
  });

  test('the twenty-first token is refused with the remedy', async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, () =>
        person('owner').rest.rpc('create_api_token', {
          token_name: 'Cron',
          token_scope: 'read',
          days: 1,
        }),
      ),
    );

    expect(answers.filter(({ error }) => error === null)).toHaveLength(20);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      message: 'You have 20 API tokens, which is the most there can be',
      hint: 'Revoke tokens you no longer need.',
    });
  });

  test('threat 72: nothing that is stored, recorded or logged is the token, and making and ending one is recorded', async () => {
    await query('delete from public.audit_log');
    const token = await tokenOf(person('owner'), 'read', 30);
    await askApi(server(), token, 'reports');
    const [row] = await query('select id from legwork.api_tokens');
    await person('owner').rest.rpc('revoke_api_token', { token_id: row?.['id'] });

    const entries = await query(
      'select action, actor_email, details from public.audit_log order by id',
    );

    const actor_email = 'owner@making.example';
    expect(entries).toEqual([
      {
        action: 'token_created',
        actor_email,
        details: { name: 'Cron', scope: 'read', days: '30' },
      },
      { action: 'token_revoked', actor_email, details: { name: 'Cron', scope: 'read' } },
    ]);
    expect(await tablesWith(query, token.slice(8, 40))).toEqual([]);
    expect(server().logged.join('\n')).not.toContain(token.slice(8, 40));
  });
}

/** What ends tokens, and at once. */
export function testEndingTokens(stage: DatabaseStage): void {
  const { server, admin, query, create, signIn } = stage;
  const person = withOwners(stage, 'ending');
  const works = async (token: string) => (await askApi(server(), token, 'token')).status === 200;

  test('threat 70: a token that was revoked or has expired ends with the next request, and nobody revokes another’s', async () => {
    const [mine, expired] = [await tokenOf(person('owner')), await tokenOf(person('owner'))];
    const [first, second] = await query('select id from legwork.api_tokens order by created_at');
    const revoke = (who: TestPerson, id: unknown) =>
      who.rest.rpc('revoke_api_token', { token_id: id });
    const before = [await works(mine), await works(expired)];

    await revoke(person('other'), first?.['id']);
    await revoke(admin(), first?.['id']);
    const spared = await works(mine);
    await revoke(person('owner'), first?.['id']);
    await query(`update legwork.api_tokens set expires_at = now() where id = $1`, [second?.['id']]);

    expect([before, spared]).toEqual([[true, true], true]);
    for (const token of [mine, expired]) {
      expect(codeOf(await askApi(server(), token, 'reports'))).toEqual(WRONG);
    }
  });

  test('threat 70: a new password, whoever chose it, ends every token; signing out does not', async () => {
    const id = await create('renewed@ending.example');
    const renewed = await signIn('renewed@ending.example');
    const first = await tokenOf(renewed);
    await (await signIn('renewed@ending.example')).auth.signOut({ scope: 'global' });
    const afterSignOut = await works(first);
    const again = await signIn('renewed@ending.example');
    await again.auth.updateUser({ password: 'my very own one' });
    const afterOwn = await works(first);
    const second = await tokenOf(again);
    await admin().rest.rpc('set_temporary_password', {
      target_user: id,
      new_password: 'for one sign-in only',
    });
    const afterSet = await works(second);

    expect([afterSignOut, afterOwn, afterSet]).toEqual([true, false, false]);
  });

  test('threat 70: the token of an account that is deleted, disabled or has to choose a password opens nothing', async () => {
    const id = await create('ended@ending.example');
    const token = await tokenOf(await signIn('ended@ending.example'));
    const states = [await works(token)];
    for (const [change, back] of [
      [
        `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
        'update auth.users set banned_until = null where id = $1',
      ],
      [
        'update auth.users set deleted_at = now() where id = $1',
        'update auth.users set deleted_at = null where id = $1',
      ],
      [
        'update public.profiles set must_change_password = true where id = $1',
        'update public.profiles set must_change_password = false where id = $1',
      ],
    ] as const) {
      await query(change, [id]);
      states.push(await works(token));
      await query(back, [id]);
    }
    states.push(await works(token));
    await admin().rest.from('profiles').delete().eq('id', id);

    expect(states).toEqual([true, false, false, false, true]);
    expect(codeOf(await askApi(server(), token, 'token'))).toEqual(WRONG);
    expect(await query('select id from legwork.api_tokens')).toEqual([]);
  });
}

/** How tokens end that somebody else ends. */
export function testTokensEndedByOthers(stage: DatabaseStage): void {
  const { server, admin, query, kysely, create } = stage;
  const person = withOwners(stage, 'ended');
  const works = async (token: string) => (await askApi(server(), token, 'token')).status === 200;

  test('threat 78: after a restore nothing works that was given out before it, and each is on record', async () => {
    await create('restored@ended.example');
    await query(
      `update public.profiles set must_change_password = true where email = 'restored@ended.example'`,
    );
    await tokenOf(person('owner'));
    const saved = await person('owner').rest.rpc('save_report', reportWith());
    const shared = { report: String(saved.data), colleague: 'other@ended.example' };
    await person('owner').rest.rpc('share_report', shared);
    const hashOf = `select encrypted_password as hash from auth.users where email = 'restored@ended.example'`;
    const [before] = await query(hashOf);

    const [kept] = await finishRestore(kysely(), 'true', [LEFT]);
    const [left, now, entries] = await finishRestore(kysely(), 'false', [LEFT, hashOf, RECORDED]);

    expect(kept).toMatchObject([{ tokens: 1, shares: 1 }]);
    expect(left).toEqual([{ sessions: 0, refreshing: 0, tokens: 0, shares: 0 }]);
    expect(now).not.toEqual([before]);
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'backup_restored', target_email: null },
        { action: 'password_set', target_email: 'restored@ended.example' },
        { action: 'report_unshared', target_email: 'other@ended.example' },
        { action: 'token_revoked', target_email: 'owner@ended.example' },
      ]),
    );
  });

  test('an administrator ends all tokens of an account, which is recorded and leaves it signed in; nobody else does', async () => {
    await query('delete from public.audit_log');
    const tokens = [await tokenOf(person('owner')), await tokenOf(person('owner'))];
    const own = await tokenOf(person('other'));
    const revoke = ({ rest }: TestPerson) =>
      rest.rpc('revoke_api_tokens_of', { target_user: person('owner').userId });

    const refused = await revoke(person('other'));
    const before = await works(tokens[0] ?? '');
    await revoke(admin());

    expect([refused.error?.code, before]).toEqual(['42501', true]);
    expect(await Promise.all([...tokens, own].map(works))).toEqual([false, false, true]);
    expect((await person('owner').rest.rpc('list_api_tokens')).data).toEqual([]);
    const entry = { actor_email: testAdmin.email, target_email: 'owner@ended.example' };
    expect(
      await query(
        `select actor_email, target_email from public.audit_log where action = 'token_revoked'`,
      ),
    ).toEqual([entry, entry]);
  });
}

const LEFT = `select (select count(*)::int from auth.sessions) as sessions,
  (select count(*)::int from auth.refresh_tokens) as refreshing,
  (select count(*)::int from legwork.api_tokens) as tokens,
  (select count(*)::int from public.report_shares) as shares`;

const RECORDED = `select distinct action, target_email from public.audit_log where actor_id is null`;

/** What the statements answer right after it; everybody else's sessions are needed again, so it is undone. */
async function finishRestore(
  database: Kysely<unknown>,
  keeps: string,
  statements: readonly string[],
): Promise<readonly unknown[][]> {
  const answers: unknown[][] = [];
  const undone = new Error('undone');
  await database
    .transaction()
    .execute(async (trx) => {
      await sql.raw(`select from legwork.finish_restore(${keeps})`).execute(trx);
      for (const statement of statements) {
        answers.push((await sql.raw(statement).execute(trx)).rows);
      }
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return answers;
}
