import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** A new person for each test, since all of them share one server. */
function newcomer(name: string) {
  return {
    name: `${name} Newcomer`,
    email: `${name.toLowerCase()}@newcomer.example`,
    password: 'starting word 9',
  };
}

type Newcomer = ReturnType<typeof newcomer>;

async function openUsers(admin: Page): Promise<void> {
  await admin.goto('/admin');
  await admin.getByRole('tab', { name: 'User Management' }).click();
}

async function create(admin: Page, person: Newcomer): Promise<void> {
  const form = admin.getByRole('region', { name: 'Create User' });
  await form.getByLabel('Full Name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Create User' }).click();
  await expect(admin.getByRole('rowheader', { name: person.name })).toBeVisible();
}

/** Somebody else's browser, signed in. */
async function signedIn(browser: Browser, baseURL: string, person: Newcomer): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

test('the dashboard tab counts accounts of role user', async ({ admin }) => {
  await openUsers(admin);
  await create(admin, newcomer('Cora'));
  await admin.getByRole('tab', { name: 'Dashboard' }).click();

  for (const title of ['Total Users', 'New This Week', 'New This Month']) {
    await expect(admin.getByRole('region', { name: title })).toContainText(/[1-9]/);
  }
  await expect(admin.getByText('All systems operational')).toBeVisible();
  await admin.getByRole('link', { name: /Manage users/ }).click();
  await expect(admin.getByRole('heading', { name: /^User Accounts \(\d+\)$/ })).toBeVisible();
});

test('a created user signs in, chooses an own password, sees no admin screens, and is out at once when deleted', async ({
  admin,
  browser,
  server,
}) => {
  const dora = newcomer('Dora');
  await openUsers(admin);
  await create(admin, dora);
  await expect(admin.getByText('User Created')).toBeVisible();

  const page = await signedIn(browser, server.url, dora);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('my very own word 7');
  await page.getByRole('button', { name: 'Change password', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();
  await expect(page.getByText('User', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'API Settings' })).toBeHidden();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();

  await admin.getByRole('button', { name: `Delete ${dora.email}` }).click();
  await expect(
    admin.getByText(`Are you sure you want to delete the account for ${dora.email}?`),
  ).toBeVisible();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByText('User Deleted')).toBeVisible();
  await expect(admin.getByRole('rowheader', { name: dora.name })).toBeHidden();

  // A visible page asks every few seconds; coming back to it asks at once.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Email').fill(dora.email);
  await page.getByLabel('Password', { exact: true }).fill('my very own word 7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Sign In Failed').first()).toBeVisible();
  await page.context().close();
});

test('an e-mail that is taken is refused and the form is kept', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const edda = newcomer('Edda');
  await openUsers(admin);
  await create(admin, edda);
  const form = admin.getByRole('region', { name: 'Create User' });
  await form.getByLabel('Full Name').fill('Edda Again');
  await form.getByLabel('Email').fill(edda.email);
  await form.getByLabel('Password', { exact: true }).fill(edda.password);
  await form.getByRole('button', { name: 'Create User' }).click();

  await expect(
    admin.getByText(`Failed to create user: An account for ${edda.email} already exists`).first(),
  ).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('Edda Again');
});

test('the list finds one of many and says when nobody fits', async ({ admin }) => {
  const fina = newcomer('Fina');
  await openUsers(admin);
  await create(admin, fina);
  const search = admin.getByRole('searchbox');

  await search.fill('fina@new');
  await expect(admin.getByRole('heading', { name: 'User Accounts (1)' })).toBeVisible();
  await expect(admin.getByRole('rowheader', { name: fina.name })).toBeVisible();

  await search.fill('a,b)or(');
  await expect(admin.getByText('Nobody matches “a,b)or(”.')).toBeVisible();
});
