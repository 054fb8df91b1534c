import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  hostileAnswers,
  type Hostility,
} from '../../../simulators/identity-provider/hostile-answers.ts';
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../../../simulators/identity-provider/identity-provider.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import {
  openBrowser,
  openSignOnSite,
  signOn,
  type SignOnSite,
  tryToSignOn,
} from '../sign-on-site.ts';
import { testAdmin } from '../start-server.ts';
import { restClient } from '../test-clients.ts';
import { postLogout } from './single-sign-on.ts';

/** A provider, a server that signs on with it, and how to look at what came of an attack. */
function useAttackedSite({ server, query }: DatabaseStage) {
  const opened: { provider: IdentityProvider; site: SignOnSite }[] = [];
  const now = () => {
    const [first] = opened;
    if (!first) throw new Error('The site is open inside tests only');
    return first;
  };
  beforeAll(async () => {
    const provider = await startIdentityProvider();
    opened.push({ provider, site: await openSignOnSite(server(), provider) });
  });
  beforeEach(() => now().provider.turn({}));
  afterAll(async () => {
    for (const { provider, site } of opened.splice(0)) {
      await site[Symbol.asyncDispose]();
      await provider.close();
    }
  });
  return {
    provider: () => now().provider,
    site: () => now().site,
    refusalOf: async (site: SignOnSite = now().site) => (await tryToSignOn(site)).refusal,
    async traces() {
      const [row] = await query(`select (select count(*)::int from auth.sessions) as sessions,
        (select count(*)::int from auth.users) as accounts, (select count(*)::int from legwork.identities) as identities`);
      return row;
    },
  };
}

/** Somebody with a verified address. */
function verified(name: string) {
  const email = `${name}@attacked.example`;
  return { sub: `subject of ${name}`, email, email_verified: true, name };
}

/** What a provider that lies, or somebody in its place, may send. */
export function testHostileProviders(stage: DatabaseStage): void {
  const { provider, site, refusalOf, traces } = useAttackedSite(stage);

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
    expect(await refusalOf()).toMatch(/does not tell Legwork your e-mail address/);
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
    provider().seat({ ...verified('dismissed'), email: 'renamed@attacked.example' });
    expect(await refusalOf()).toMatch(/was deleted/);
    provider().seat(verified('local'));
    await admin()
      .rest.from('profiles')
      .delete()
      .eq('id', await create('local@attacked.example'));
    expect(await refusalOf()).toMatch(/was deleted/);

    const again = await create('dismissed@attacked.example');
    provider().seat(verified('dismissed'));
    expect((await signOn(site())).userId).toBe(again);
    await query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      again,
    ]);
    expect(await refusalOf()).toMatch(/is disabled/);
  });
}

/** What others can do with a sign-on under way, and with what is left of one. */
export function testSignOnTheft(stage: DatabaseStage): void {
  const { provider, site, traces } = useAttackedSite(stage);
  beforeEach(() => provider().seat(verified('victim')));

  test('threat 58: the way back works once, and in the browser that set out', async () => {
    const browser = openBrowser(site());
    const back = await browser.begin();
    const thief = openBrowser(site());
    await thief.get(back);
    expect((await thief.fetchSession()).token).toBeUndefined();
    await thief.begin();
    await thief.get(back);
    expect((await thief.fetchSession()).token).toBeUndefined();

    const copy = openBrowser(site());
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.get(back);
    expect((await browser.fetchSession()).token).toBeDefined();
    const before = await traces();
    await copy.get(back);
    expect((await copy.fetchSession()).refusal).toMatch(/was used already/);
    expect(await traces()).toEqual(before);
    expect(provider().calls.filter(({ path }) => path === '/token')).toHaveLength(1);
  });

  test('threat 58: nobody is led into a sign-on of somebody else', async () => {
    const attacker = openBrowser(site());
    const back = await attacker.begin();
    const victim = openBrowser(site());
    await victim.begin();
    await victim.get(back);
    expect((await victim.fetchSession()).refusal).toMatch(/took too long, or was used already/);
    const forged = await victim.post(
      '/sso/start',
      { fragment: '' },
      { origin: 'https://evil.example' },
    );

    expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('threat 65: a session is handed over once, to its own page, and never in an address or a log', async () => {
    const browser = openBrowser(site());
    const answer = await browser.get(await browser.begin());
    const [cookie = ''] = answer.headers.getSetCookie();
    const copy = openBrowser(site());
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const foreign = await copy.post('/sso/session', {}, { origin: 'https://evil.example' });
    const { token = '' } = await browser.fetchSession();
    const again = await copy.fetchSession();

    expect(cookie).toMatch(/^legwork-sign-on=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/);
    expect(foreign.status).toBe(403);
    expect(again.refusal).toMatch(/was used already/);
    expect(token).not.toBe('');
    expect(answer.headers.get('location')).toBe('/auth?sso');
    expect(Buffer.from(cookie.split('.')[3] ?? '', 'base64url').toString()).not.toContain(token);
    expect(site().logged.join()).not.toContain(token);
  });

  test.each([
    ['another purpose', (value: string) => value],
    ['a changed seal', (value: string) => `${value.slice(0, -2)}AA`],
    ['no seal', () => Buffer.from('{"content":{"refreshToken":"x"}}').toString('base64url')],
  ])('threat 65: a cookie with %s is none', async (_name, change) => {
    const browser = openBrowser(site());
    await browser.begin();
    for (const [name, value] of browser.cookies) browser.cookies.set(name, change(value));

    expect(await browser.fetchSession()).toEqual({
      refusal: expect.stringMatching(/Start it again/),
    });
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '#a\r\nset-cookie: x=y',
    '# //evil.example',
    'javascript:alert(1)',
  ])('threat 60: a sign-on that is to end at %j does not begin', async (fragment) => {
    const answer = await openBrowser(site()).post('/sso/start', { fragment });

    expect(answer.status).toBe(400);
  });

  test('threat 60: the state of a sign-on leads nowhere', async () => {
    const browser = openBrowser(site());
    const back = new URL(await browser.begin());
    back.searchParams.set('state', 'https://evil.example/');
    const answer = await browser.get(
      `${back.href}&redirect=https://evil.example&next=//evil.example`,
    );

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth?sso']);
  });

  test('threat 66: only trusted proxies, or PUBLIC_URL, say where the provider sends browsers back to', async () => {
    const ways = [
      [{}, 'http://127.0.0.1'],
      [{ TRUST_PROXY: '1' }, 'https://127.0.0.1'],
      [{ PUBLIC_URL: 'https://legwork.example' }, 'https://legwork.example'],
    ] as const;
    for (const [settings, origin] of ways) {
      await using behind = await openSignOnSite(stage.server(), provider(), settings);
      const browser = openBrowser(behind);
      const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
      const answer = await browser.post('/sso/start', { fragment: '' }, headers);
      const { address } = Object(await answer.json());

      const { protocol, hostname, pathname } = new URL(
        new URL(String(address)).searchParams.get('redirect_uri') ?? '',
      );
      expect([`${protocol}//${hostname}`, pathname]).toEqual([origin, '/sso/callback']);
      const isSecure = origin.startsWith('https:');
      expect([...browser.cookies.keys()]).toEqual([
        isSecure ? '__Host-legwork-sign-on' : 'legwork-sign-on',
      ]);
    }
  });
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Log-outs that the provider never announced, and passwords where there are to be none. */
export function testProviderSignOut(stage: DatabaseStage): void {
  const { provider, site } = useAttackedSite(stage);
  const all = { sub: 'subject of staying' };

  test('threat 63: only a log-out token of the provider itself, used once, ends sessions', async () => {
    provider().seat(verified('staying'));
    const session = await signOn(site());
    const now = provider().nowSeconds();
    const other = await startIdentityProvider();
    const wrong = [
      '',
      other.logoutToken({ ...all, iss: provider().settings.OIDC_ISSUER }),
      provider().logoutToken({ ...all, iss: 'https://other.example' }),
      provider().logoutToken({ ...all, aud: 'another-client' }),
      provider().logoutToken({ ...all, nonce: 'n' }),
      provider().logoutToken({ ...all, events: { other: {} } }),
      provider().logoutToken({ ...all, events: { [EVENT]: 'yes' } }),
      provider().logoutToken({ ...all, events: undefined }),
      provider().logoutToken({ ...all, jti: undefined }),
      provider().logoutToken({ ...all, iat: undefined }),
      provider().logoutToken({ ...all, iat: now + 3600 }),
      provider().logoutToken({ ...all, exp: now - 3600, iat: now - 3900 }),
      provider().logoutToken({}),
      provider().logoutToken({ ...all, alg: 'none' }, { alg: 'none' }),
    ];
    await other.close();

    for (const token of wrong) expect((await postLogout(site(), token)).status).toBe(400);

    const roles = () => restClient(site(), session.accessToken).from('user_roles').select('role');
    expect((await roles()).data).toHaveLength(1);
    const good = provider().logoutToken(all);
    expect((await postLogout(site(), good)).status).toBe(200);
    expect((await roles()).data ?? []).toHaveLength(0);
    expect((await postLogout(site(), good)).status).toBe(400);
  });

  test('threat 63: a log-out ends no session of anybody else, and none that began with a password', async () => {
    provider().seat(verified('bystander'));
    const bystander = await signOn(site());

    await postLogout(site(), provider().logoutToken({ ...all, sub: 'subject of nobody' }));
    await postLogout(site(), provider().logoutToken({ sid: 'session of nobody' }));

    expect((await bystander.rest.from('user_roles').select('role')).data).toHaveLength(1);
    expect((await stage.admin().rest.from('audit_log').select('id').limit(1)).data).toHaveLength(1);
  });
}
