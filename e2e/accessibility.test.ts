import { neverAnswer } from '../simulators/faults.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { connect, ingrid, nobody, reportOf, startResearch } from './journey.ts';

test.describe.configure({ timeout: 120_000 });

test('signing in, also with its messages, and the 404 page are accessible', async ({ visitor }) => {
  await visitor.goto('/auth');
  await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(visitor, 'sign-in');
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expectAccessible(visitor, 'sign-in with problems');
  await visitor.goto('/no/such/page');
  await expectAccessible(visitor, '404');
});

test('the dashboard is accessible before the first run, while a key is edited, and without a name', async ({
  admin,
}) => {
  await admin.goto('/');
  await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeVisible();
  await expectAccessible(admin, 'first visit');
  await connect(admin, 'Firecrawl');
  await admin.getByRole('button', { name: 'Edit Firecrawl key' }).click();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expect(admin.getByText('Please enter a name.')).toBeVisible();
  await expectAccessible(admin, 'editing and missing');
});

test('a run is accessible while it goes on, when it is cancelled, and when it is done', async ({
  admin,
  services,
}) => {
  await admin.goto('/');
  await connect(admin, 'Firecrawl', 'ScraperAPI');
  services.firecrawl.script({
    path: '/v1/scrape',
    when: ({ nth }) => nth > 1,
    answer: neverAnswer(),
  });
  await startResearch(admin, ingrid);
  await expect(reportOf(admin).getByRole('article').first()).toBeVisible();
  await expectAccessible(admin, 'running');
  await admin.getByRole('button', { name: 'Cancel research' }).click();
  await expectAccessible(admin, 'cancelled');

  services.reset();
  await admin.getByRole('button', { name: 'Start AI Research' }).click();
  await expect(admin.getByText('Research finished')).toBeVisible();
  for (const folded of await reportOf(admin).locator('summary').all()) await folded.click();
  await expectAccessible(admin, 'report, everything unfolded');
});

test('samples, notifications and the password window are accessible', async ({ admin }) => {
  await admin.goto('/');
  await startResearch(admin, nobody);
  await expect(admin.getByText('Research finished')).toBeVisible();
  await expectAccessible(admin, 'samples');
  await admin.getByRole('button', { name: 'Notifications' }).click();
  await expect(
    admin.getByRole('region', { name: 'Notifications', exact: true }).getByText('Search Completed'),
  ).toBeVisible();
  await expectAccessible(admin, 'notifications');
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Change password' }).click();
  await expect(admin.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await expectAccessible(admin, 'change password');
});

test('settings and both tabs of the admin dashboard are accessible, also while asking', async ({
  admin,
}) => {
  await admin.goto('/settings');
  await expect(admin.getByRole('heading', { name: 'API Settings' })).toBeVisible();
  await expectAccessible(admin, 'settings');
  await admin.goto('/admin');
  await expect(admin.getByRole('region', { name: 'Total Users' })).toContainText(/\d/);
  await expectAccessible(admin, 'statistics');
  await admin.getByRole('tab', { name: 'User Management' }).click();
  const form = admin.getByRole('region', { name: 'Create User' });
  await form.getByLabel('Full Name').fill('Axel Examined');
  await form.getByLabel('Email').fill('axel@examined.example');
  await form.getByLabel('Password', { exact: true }).fill('starting word 9');
  await form.getByRole('button', { name: 'Create User' }).click();
  await expect(admin.getByRole('rowheader', { name: 'Axel Examined' })).toBeVisible();
  await expectAccessible(admin, 'user management');
  await admin.getByRole('button', { name: 'Delete axel@examined.example' }).click();
  await expect(admin.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(admin, 'asking before deleting');
});
