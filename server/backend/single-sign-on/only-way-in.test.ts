import { expect, test } from 'vitest';
import { startIdentityProvider } from '../../../simulators/identity-provider/identity-provider.ts';
import { FOUNDER, openSetupSite, postSetup } from '../../testing/open-setup-site.ts';
import { openTestServer } from '../../testing/open-test-server.ts';
import { openSignOnSite, signOn, tryToSignOn } from '../../testing/sign-on-site.ts';
import { sendRequest } from '../../testing/test-clients.ts';

test('threat 64: with OIDC_ONLY no password opens or changes anything; the link still makes the first account, which its owner signs on to', async () => {
  await using provider = await startIdentityProvider();
  await using server = await openTestServer({ isPasswordClosed: true });
  await using first = await openSetupSite(server);
  await using site = await openSignOnSite(server, provider, { OIDC_ONLY: '1', OIDC_NAME: 'Acme' });
  const made = await postSetup(first, { token: first.token, account: FOUNDER });
  provider.seat({ sub: 'ada', email: FOUNDER.email, email_verified: true });
  const { accessToken, rest, userId } = await signOn(site);
  const asked = [
    [
      'POST',
      '/auth/v1/token?grant_type=password',
      { email: FOUNDER.email, password: FOUNDER.password },
    ],
    ['PUT', '/auth/v1/user', { password: 'another good start' }],
    [
      'POST',
      '/rest/v1/rpc/set_temporary_password',
      { target_user: userId, new_password: 'another good start' },
    ],
  ] as const;

  const refusals = await Promise.all(
    asked.map(([method, path, body]) =>
      sendRequest(site, method, path, { body: JSON.stringify(body), token: accessToken }),
    ),
  );

  expect(made.status).toBe(201);
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  for (const refusal of refusals) {
    expect(await refusal.text()).toContain('Sign in with your identity provider');
  }
  expect((await rest.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
  const config: unknown = await (await fetch(`${site.url}/config.json`)).json();
  expect(config).toMatchObject({ singleSignOn: { name: 'Acme', isOnly: true } });
  expect(JSON.stringify(config)).not.toContain(provider.settings.OIDC_CLIENT_SECRET);
});

test('fault 273: nobody signs on to a new installation before its first account is made, not even whoever is to make it', async () => {
  await using provider = await startIdentityProvider();
  await using server = await openTestServer({ isPasswordClosed: true });
  await using first = await openSetupSite(server);
  await using site = await openSignOnSite(server, provider, { OIDC_ONLY: '1' });
  await using withGroups = await openSignOnSite(server, provider, { OIDC_ADMIN_GROUP: 'admins' });
  provider.seat({ sub: 'ada', email: FOUNDER.email, email_verified: true, groups: ['admins'] });

  const early = await tryToSignOn(site);
  const made = await postSetup(first, { token: first.token, account: FOUNDER });
  const { rest } = await signOn(site);
  const roles = await rest.from('user_roles').select('role');
  await using second = await openSetupSite(server);
  const { rest: grouped } = await signOn(withGroups);

  expect(early.refusal).toMatch(/has no administrator yet/);
  expect([made.status, roles.data]).toEqual([201, [{ role: 'admin' }]]);
  expect((await grouped.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
  expect(await second.setup.isOpen()).toBe(false);
});
