import { expect, test } from 'vitest';
import {
  hostileAnswers,
  type Hostility,
} from '../../../simulators/identity-provider/hostile-answers.ts';
import { startIdentityProvider } from '../../../simulators/identity-provider/identity-provider.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { openBrowser, openSignOnSite, signOn } from '../sign-on-site.ts';
import { useSignOnStage, verified } from '../sign-on-stage.ts';
import { testAdmin } from '../start-server.ts';

/** What a provider that lies, or somebody in its place, may send. */
export function testHostileProviders(stage: DatabaseStage): void {
  const { provider, site, refusalOf, traces } = useSignOnStage(stage);

  test.each(Object.entries<Hostility>(hostileAnswers))(
    'threat 57: %s opens nothing',
    async (_name, hostility) => {
      provider().seat(verified('victim'));
      const before = await traces();
      provider().turn(hostility);

      expect(await refusalOf()).toMatch(/could not be trusted/);
      expect(await traces()).toEqual(before);
    },
  );

  test('threat 59: a provider that says it is another one is never asked', async () => {
    const other = await startIdentityProvider();
    other.turn({ discovery: { issuer: provider().settings.OIDC_ISSUER } });
    await using mixed = await openSignOnSite(stage.server(), other);

    const answer = await openBrowser(mixed).post('/sso/start', { fragment: '' });
    await other.close();

    expect(answer.status).toBe(502);
    expect(other.calls.map(({ path }) => path)).toEqual(['/.well-known/openid-configuration']);
  });

  test('threat 59: a code of one provider is no code of another', async () => {
    const other = await startIdentityProvider();
    other.seat(verified('victim'));
    await using elsewhere = await openSignOnSite(stage.server(), other);
    const foreign = new URL(await openBrowser(elsewhere).begin());
    const browser = openBrowser(site());
    const back = new URL(await browser.begin());
    for (const name of ['code', 'iss']) {
      back.searchParams.set(name, foreign.searchParams.get(name) ?? '');
    }
    await browser.get(back.href);
    await other.close();

    expect((await browser.fetchSession()).refusal).toMatch(/could not be trusted/);
  });
}

/** Accounts and rights that somebody would like to have. */
export function testTakeovers(stage: DatabaseStage): void {
  const { provider, site, refusalOf, traces } = useSignOnStage(stage);

  test.each([
    ['an unverified address', { email_verified: false }],
    ['an address of which nothing is said', { email_verified: undefined }],
    ['a word that means no', { email_verified: 'false' }],
    ['a verified domain said in another word', { email_verified: null, xms_edov: 'no' }],
  ])('threat 56: %s takes over no administrator', async (_name, claims) => {
    provider().seat({ ...verified('thief'), email: testAdmin.email, ...claims });
    const before = await traces();

    expect(await refusalOf()).toMatch(/does not say that your e-mail address is verified/);
    expect(await traces()).toEqual(before);
    const failed = await stage.query(
      `select count(*)::int as n from public.audit_log where action = 'sign_in_failed' and target_email = $1`,
      [testAdmin.email],
    );
    expect(failed).not.toEqual([{ n: 0 }]);
  });

  test('threat 56: whoever gets the address of somebody else gets nothing of theirs', async () => {
    provider().seat(verified('former'));
    const former = await signOn(site());
    provider().seat({ ...verified('former'), sub: 'subject of a later employee' });
    const before = await traces();

    expect(await refusalOf()).toMatch(/belongs to another person/);
    expect(await traces()).toEqual(before);
    expect((await former.auth.refreshSession()).error).toBeNull();
  });

  test('threat 56: an unverified address is not even enough for an account that its owner would be linked to', async () => {
    provider().seat({ ...verified('squatter'), email_verified: false });
    expect(await refusalOf()).toMatch(/is verified/);

    provider().seat({ sub: 'subject without address' });
    expect(await refusalOf()).toMatch(/does not send Legwork your e-mail address/);
    provider().seat({ ...verified('odd'), email: 'not an address' });
    expect(await refusalOf()).toMatch(/cannot use the name or e-mail address/);
  });

  test('threat 62: no claim but the configured one makes an administrator', async () => {
    await using mapped = await openSignOnSite(stage.server(), provider(), {
      OIDC_ADMIN_GROUP: 'admins',
      OIDC_GROUPS_CLAIM: 'roles',
    });
    provider().seat({
      ...verified('climber'),
      groups: ['admins'],
      role: 'admin',
      roles: [{ name: 'admins' }],
      user_metadata: { role: 'admin' },
      full_name: 'admins',
      is_email_verified: true,
    });

    const { rest, userId } = await signOn(mapped);

    const own = await rest.from('user_roles').select('role').eq('user_id', userId).single();
    expect(own.data).toEqual({ role: 'user' });
  });

  test('threat 61: a deleted account does not come back, whoever it belonged to, until an administrator makes it again', async () => {
    const { admin, create, query } = stage;
    provider().seat(verified('dismissed'));
    const { userId } = await signOn(site());
    await admin().rest.from('profiles').delete().eq('id', userId);
    expect(await refusalOf()).toMatch(/was deleted/);
    provider().seat({ ...verified('dismissed'), email: 'renamed@signed-on.example' });
    expect(await refusalOf()).toMatch(/was deleted/);
    provider().seat(verified('dismissed-local'));
    await admin()
      .rest.from('profiles')
      .delete()
      .eq('id', await create('dismissed-local@signed-on.example'));
    expect(await refusalOf()).toMatch(/was deleted/);

    const again = await create('dismissed@signed-on.example');
    provider().seat(verified('dismissed'));
    expect((await signOn(site())).userId).toBe(again);
    await query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      again,
    ]);
    expect(await refusalOf()).toMatch(/is disabled/);
  });
}
