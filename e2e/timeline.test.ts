import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { connectServices, ingrid, reportOf, startResearch } from './journey.ts';
import { expectFocusToShow, tabTo } from './keyboard.ts';

test('the timeline tells each dot by keyboard and leads to its card, whatever the filters hide; it prints and has a table', async ({
  admin: page,
}) => {
  await page.goto('/');
  await connectServices(page, 'Firecrawl', 'ScraperAPI');
  await startResearch(page, ingrid);
  const timeline = page.getByRole('figure', { name: 'Timeline' });
  await expect(timeline).toBeVisible();
  const dots = timeline.locator('svg a');
  expect(await dots.count()).toBeGreaterThan(3);
  await expect(timeline.getByRole('row')).toHaveCount((await dots.count()) + 1);
  await expectAccessible(page, 'timeline');

  await page.getByRole('searchbox', { name: 'Search in this report' }).fill('no such words');
  await expect(page.getByText('No items in this tab match these filters.')).toBeVisible();
  await tabTo(page, dots.first(), 'backwards');
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(1)).toBeFocused();
  await expectFocusToShow(page);
  const words = (await dots.nth(1).getAttribute('aria-label')) ?? '';
  await expect(timeline.locator('p')).toHaveText(words);
  await page.keyboard.press('End');
  await expect(dots.last()).toBeFocused();
  await page.keyboard.press('Home');
  const first = (await dots.first().getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  const card = reportOf(page).locator('[data-result]:focus');
  await expect(card).toBeVisible();
  expect(first).toContain((await card.getByRole('heading').textContent()) ?? '-');
  await expectFocusToShow(page);

  await dots.first().hover();
  await expect(timeline.locator('p')).toHaveText(first);
  await page.emulateMedia({ media: 'print' });
  await expect(timeline.locator('svg')).toBeVisible();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const circle = dots.first().locator('circle').last();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(circle).toHaveCSS('fill', ink);
});

test('a finger anywhere on a line of the timeline finds the nearest dot, and opens its card with a second touch', async ({
  browser,
  adminState,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: adminState,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/');
  await connectServices(page, 'Firecrawl', 'ScraperAPI');
  await startResearch(page, ingrid);
  const timeline = page.getByRole('figure', { name: 'Timeline' });
  await expect(page.getByRole('heading', { name: 'Research finished' })).toBeVisible();
  const line = timeline.locator('svg g').first();
  const target = line.locator('rect');
  const box = await target.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);

  const atItsStart = { position: { x: 2, y: 4 } };
  await target.tap(atItsStart);
  const dot = line.locator('a').first();
  await expect(dot).toBeFocused();
  const words = (await dot.getAttribute('aria-label')) ?? '-';
  await expect(timeline.locator('p')).toHaveText(words);
  await target.tap(atItsStart);
  const card = reportOf(page).locator('[data-result]:focus');
  expect(words).toContain((await card.getByRole('heading').textContent()) ?? '-');
  await context.close();
});
