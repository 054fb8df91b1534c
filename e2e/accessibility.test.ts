import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { connect, ingrid, nobody, reportOf, startResearch } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 375, height: 800 } as const;
const DESKTOP = { width: 1280, height: 900 } as const;

/** Axe over the page as it stands, in both colour schemes and both widths; also nothing may stick out sideways. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
      expect(found, `${screen}, ${colorScheme}, ${size.width} px`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${screen} scrolls sideways at ${size.width} px`).toBe(0);
  }
}

test('sign-in and 404 have no accessibility violation', async ({ visitor }) => {
  await visitor.goto('/auth');
  await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(visitor, 'sign-in');
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expectAccessible(visitor, 'sign-in with problems');
  await visitor.goto('/nowhere');
  await expect(visitor.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(visitor, '404');
});

test('settings and administration have no accessibility violation', async ({ admin }) => {
  await admin.goto('/settings');
  await expect(admin.getByRole('heading', { name: 'API Settings' })).toBeVisible();
  await expectAccessible(admin, 'settings');
  await admin.goto('/admin');
  await expect(admin.getByText('Users added in last 7 days')).toBeVisible();
  await expectAccessible(admin, 'statistics');
  await admin.getByRole('tab', { name: 'User Management' }).click();
  await expect(admin.getByText(/User Accounts \(\d+\)/)).toBeVisible();
  await expectAccessible(admin, 'user management');
});

test('the dashboard and a report have no accessibility violation', async ({ admin }) => {
  await admin.goto('/');
  await expect(admin.getByRole('button', { name: 'Start AI Research' })).toBeVisible();
  await expectAccessible(admin, 'empty dashboard');
  await connect(admin, 'Firecrawl', 'ScraperAPI');
  await startResearch(admin, ingrid);
  await expect(admin.getByText('Research Complete!')).toBeVisible();
  await reportOf(admin)
    .getByText(/^Why \d+%$/)
    .first()
    .click();
  await expectAccessible(admin, 'report');
});

test('a sample report has no accessibility violation', async ({ admin }) => {
  await admin.goto('/');
  await startResearch(admin, nobody);
  await expect(admin.getByText('Search Completed').first()).toBeVisible();
  await expectAccessible(admin, 'samples');
});
