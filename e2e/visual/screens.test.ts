import type { Locator, Page } from '@playwright/test';
import { testAdmin } from '../../server/testing/start-server.ts';
import { connectServices, ingrid, reportOf, startResearch } from '../journey.ts';
import { expect, peopleTest as test } from '../people.ts';
import { expectToast } from '../toasts.ts';
import { withoutChance } from './without-chance.ts';

const VIEWS = [
  { name: 'light', colorScheme: 'light', width: 1280, height: 800 },
  { name: 'dark', colorScheme: 'dark', width: 1280, height: 800 },
  { name: 'phone', colorScheme: 'light', width: 375, height: 812 },
] as const;
const SPACE_FOR_HEADER_PX = 100;
/** The day of every picture; ages of results are counted from it. */
const TODAY = new Date('2026-11-20T10:00:00Z');

/** The window as it is, in light, in dark and on a phone, beside the pictures of this folder. */
async function expectToLookAsBefore(
  page: Page,
  screen: string,
  options: { readonly from?: Locator; readonly mask?: readonly Locator[] } = {},
): Promise<void> {
  for (const { name, colorScheme, width, height } of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await withoutChance(page);
    await options.from?.evaluate((element, space) => {
      scrollTo(0, element.getBoundingClientRect().top + scrollY - space);
    }, SPACE_FOR_HEADER_PX);
    const mask = [...(options.mask ?? [])];
    await expect.soft(page).toHaveScreenshot(`${screen}-${name}.png`, { mask });
  }
}

test('the screens look as they were looked at: light, dark and on a phone', async ({
  visitor,
  admin,
  people,
}) => {
  await visitor.goto('/auth');
  await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectToLookAsBefore(visitor, 'sign-in');
  await visitor.goto('/no/such/page');
  await expect(visitor.getByText('404')).toBeVisible();
  await expectToLookAsBefore(visitor, 'not-found');

  await admin.clock.setFixedTime(TODAY);
  await admin.goto('/');
  await expect(admin.getByText('Admin', { exact: true })).toBeVisible();
  await expectToLookAsBefore(admin, 'dashboard-empty');

  await people.addMany(4);
  await admin.goto('/admin');
  await expect(admin.getByRole('region', { name: 'Total Users' })).toContainText('4');
  // What happened in the office before depends on the tests before.
  const mask = [admin.getByRole('region', { name: 'Recent Activity' })];
  await expectToLookAsBefore(admin, 'admin-dashboard', { mask });
  await admin.getByRole('tab', { name: 'User Management' }).click();
  await expect(admin.getByRole('rowheader', { name: 'Person 004' })).toBeVisible();
  await expect(admin.getByText(testAdmin.email).last()).toBeVisible();
  await expectToLookAsBefore(admin, 'user-management');

  await admin.goto('/settings');
  await connectServices(admin, 'Firecrawl', 'ScraperAPI');
  await expectToLookAsBefore(admin, 'api-settings');

  await admin.goto('/');
  await startResearch(admin, ingrid);
  await expectToast(admin, 'Research Complete!');
  // What comes after the end of a run stands above the cards and pushes them down.
  await expect(admin.getByRole('figure', { name: 'Timeline' }).getByText('Events')).toBeVisible();
  await expect(admin.getByText('Saved to Reports', { exact: true })).toBeVisible();
  await reportOf(admin).getByRole('article').first().locator('summary').click();
  await expectToLookAsBefore(admin, 'report', { from: reportOf(admin) });
});
