import { expect, test } from 'vitest';
import { startIdentityProvider } from '../../../simulators/identity-provider/identity-provider.ts';
import type { Query } from '../../backend/database/database.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import {
  openBrowser,
  openSignOnSite,
  postLogout,
  signOn,
  type SignOnSite,
  textsIn,
  tryToSignOn,
} from '../sign-on-site.ts';
import { ADMINS, useSignOnStage, verified } from '../sign-on-stage.ts';
import { testAdmin } from '../start-server.ts';
import { restClient } from '../test-clients.ts';
import { claimsOf } from '../tokens.ts';

/** Whose account somebody gets who signs on, and in which role. */
export function testSingleSignOn(stage: DatabaseStage): void {
  const { admin, query, create, createNewcomer } = stage;
  const { provider, site, withGroups } = useSignOnStage(stage);

  test('somebody new gets an account of role user, the same one each time, and a session like any other', async () => {
    provider().seat(verified('nora'));
    const first = await signOn(site());
    const again = await signOn(site());

    expect(again.userId).toBe(first.userId);
    const [row] = await query(
      `select p.full_name, p.must_change_password, r.role from public.profiles p
       join public.user_roles r on r.user_id = p.id where p.email = 'nora@signed-on.example'`,
    );
    expect(row).toEqual({ full_name: 'Mx nora', must_change_password: false, role: 'user' });
    expect((await first.rest.rpc('privacy_settings')).error).toBeNull();
    expect((await first.auth.refreshSession()).error).toBeNull();
    expect(await entriesOf(query, 'nora@signed-on.example')).toEqual([
      'account_created by null',
      'signed_in by nora@signed-on.example',
      'signed_in by nora@signed-on.example',
    ]);
  });

  test('an account that is there is linked by its verified address, on record, and known from then on', async () => {
    const id = await create('linked@signed-on.example');
    provider().seat({ ...verified('Linked'), sub: 'subject of linked' });
    const linked = await signOn(site());
    provider().seat({ sub: 'subject of linked', email: 'married@signed-on.example' });
    const renamed = await signOn(site());

    expect([linked.userId, renamed.userId]).toEqual([id, id]);
    expect(await entriesOf(query, 'linked@signed-on.example')).toContain(
      'account_linked by linked@signed-on.example',
    );
  });

  test('fault 270: a one-time password holds nobody up who signs on, and is good for nothing afterwards', async () => {
    await createNewcomer('hasty@signed-on.example', 'a good start');
    provider().seat(verified('hasty'));

    const { rest, userId } = await signOn(site());

    const own = await rest
      .from('profiles')
      .select('must_change_password')
      .eq('id', userId)
      .single();
    expect(own.data).toEqual({ must_change_password: false });
    expect((await rest.rpc('privacy_settings')).error).toBeNull();
    await expect(stage.signIn('hasty@signed-on.example')).rejects.toThrow('Invalid login');
    expect(await entriesOf(query, 'hasty@signed-on.example')).not.toContain(
      'password_changed by hasty@signed-on.example',
    );
  });

  test('groups decide the role at each sign-on, and without the setting nothing does', async () => {
    const roleAfter = async (place: SignOnSite, groups: unknown) => {
      provider().seat({ ...verified('grace'), groups });
      const { rest, userId } = await signOn(place);
      return (await rest.from('user_roles').select('role').eq('user_id', userId).single()).data;
    };

    expect(await roleAfter(withGroups(), ['staff'])).toEqual({ role: 'user' });
    expect(await roleAfter(withGroups(), ['staff', ADMINS])).toEqual({ role: 'admin' });
    expect(await roleAfter(site(), [])).toEqual({ role: 'admin' });
    expect(await roleAfter(withGroups(), undefined)).toEqual({ role: 'user' });
    expect(await roleAfter(site(), [ADMINS])).toEqual({ role: 'user' });
    expect(await roleAfter(withGroups(), ADMINS)).toEqual({ role: 'admin' });
    expect(await roleAfter(withGroups(), `${ADMINS} emeriti`)).toEqual({ role: 'user' });
  });

  test('the last administrator stays one, whatever the groups say', async () => {
    await query(
      `update public.user_roles r set role = 'user' from public.profiles p
      where p.id = r.user_id and p.email <> $1 and r.role = 'admin'`,
      [testAdmin.email],
    );
    provider().seat({ ...verified('last'), email: testAdmin.email, groups: [] });

    const { rest, userId } = await signOn(withGroups());

    expect(userId).toBe(admin().userId);
    const own = await rest.from('user_roles').select('role').eq('user_id', userId).single();
    expect(own.data).toEqual({ role: 'admin' });
    await query('delete from legwork.identities where user_id = $1', [userId]);
    expect((await tryToSignOn(site())).token).toBeDefined();
    await query('delete from legwork.identities where user_id = $1', [userId]);
  });
}

/** What somebody is called whose name the provider does not say. */
export function testSignedOnNames(stage: DatabaseStage): void {
  const { provider, site } = useSignOnStage(stage);

  test.each([
    ['nothing', 'anna', { name: undefined }, 'anna'],
    ['only blanks', 'bert', { name: ' \t ' }, 'bert'],
    ['a user name beside an empty name', 'cleo', { name: '', preferred_username: 'c.o' }, 'c.o'],
    ['a number', 'dora', { name: 7 }, 'dora'],
    ['a name that is too long', 'emil', { name: 'E'.repeat(300) }, 'E'.repeat(200)],
  ])(
    'fault 284: somebody of whose name the provider says %s is signed on all the same',
    async (_, account, claims, expected) => {
      provider().seat({ ...verified(account), ...claims });

      const { rest, userId } = await signOn(site());

      const own = await rest.from('profiles').select('full_name').eq('id', userId).single();
      expect(own.data).toEqual({ full_name: expected });
    },
  );
}

/** The way there and back, and what may go wrong on it. */
export function testSignOnFaults(stage: DatabaseStage): void {
  const { query } = stage;
  const { provider, site, withGroups } = useSignOnStage(stage);

  test('fault 271: what the token leaves out is asked of the provider', async () => {
    provider().seat({ ...verified('thin'), groups: [ADMINS] }, { isThin: true });

    const { email, rest, userId } = await signOn(withGroups());

    expect(email).toBe('thin@signed-on.example');
    const own = await rest.from('user_roles').select('role').eq('user_id', userId).single();
    expect(own.data).toEqual({ role: 'admin' });
  });

  test('fault 268: a key that the provider has just changed is fetched', async () => {
    provider().seat(verified('keyed'));
    await signOn(site());
    provider().changeKey();

    await expect(signOn(site())).resolves.toMatchObject({ email: 'keyed@signed-on.example' });
  });

  test('fault 266: the same person at two servers at once is one account', async () => {
    provider().seat(verified('twice'));
    const signedOn = await Promise.all([site(), withGroups(), site(), withGroups()].map(signOn));

    expect(new Set(signedOn.map(({ userId }) => userId)).size).toBe(1);
    const [row] = await query(
      `select count(*)::int as n from auth.users where email = 'twice@signed-on.example'`,
    );
    expect(row).toEqual({ n: 1 });
  });

  test('fault 267: without the provider the server says so and lets in whoever has a password', async () => {
    const away = await startIdentityProvider();
    await using cutOff = await openSignOnSite(stage.server(), away);
    await away.close();

    const answer = await openBrowser(cutOff).post('/sso/start', { fragment: '' });

    expect(answer.status).toBe(502);
    expect(textsIn(await answer.json())['message']).toMatch(/cannot be reached/);
    expect(cutOff.logged.join()).toMatch(/OIDC_ISSUER cannot be used/);
    await expect(stage.signIn(testAdmin.email, testAdmin.password)).resolves.toBeDefined();
  });

  test('fault 272: whoever turns back at the provider is told so, and can start again', async () => {
    provider().seat(verified('hesitant'));
    const browser = openBrowser(site());
    const back = new URL(await browser.begin());
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    await browser.get(back.href);

    expect((await browser.fetchSession()).refusal).toMatch(/did not let you in/);
    await browser.get(await browser.begin());
    expect((await browser.fetchSession()).token).toBeDefined();
  });

  test('what the page was opened with comes back with the browser, and is in no address that is logged', async () => {
    provider().seat(verified('handed'));
    const browser = openBrowser(site());
    const back = await browser.begin('#research?name=Jane+Doe&company=Acme');
    const answer = await browser.get(back);

    expect(back).not.toContain('Jane');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/auth?sso#research?name=Jane+Doe&company=Acme',
    ]);
  });
}

/** The provider ends what began with it. */
export function testProviderSignOut(stage: DatabaseStage): void {
  const { query, create } = stage;
  const { provider, site, withGroups } = useSignOnStage(stage);
  const isIn = async ({ accessToken }: { readonly accessToken: string }) =>
    ((await restClient(site(), accessToken).from('user_roles').select('role')).data ?? []).length >
    0;

  test('the provider ends a session at once: the named one, or all that somebody began with it', async () => {
    provider().seat(verified('leaving'));
    await create('leaving@signed-on.example');
    const byPassword = await stage.signIn('leaving@signed-on.example');
    const [one, other] = [await signOn(site()), await signOn(site())];
    const [row] = await query('select sid from legwork.provider_sessions where session_id = $1', [
      claimsOf(one.accessToken)['session_id'],
    ]);

    const named = await postLogout(site(), provider().logoutToken({ sid: row?.['sid'] }));
    const afterOne = await Promise.all([one, other].map(isIn));
    const all = await postLogout(
      withGroups(),
      provider().logoutToken({ sub: 'subject of leaving' }),
    );

    expect([named.status, all.status]).toEqual([200, 200]);
    expect(afterOne).toEqual([false, true]);
    expect([await isIn(other), await isIn(byPassword)]).toEqual([false, true]);
    expect((await one.auth.refreshSession()).error).not.toBeNull();
    expect(await entriesOf(query, 'leaving@signed-on.example')).toContain(
      'signed_out_by_provider by null',
    );
  });

  test('fault 269: a sign-on under way ends with the session at the provider', async () => {
    provider().seat(verified('quick'));
    const browser = openBrowser(site());
    const back = await browser.begin();
    const sid = `session of ${new URL(back).searchParams.get('code')}`;

    await postLogout(site(), provider().logoutToken({ sid }));
    await browser.get(back);

    expect((await browser.fetchSession()).refusal).toMatch(/signed you out meanwhile/);
  });
}

async function entriesOf(query: Query, email: string): Promise<readonly string[]> {
  const rows = await query(
    'select action, actor_email from public.audit_log where target_email = $1 order by id',
    [email],
  );
  return rows.map(({ action, actor_email }) => `${String(action)} by ${String(actor_email)}`);
}
