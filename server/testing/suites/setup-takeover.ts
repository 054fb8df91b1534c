import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  accountsOn,
  expectNoSuchAddress,
  FOUNDER,
  openSetupSite,
  postSetup,
} from '../open-setup-site.ts';
import type { OpenTestServer } from '../open-test-server.ts';
import { signedInClient } from '../test-clients.ts';

const RIVALS = 50;

/** What somebody without the link tries. */
export function testSetupTakeover(server: () => OpenTestServer): void {
  test('threat 25: a guessed token is answered like an address that does not exist', async () => {
    await using site = await openSetupSite(server());
    const guess = randomBytes(32).toString('base64url');

    for (const body of [{ token: guess }, { token: guess, account: FOUNDER }]) {
      await expectNoSuchAddress(await postSetup(site, body));
    }
    expect(await accountsOn(server())).toBe(0);
  });

  test('threat 25: guesses are counted by address, like sign-ins', async () => {
    await using site = await openSetupSite(server(), { address: { most: 3, windowSeconds: 60 } });
    const guess = randomBytes(32).toString('base64url');
    const statuses: number[] = [];

    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await postSetup(site, { token: guess })).status);
    }

    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });

  test('threat 25: looking at the link and using it counts as no guess', async () => {
    await using site = await openSetupSite(server(), { address: { most: 1, windowSeconds: 60 } });

    for (let look = 0; look < 3; look += 1) {
      expect((await postSetup(site, { token: site.token })).status).toBe(204);
    }
    expect((await postSetup(site, { token: site.token, account: FOUNDER })).status).toBe(201);
  });
}

/** The link used by many, and used up. */
export function testSetupRaces(server: () => OpenTestServer): void {
  test('threat 25: of fifty claims at once, at two processes, exactly one wins, and it is whole', async () => {
    await using one = await openSetupSite(server());
    await using other = await openSetupSite(server(), { joins: true });
    const { token } = other;

    const answers = await Promise.all(
      Array.from({ length: RIVALS }, (_, rival) =>
        postSetup(rival % 2 === 0 ? one : other, {
          token,
          account: { ...FOUNDER, email: `rival-${rival}@company.example` },
        }),
      ),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(RIVALS - 1);
    expect(await accountsOn(server())).toBe(1);
    const email = `rival-${statuses.indexOf(201)}@company.example`;
    const { rest } = await signedInClient(one, { ...FOUNDER, email });
    expect((await rest.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
  });

  test('threat 25: once used, the address is like any that does not exist, at every process and for every request', async () => {
    await using site = await openSetupSite(server());
    await using other = await openSetupSite(server(), { joins: true });
    const { token } = other;
    await postSetup(site, { token, account: FOUNDER });

    for (const process of [site, other]) {
      await expectNoSuchAddress(await postSetup(process, { token, account: FOUNDER }));
      await expectNoSuchAddress(await postSetup(process, { token }));
      await expectNoSuchAddress(await postSetup(process, 'x'.repeat(10_000)));
      await expectNoSuchAddress(
        await postSetup(process, { token }, { headers: { origin: 'https://evil.example' } }),
      );
    }
    expect(await accountsOn(server())).toBe(1);
  });
}

/** Requests that are not even weighed. */
export function testSetupRefusals(server: () => OpenTestServer): void {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a page that its browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister host', { 'sec-fetch-site': 'same-site' }],
  ])('threat 25: a claim from %s is refused, even with the token', async (_, headers) => {
    await using site = await openSetupSite(server());

    const answer = await postSetup(site, { token: site.token, account: FOUNDER }, { headers });

    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await accountsOn(server())).toBe(0);
  });

  test('threat 25: behind a proxy that asks by another name, the browser vouches for the page', async () => {
    await using site = await openSetupSite(server());
    const headers = { origin: 'https://legwork.company.example', 'sec-fetch-site': 'same-origin' };

    expect((await postSetup(site, { token: site.token }, { headers })).status).toBe(204);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'threat 25: %s is not possible there',
    async (method) => {
      await using site = await openSetupSite(server());

      const body = { token: site.token, account: FOUNDER };
      await expectNoSuchAddress(await postSetup(site, body, { method }));
      expect(await accountsOn(server())).toBe(0);
    },
  );

  test.each([
    ['longer than a form', { account: { ...FOUNDER, fullName: 'x'.repeat(5000) } }, 413],
    ['with a field too many', { account: { ...FOUNDER, role: 'admin' } }, 400],
    ['with a field too few', { account: { fullName: 'Ada', email: 'a@b.example' } }, 400],
    ['with a password that is no text', { account: { ...FOUNDER, password: 123_456 } }, 400],
    ['with NUL in the name', { account: { ...FOUNDER, fullName: 'A\u0000da' } }, 400],
    ['with a token of another length', { token: 'short' }, 404],
    ['with a list of tokens', { token: ['x'] }, 400],
  ])('threat 25: a body %s is refused', async (_, changes, status) => {
    await using site = await openSetupSite(server());

    const answer = await postSetup(site, { token: site.token, account: FOUNDER, ...changes });

    expect(answer.status).toBe(status);
    expect(await accountsOn(server())).toBe(0);
  });

  test('threat 25: a body that is no JSON is refused, and so is a form', async () => {
    await using site = await openSetupSite(server());
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

    expect((await postSetup(site, `token=${site.token}`, form)).status).toBe(415);
    expect((await postSetup(site, '{"token":')).status).toBe(400);
  });

  test('threat 25: neither the log nor the database ever holds the token', async () => {
    await using site = await openSetupSite(server());
    await postSetup(site, { token: site.token, account: { ...FOUNDER, password: '1' } });
    await postSetup(site, { token: site.token }, { headers: { origin: 'https://evil.example' } });

    const stored = await server().backend.database.query('select * from legwork.setup_link');

    expect(site.token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(site.token);
    expect(site.logged.join()).not.toContain(site.token);
  });
}
