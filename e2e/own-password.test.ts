import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openAccountMenu } from './journey.ts';
import {
  enterNewcomer,
  expect,
  newcomer,
  openUserManagement,
  rowOf,
  peopleTest as test,
} from './people.ts';
import { expectToast } from './toasts.ts';

const OWN_PASSWORD = 'known to nobody else 7';
const TEMPORARY_PASSWORD = 'told over the phone';
/** What the backend answers a tab whose session has ended, until the tab leaves. */
const ENDED_SESSION = [/403 \(Forbidden\)/, /406 \(Not Acceptable\)/];

async function enterOwnPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await submitPassword(page);
}

async function submitPassword(page: Page): Promise<void> {
  await page.locator('form').getByRole('button', { name: 'Change password' }).click();
}

async function enterCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Sets it by keyboard alone. */
async function setTemporaryPassword(admin: Page, email: string): Promise<void> {
  const opener = admin.getByRole('button', { name: `Set a new password for ${email}` });
  await opener.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Set a new password' });
  await expect(dialog.getByLabel('Temporary password', { exact: true })).toBeFocused();
  await expectAccessible(admin, 'setting a password');
  await admin.keyboard.type(TEMPORARY_PASSWORD);
  await admin.keyboard.press('Enter');
  await expectToast(admin, 'Password Set');
  await expect(opener).toBeFocused();
}

test('fault 189: an account is created, chooses an own password, is given another and replaces it, is deleted, and is out at once in its open tab', async ({
  admin,
  people,
  expectedErrors,
}) => {
  expectedErrors.push(...ENDED_SESSION, /400 \(Bad Request\)/);
  const dora = newcomer('Dora');
  await openUserManagement(admin);
  await enterNewcomer(admin, dora);
  await expect(rowOf(admin, dora)).toBeVisible();

  const page = await people.browserOf(dora);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await enterOwnPassword(page, OWN_PASSWORD);
  await expectToast(page, 'Password changed');
  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();

  await setTemporaryPassword(admin, dora.email);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL('/auth');
  await enterCredentials(page, dora.email, TEMPORARY_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await enterOwnPassword(page, OWN_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();

  await admin.getByRole('button', { name: `Delete ${dora.email}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(admin, 'User Deleted');
  // The next act in the open tab, here coming back to it, asks the database; a tab nobody touches asks by itself.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));

  await expect(page).toHaveURL('/auth');
  await enterCredentials(page, dora.email, OWN_PASSWORD);
  await expectToast(page, 'Sign In Failed', 'Invalid login credentials');
});

test('nothing else is to be seen before an own password is chosen, on any address', async ({
  people,
}) => {
  const page = await people.browserOf(await people.add('Edda'));

  for (const route of ['/', '/admin', '/settings']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  }
});

test('a short and a very common password are refused with the reason, and a reload asks again', async ({
  people,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const page = await people.browserOf(await people.add('Finn'));

  await enterOwnPassword(page, 'nine-char');
  await expect(page.getByText('Please enter a password of at least 10 characters.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await enterOwnPassword(page, 'Password123');
  await expect(
    page.getByText('Failed to change the password: Password is too common'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
});

test('everybody can change the password; the former one and other devices are out', async ({
  people,
  expectedErrors,
}) => {
  expectedErrors.push(...ENDED_SESSION, /400 \(Bad Request\)/, /DISCONNECTED|Failed to fetch/);
  const gina = await people.addSettled('Gina');
  const elsewhere = await people.browserOf(gina);
  const page = await people.browserOf(gina);

  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password', { exact: true }).fill('not the current one');
  await enterOwnPassword(page, OWN_PASSWORD);
  await expect(dialog.getByText('That is not your current password.')).toBeVisible();
  await page.context().setOffline(true);
  await submitPassword(page);
  await expect(
    dialog.getByText('Failed to change the password: The server cannot be reached.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByLabel('Current password', { exact: true }).fill(gina.password);
  await submitPassword(page);
  await expectToast(page, 'Password changed');
  await expect(dialog).toBeHidden();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/auth');
  await enterCredentials(elsewhere, gina.email, gina.password);
  await expectToast(elsewhere, 'Sign In Failed');
  await enterCredentials(elsewhere, gina.email, OWN_PASSWORD);
  await expect(elsewhere.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('the window for the password closes by Escape and gives the focus back', async ({ admin }) => {
  await admin.goto('/');
  const opener = await openAccountMenu(admin);
  await admin.getByRole('button', { name: 'Change password' }).click();
  await expect(admin.getByLabel('Current password', { exact: true })).toBeFocused();
  await admin.keyboard.press('Escape');

  await expect(admin.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
