import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readAuditChain } from '../server/audit-chain.ts';
import { testAdmin } from '../server/testing/start-server.ts';
import { expect, peopleTest as test } from './people.ts';
import { expectToast } from './toasts.ts';

test('sign-ins, failed ones, creations, role changes and deletions are told, newest first, and exported whole', async ({
  admin,
  people,
  visitor,
  expectedErrors,
}) => {
  expectedErrors.push(/40[036] \(/);
  const begunAt = Date.now();
  const ada = await people.add('Ada');
  await people.setRole(ada.id, 'admin');
  await visitor.goto('/auth');
  await visitor.getByLabel('Email').fill(ada.email);
  await visitor.getByLabel('Password', { exact: true }).fill('not the password');
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(visitor, 'Sign In Failed');
  await people.browserOf(ada);
  await people.setRole(ada.id, 'user');
  await people.remove(ada.id);
  await admin.goto('/admin');

  const entries = admin.getByRole('list', { name: 'Recorded activity' }).getByRole('listitem');
  const told = [
    `${testAdmin.email} deleted the account of ${ada.email}`,
    `${testAdmin.email} removed administrator rights from ${ada.email}`,
    `${ada.email} signed in`,
    `Someone failed to sign in as ${ada.email}`,
    `${testAdmin.email} made ${ada.email} an administrator`,
    `${testAdmin.email} created an account for ${ada.email}`,
  ];
  for (const [index, sentence] of told.entries()) {
    await expect(entries.nth(index)).toContainText(sentence);
    const moment = await entries.nth(index).getByRole('time').getAttribute('datetime');
    expect(Date.parse(moment ?? '')).toBeGreaterThanOrEqual(begunAt);
    expect(Date.parse(moment ?? '')).toBeLessThanOrEqual(Date.now());
  }
  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export' }).click();
  const path = await (await saving).path();
  const exported = await readAuditChain(createInterface({ input: createReadStream(path) }));
  expect(exported).toMatchObject({ fault: null, otherLines: 0, entries: { firstNumber: 1 } });
  expect(exported.entries?.lastNumber).toBeGreaterThanOrEqual(told.length);
});

test('the newest ten entries are seen at first, and older ones come page by page, each once', async ({
  admin,
  people,
}) => {
  await people.addMany(60);
  await admin.goto('/admin');
  const entries = admin.getByRole('list', { name: 'Recorded activity' }).getByRole('listitem');
  await expect(entries.first()).toContainText('created an account for person-060');
  await expect(entries).toHaveCount(10);
  await expect(admin.getByRole('button', { name: 'Older' })).toHaveCount(0);
  await admin.getByRole('button', { name: 'Show 40 more' }).click();
  const count = await entries.count();
  const last = await entries.last().textContent();

  await admin.getByRole('button', { name: 'Older' }).click();
  await expect(entries.first()).toContainText(
    `created an account for person-${String(60 - count).padStart(3, '0')}`,
  );
  await admin.getByRole('button', { name: 'Newer' }).click();
  await expect(entries.last()).toHaveText(last ?? '');
  await expect(admin.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await expect(admin.getByRole('button', { name: 'Newer' })).toBeFocused();
});

test('nobody but an administrator can read it', async ({ people }) => {
  const page = await people.browserOf(await people.addSettled('Bea'));
  const asked = page.waitForRequest(/rest\/v1\/user_roles/);
  await page.reload();
  const headers = await (await asked).allHeaders();

  const rows: unknown = await page.evaluate(
    async ({ apikey, authorization }) => {
      const answer = await fetch('/rest/v1/audit_log?select=id', {
        headers: { apikey, authorization },
      });
      const read: unknown = await answer.json();
      return read;
    },
    { apikey: headers['apikey'] ?? '', authorization: headers['authorization'] ?? '' },
  );

  expect(rows).toEqual([]);
});
