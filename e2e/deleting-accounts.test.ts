import type { Page } from '@playwright/test';
import {
  expect,
  holdCalls,
  openUserManagement,
  refuseCalls,
  rowOf,
  peopleTest as test,
  type TestAccount,
} from './people.ts';
import { expectToast } from './toasts.ts';

const DELETION = /rest\/v1\/(?:user_roles|profiles)\?/;

async function askToDelete(page: Page, { email }: TestAccount): Promise<void> {
  await page.getByRole('button', { name: `Delete ${email}` }).click();
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

test('deleting asks in the words of the specification, and a no changes nothing', async ({
  admin,
  people,
}) => {
  const ada = await people.add('Ada');
  await openUserManagement(admin);
  const dialog = admin.getByRole('alertdialog', { name: 'Delete account' });
  const question = `Are you sure you want to delete the account for ${ada.email}?`;

  for (const leave of [
    () => admin.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await askToDelete(admin, ada);
    await expect(dialog).toHaveAccessibleDescription(question);
    await leave();
    await expect(dialog).toBeHidden();
    await expect(admin.getByRole('button', { name: `Delete ${ada.email}` })).toBeFocused();
  }
  await admin.reload();
  await expect(rowOf(admin, ada)).toBeVisible();
});

test('the keyboard stays inside the dialog, and the safe answer comes first', async ({
  admin,
  people,
}) => {
  const ada = await people.add('Ada');
  await openUserManagement(admin);
  await admin.getByRole('button', { name: `Delete ${ada.email}` }).press('Enter');
  const dialog = admin.getByRole('alertdialog');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const yes = dialog.getByRole('button', { name: 'Delete', exact: true });

  await expect(cancel).toBeFocused();
  await admin.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await admin.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await admin.keyboard.press('Shift+Tab');
  await expect(yes).toBeFocused();
  await admin.keyboard.press('Enter');

  await expectToast(admin, 'User Deleted');
  await expect(rowOf(admin, ada)).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'User Accounts (0)' })).toBeFocused();
});

test('a deleted account leaves the list and the numbers, and cannot sign in', async ({
  admin,
  people,
  visitor,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/);
  const ada = await people.add('Ada');
  const bea = await people.add('Bea');
  await openUserManagement(admin);
  await askToDelete(admin, ada);
  await confirm(admin);

  await expectToast(admin, 'User Deleted');
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
  await expect(rowOf(admin, bea)).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
  await visitor.goto('/auth');
  await visitor.getByLabel('Email').fill(ada.email);
  await visitor.getByLabel('Password', { exact: true }).fill(ada.password);
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(visitor, 'Sign In Failed');
});

test('the row goes before the server has answered, and comes back when the server refuses', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const ada = await people.add('Ada');
  const bea = await people.add('Bea');
  await openUserManagement(admin);
  await refuseCalls(admin, DELETION, { method: 'DELETE', message: 'Not today' });
  const release = await holdCalls(admin, DELETION, 'DELETE');
  await askToDelete(admin, ada);
  await confirm(admin);

  await expect(rowOf(admin, ada)).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
  await expect(rowOf(admin, bea)).toBeVisible();
  release();
  await expectToast(admin, 'Error', 'Failed to delete user: Not today');
  await expect(rowOf(admin, ada)).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'User Accounts (2)' })).toBeVisible();
});

test('fault 63: an account that somebody else deleted meanwhile is not reported as deleted', async ({
  admin,
  people,
}) => {
  const ada = await people.add('Ada');
  await openUserManagement(admin);
  await people.remove(ada.id);
  await askToDelete(admin, ada);
  await confirm(admin);

  await expectToast(
    admin,
    'Error',
    'Failed to delete user: The account is gone already, or may not be deleted.',
  );
  await expect(rowOf(admin, ada)).toHaveCount(0);
});

test('deleting the only account of the last page shows the page before', async ({
  admin,
  people,
}) => {
  await people.addMany(51);
  await openUserManagement(admin);
  await admin.getByRole('button', { name: 'Next page' }).click();
  await expect(admin.getByRole('rowheader')).toHaveText(['Person 001']);
  await admin.getByRole('button', { name: 'Delete person-001@crowd.example' }).click();
  await confirm(admin);

  await expectToast(admin, 'User Deleted');
  await expect(admin.getByRole('heading', { name: 'User Accounts (50)' })).toBeVisible();
  await expect(admin.getByRole('rowheader')).toHaveCount(50);
});
