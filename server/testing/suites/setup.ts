import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Making the first account, and the rules for it. */
export function testSetup(server: () => OpenTestServer): void {
  test('whoever has the link makes an administrator with a password of their own, who can sign in; until then the installation is new', async () => {
    await using site = await openSetupSite(server());

    const look = await postSetup(site, { token: site.token });
    expect(await isNew(site)).toBe(true);
    const answer = await postSetup(site, { token: site.token, account: FOUNDER });

    expect([look.status, answer.status]).toEqual([204, 201]);
    expect(await isNew(site)).toBe(false);
    const { rest } = await signedInClient(site, FOUNDER);
    expect(
      (await rest.from('profiles').select('email, full_name, must_change_password')).data,
    ).toEqual([{ email: FOUNDER.email, full_name: FOUNDER.fullName, must_change_password: false }]);
    expect((await rest.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
    expect((await rest.from('audit_log').select('action')).data).toContainEqual({
      action: 'account_created',
    });
  });

  test.each([
    ['password', 'nine-char', 'wrong_password', 'Password must be at least 10 characters'],
    ['password', 'é'.repeat(37), 'wrong_password', 'Password is too long: at most 72 bytes'],
    ['password', 'Qwerty12345', 'wrong_password', 'Password is too common'],
    ['email', 'nobody', 'wrong_email', 'E-mail address is not valid'],
    ['email', ' ', 'wrong_email', 'E-mail is required'],
    ['fullName', ' ', 'wrong_name', 'Full name is required'],
    ['fullName', 'x'.repeat(201), 'wrong_name', 'Full name is too long'],
  ])(
    'the rule broken by %s “%s” is named, and the link stays good',
    async (field, value, code, message) => {
      await using site = await openSetupSite(server());

      const refused = await postSetup(site, {
        token: site.token,
        account: { ...FOUNDER, [field]: value },
      });

      expect(refused.status).toBe(422);
      const said: unknown = await refused.json();
      expect(said).toMatchObject({ code });
      expect(JSON.stringify(said)).toContain(message);
      expect(await accountsOn(server())).toBe(0);
      expect((await postSetup(site, { token: site.token, account: FOUNDER })).status).toBe(201);
    },
  );
}

/** What the sign-in page learns. */
async function isNew({ url }: { readonly url: string }): Promise<unknown> {
  const config: unknown = await (await fetch(`${url}/config.json`)).json();
  return typeof config === 'object' && config !== null && 'isNew' in config && config.isNew;
}

/** The link and its file. */
export function testSetupLinks(server: () => OpenTestServer): void {
  test('each start replaces the link, and the file that only its owner can read', async () => {
    await using site = await openSetupSite(server());
    const file = join(site.dataDirectory, 'setup-link.html');
    await rm(file);
    await writeFile(file, 'left behind', { mode: 0o666 });

    const link = await site.setup.offer(site.url);

    const token = link?.url.split('#')[1] ?? '';
    expect(link).toEqual({ url: `${site.url}/setup#${token}`, file });
    expect(await readFile(file, 'utf8')).toContain(`href="${link?.url ?? ''}"`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expectNoSuchAddress(await postSetup(site, { token: site.token }));
    expect((await postSetup(site, { token })).status).toBe(204);
  });

  test('the file is gone once the account is there, and no start offers another link', async () => {
    await using site = await openSetupSite(server());
    const left = join(site.dataDirectory, 'setup-link.html');
    await postSetup(site, { token: site.token, account: FOUNDER });
    const afterUse = await readdir(site.dataDirectory);
    await writeFile(left, 'left behind by a start that was killed');

    expect(await site.setup.offer(site.url)).toBeUndefined();

    expect(afterUse).toEqual([]);
    expect(await readdir(site.dataDirectory)).toEqual([]);
  });

  test('an administrator made in another way closes the link', async () => {
    await using site = await openSetupSite(server());
    await server().backend.database.query(
      `select legwork.make_first_admin('other@company.example', 'a good start', false)`,
    );

    await expectNoSuchAddress(await postSetup(site, { token: site.token, account: FOUNDER }));
    expect(await accountsOn(server())).toBe(1);
  });

  test('a folder that cannot be written costs the file, not the link', async () => {
    await using site = await openSetupSite(server());
    await rm(site.dataDirectory, { recursive: true });
    await writeFile(site.dataDirectory, 'a file where the folder should be');

    const link = await site.setup.offer(site.url);

    expect(link?.file).toBeUndefined();
    expect((await postSetup(site, { token: link?.url.split('#')[1] })).status).toBe(204);
    expect(site.logged.join()).toMatch(/^The setup link could not be written to .+ \(E[A-Z]+\)$/);
  });
}
