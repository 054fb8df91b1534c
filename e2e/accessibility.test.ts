import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { neverAnswer } from '../simulators/faults.ts';
import { expect, test } from './fixtures.ts';
import { connect, ingrid, nobody, reportOf, startResearch } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const VIEWS = [
  { colorScheme: 'light', width: 1280, height: 860 },
  { colorScheme: 'dark', width: 1280, height: 860 },
  { colorScheme: 'light', width: 375, height: 812 },
  // 1280 pixels at 400 % zoom.
  { colorScheme: 'dark', width: 320, height: 640 },
] as const;

/** No rule is broken and nothing is wider than the window, in light and dark, on desk and phone, zoomed in. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const { colorScheme, width, height } of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // Colours fade from one scheme to the other; axe must not see them half-way.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    // What the header covers at a chance scroll position is no smaller target for it.
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    const view = `${state}, ${colorScheme}, ${width} pixels`;
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const broken = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`,
    );
    expect(broken, view).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, view).toBeLessThanOrEqual(width);
  }
}

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
