import { testAdmin } from '../server/testing/start-server.ts';
import { expect, test } from './fixtures.ts';
import { headOf, ingrid, keyCard, keys, reportOf, startResearch } from './journey.ts';
import { expectFocusToShow, tabTo } from './keyboard.ts';
import { openWithKeys } from './saved-keys.ts';

test('the keyboard alone does everything from signing in to the report, its export, the accounts and the way out, and the focus always shows', async ({
  visitor: page,
}) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectFocusToShow(page);
  await page.keyboard.type(testAdmin.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(testAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Prospect Research' })).toBeVisible();

  for (const name of ['Firecrawl', 'ScraperAPI'] as const) {
    await tabTo(page, keyCard(page, name).getByLabel(`${name} key`, { exact: true }));
    await page.keyboard.type(keys[name]);
    await page.keyboard.press('Enter');
    await expect(keyCard(page, name).getByText('Connected', { exact: true })).toBeVisible();
  }
  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.type(ingrid.name);
  await tabTo(page, page.getByLabel('Company', { exact: true }));
  await page.keyboard.type(ingrid.company);
  await page.keyboard.press('Control+Enter');

  const report = reportOf(page);
  await expect(page.getByRole('heading', { name: 'Research finished' })).toBeVisible();
  await expect(headOf(page)).toBeFocused();
  await tabTo(page, report.getByRole('tab', { name: /^All/ }));
  await page.keyboard.press('ArrowRight');
  await expect(report.getByRole('tab', { name: /^News/, selected: true })).toBeFocused();
  await expectFocusToShow(page);
  await page.keyboard.press('Home');
  await expect(report.getByRole('tab', { name: /^All/, selected: true })).toBeFocused();
  await tabTo(page, report.locator('article summary').first());
  await page.keyboard.press('Enter');
  await expect(report.locator('article details').first()).toHaveAttribute('open');
  await tabTo(page, report.getByRole('link', { name: /^View Content/ }).first());

  await tabTo(page, page.getByRole('button', { name: 'Export' }), 'backwards');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // The first letters of an act find it; after a second between two of them the menu begins anew.
  await expect(async () => {
    await page.keyboard.type('Download M');
    await expect(page.getByRole('menuitem', { name: 'Download Markdown' })).toBeFocused({
      timeout: 2000,
    });
  }).toPass();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.md$/);

  await tabTo(page, page.getByRole('link', { name: 'Admin Dashboard' }), 'backwards');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Dashboard' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Create User' })).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: 'Create User' }).getByLabel('Full Name'));
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }), 'backwards');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});

test('whoever waited for a run is at the head of its report when it ends, on a slow processor too', async ({
  admin: page,
}) => {
  await openWithKeys(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await startResearch(page, ingrid);

  await expect(page.getByRole('heading', { name: 'Research finished' })).toBeVisible();
  await expect(headOf(page)).toBeFocused();
});

test('with forced colours, the focus, the open tab and the progress can still be seen', async ({
  admin: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin');
  const tabs = page.getByRole('tab');
  await tabTo(page, tabs.first());
  const borders = await tabs.evaluateAll((all) =>
    all.map((tab) => getComputedStyle(tab).borderBottomColor),
  );
  expect(new Set(borders).size).toBe(2);

  await page.goto('/');
  await tabTo(page, page.getByLabel('Full Name'));
  // The bar stands in the page only while a run goes on; its look is the same anywhere.
  await page.evaluate(() => {
    for (const value of [0, 1]) {
      const progress = Object.assign(document.createElement('progress'), { value });
      progress.className = 'progress-bar';
      document.body.append(progress);
    }
  });
  const bars = page.locator('body > progress');
  await expect(bars.first()).toHaveCSS('border-top-width', '1px');
  const pictures = [await bars.first().screenshot(), await bars.last().screenshot()] as const;
  expect(pictures[0].equals(pictures[1])).toBe(false);
});
