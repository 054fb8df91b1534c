import { testAdmin } from '../server/testing/start-server.ts';
import { expect, signIn, test } from './fixtures.ts';
import { holdCalls } from './people.ts';
import { expectToast } from './toasts.ts';

test('a visitor who opens a protected route is sent to sign in', async ({ visitor }) => {
  for (const route of ['/', '/admin', '/settings']) {
    await visitor.goto(route);

    await expect(visitor).toHaveURL('/auth');
    await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
});

test('an unknown path shows the 404 page with a way home', async ({ visitor }) => {
  await visitor.goto('/no/such/page');

  await expect(visitor.getByText('Oops! Page not found')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('signing in welcomes and leads to the dashboard, signing out leads back', async ({
  visitor,
}) => {
  await signIn(visitor, testAdmin);

  await expect(visitor).toHaveURL('/');
  await expectToast(visitor, 'Welcome back!');
  await expect(visitor.getByText(testAdmin.email)).toBeVisible();
  await expect(visitor.getByText('Admin', { exact: true })).toBeVisible();

  await visitor.getByRole('button', { name: 'Sign Out' }).click();

  await expectToast(visitor, 'Signed out');
  await expect(visitor).toHaveURL('/auth');
});

test('queries that are not answered yet are called off before the session ends, and none is sent meanwhile', async ({
  visitor,
}) => {
  await signIn(visitor, testAdmin);
  await holdCalls(visitor, /\/rest\/v1\/(?:user_roles|profiles)/, 'GET');
  const endSession = await holdCalls(visitor, /\/logout/, 'POST');
  await visitor.goto('/');
  const calledOff: string[] = [];
  visitor.on('requestfailed', (request) => calledOff.push(new URL(request.url()).pathname));

  await visitor.getByRole('button', { name: 'Sign Out' }).click();

  await expect
    .poll(() => calledOff.toSorted())
    .toEqual(['/rest/v1/profiles', '/rest/v1/user_roles']);
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await visitor.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(visitor).toHaveURL('/reports');
  endSession();
  await expect(visitor).toHaveURL('/auth');
  expect(sent.filter((path) => path.startsWith('/rest/'))).toEqual([]);
});

test('a wrong password says so, keeps what was typed and signs nobody in', async ({
  visitor,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\)/);
  await visitor.goto('/auth');
  await visitor.getByLabel('Email').fill(testAdmin.email);
  await visitor.getByLabel('Password', { exact: true }).fill('not the password');
  await visitor.getByRole('button', { name: 'Sign In' }).click();

  await expectToast(visitor, 'Sign In Failed', 'Invalid login credentials');
  await expect(visitor.getByLabel('Email')).toHaveValue(testAdmin.email);
  await expect(visitor).toHaveURL('/auth');
});

test('a signed-in user who opens the sign-in page is at the dashboard', async ({ admin }) => {
  await admin.goto('/auth');

  await expect(admin).toHaveURL('/');
});

test('the session survives a reload', async ({ admin }) => {
  await admin.goto('/');
  await admin.reload();

  await expect(admin.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
