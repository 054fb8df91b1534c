import { expect, holdCalls, peopleTest as test } from './people.ts';

const REASON =
  "You don't have permission to access this page. Only administrators can manage API settings.";

test('a user who opens a screen for administrators sees Access Restricted and a way back', async ({
  people,
}) => {
  const page = await people.browserOf(await people.addSettled('Uma'));
  for (const route of ['/admin', '/admin?tab=users', '/settings']) {
    await page.goto(route);

    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(page.getByText(REASON, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('a user has the research dashboard with its key cards, and no links for administrators', async ({
  people,
}) => {
  const uma = await people.addSettled('Uma');
  const page = await people.browserOf(uma);

  const header = page.getByRole('banner');
  await expect(header.getByText('User', { exact: true })).toBeVisible();
  await expect(header.getByText(uma.email)).toBeVisible();
  await expect(header.getByRole('link', { name: 'Reports' })).toBeVisible();
  await expect(header.getByRole('link', { name: /Admin|Settings/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start AI Research' })).toBeVisible();
  for (const card of ['Firecrawl', 'ScraperAPI']) {
    await expect(page.getByRole('region', { name: card, exact: true })).toBeVisible();
  }
});

test('while the role is being read the screen says so and shows nothing of what is behind it', async ({
  admin,
}) => {
  const release = await holdCalls(admin, /rest\/v1\/user_roles/, 'GET');
  await admin.goto('/admin');

  await expect(admin.getByText('Checking permissions...')).toBeVisible();
  await expect(admin.getByRole('tab')).toHaveCount(0);
  release();
  await expect(admin.getByRole('tab')).toHaveCount(2);
});

test('a role that cannot be read counts as user, whoever it is', async ({
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  await admin.route(/rest\/v1\/user_roles/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong on the server.' } }),
  );
  await admin.goto('/admin');

  await expect(admin.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
