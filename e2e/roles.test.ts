import type { Page } from '@playwright/test';
import { testAdmin } from '../server/testing/start-server.ts';
import {
  enterNewcomer,
  expect,
  newcomer,
  openUserManagement,
  rowOf,
  peopleTest as test,
} from './people.ts';
import { expectToast } from './toasts.ts';

const ROLE = /rest\/v1\/user_roles\?/;

function administrators(page: Page) {
  return page.getByRole('region', { name: 'Administrators' });
}

test('an administrator makes another one, who has the rights at the next request in an open tab', async ({
  admin,
  people,
}) => {
  const uma = await people.addSettled('Uma');
  const page = await people.browserOf(uma);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();

  await openUserManagement(admin);
  await admin.getByRole('button', { name: `Make ${uma.email} an administrator` }).click();
  const dialog = admin.getByRole('alertdialog', { name: 'Make administrator' });
  await dialog.getByRole('button', { name: 'Make administrator' }).click();

  await expectToast(admin, 'Role Changed');
  await expect(rowOf(admin, uma)).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'User Accounts (0)' })).toBeVisible();
  await expect(administrators(admin).getByText(uma.email)).toBeVisible();
  await openUserManagement(page);
  await enterNewcomer(page, newcomer('Vera'));
  await expect(rowOf(page, newcomer('Vera'))).toBeVisible();
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible();
});

test('rights that are taken back are gone at the next request, whatever is still on screen', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  const uma = await people.addSettled('Uma');
  await people.setRole(uma.id, 'admin');
  const page = await people.browserOf(uma);
  await openUserManagement(page);
  // The page asks for the role by itself every now and then; it has not heard yet.
  await page.route(ROLE, (route) => route.fulfill({ json: [{ role: 'admin' }] }));

  await openUserManagement(admin);
  await admin
    .getByRole('button', { name: `Remove administrator rights from ${uma.email}` })
    .click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove admin rights' }).click();
  await expectToast(admin, 'Role Changed');
  await expect(rowOf(admin, uma)).toBeVisible();

  await enterNewcomer(page, newcomer('Will'));
  await expectToast(page, 'Failed to create user: Only administrators may do this');
  await page.getByRole('link', { name: 'API Settings' }).click();
  await page.unroute(ROLE);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('administrators stand apart from the table, and the last one cannot be demoted', async ({
  admin,
  people,
}) => {
  await people.add('Ada');
  await openUserManagement(admin);

  const own = administrators(admin).getByRole('listitem').filter({ hasText: testAdmin.email });
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(
    own.getByRole('button', { name: `Remove administrator rights from ${testAdmin.email}` }),
  ).toBeDisabled();
  await expect(rowOf(admin, testAdmin)).toHaveCount(0);
});

test('the last administrator stays, also when the screen still shows two', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const uma = await people.add('Uma');
  await people.setRole(uma.id, 'admin');
  await openUserManagement(admin);
  const demote = administrators(admin).getByRole('button', {
    name: `Remove administrator rights from ${testAdmin.email}`,
  });
  await expect(demote).toBeEnabled();
  await people.setRole(uma.id, 'user');
  await demote.click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove admin rights' }).click();

  await expectToast(
    admin,
    'Error',
    'Failed to change the role: The last administrator cannot be removed or demoted. Make somebody else an administrator first.',
  );
  await expect(demote).toBeDisabled();
  await admin.reload();
  await expect(administrators(admin).getByText(testAdmin.email)).toBeVisible();
});
