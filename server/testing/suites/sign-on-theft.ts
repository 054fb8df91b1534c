import { beforeEach, expect, test } from 'vitest';
import { startIdentityProvider } from '../../../simulators/identity-provider/identity-provider.ts';
import { REFUSALS } from '../../backend/single-sign-on/refusals.ts';
import type { DatabaseStage } from '../on-every-database.ts';
import { openBrowser, openSignOnSite, postLogout, signOn, textsIn } from '../sign-on-site.ts';
import { useSignOnStage, verified } from '../sign-on-stage.ts';
import { restClient } from '../test-clients.ts';

/** What others can do with a sign-on under way, and with what is left of one. */
export function testSignOnTheft(stage: DatabaseStage): void {
  const { provider, site, traces } = useSignOnStage(stage);
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

  test('threat 33: whoever else signed in with a one-time password is out when its owner signs on', async () => {
    await stage.createNewcomer('given@signed-on.example');
    const thief = await stage.signIn('given@signed-on.example');
    provider().seat(verified('given'));
    const owner = await signOn(site());

    const read = await thief.rest.rpc('privacy_settings');
    const account = await thief.rest.from('profiles').select('id');
    const changed = await thief.auth.updateUser({ password: 'my very own one' });
    const renewed = await thief.auth.refreshSession();

    expect([read.error?.code, account.data ?? []]).toEqual(['42501', []]);
    expect([changed.error, renewed.error]).not.toContain(null);
    expect((await owner.rest.rpc('privacy_settings')).error).toBeNull();
    expect((await owner.auth.refreshSession()).error).toBeNull();
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

    const { token, refusal } = await browser.fetchSession();
    expect([token, refusal]).toEqual([undefined, REFUSALS.expired]);
  });
}

/** Addresses that a sign-on might lead to. */
export function testSignOnAddresses(stage: DatabaseStage): void {
  const { provider, site } = useSignOnStage(stage);
  beforeEach(() => provider().seat(verified('victim')));

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
      const { address = '' } = textsIn(await answer.json());

      const { protocol, hostname, pathname } = new URL(
        new URL(address).searchParams.get('redirect_uri') ?? '',
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

/** Log-outs that the provider never announced. */
export function testForgedLogouts(stage: DatabaseStage): void {
  const { provider, site } = useSignOnStage(stage);
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
