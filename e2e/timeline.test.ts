import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { reportOf } from './journey.ts';
import { expectFocusToShow, tabTo } from './keyboard.ts';
import { plantedTest as test } from './planted-report.ts';

/** With two lanes. */
const PICTURE_PX_MAX = 96;
const BESIDE_PX_MAX = 40;
/** What is there for screen readers alone is one pixel wide. */
const PRINTED_TABLE_PX_MIN = 300;

/** What a dot says stands at its height and next to it, not somewhere below. */
async function expectWordsBeside(timeline: Locator, dot: Locator, words: string): Promise<void> {
  const text = timeline.locator('p', { hasText: words });
  await expect(text).toBeVisible();
  const [place, said] = [await dot.boundingBox(), await text.boundingBox()];
  if (!place || !said) throw new Error('The dot or its words are not in the page.');
  const middle = place.y + place.height / 2;
  expect(said.y).toBeLessThan(middle);
  expect(said.y + said.height).toBeGreaterThan(middle);
  const gap = Math.max(said.x - (place.x + place.width), place.x - (said.x + said.width));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(BESIDE_PX_MAX);
}

/** What a dot says stays while the mouse moves on to it, and goes with Escape (WCAG 1.4.13). */
async function expectWordsToStay(page: Page, words: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await words.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 30 });
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
}

test('the timeline tells each dot by keyboard and leads to its card, whatever the filters hide; it prints and has a table', async ({
  admin: page,
  plantReport,
}) => {
  await page.goto(await plantReport());
  const timeline = page.getByRole('figure', { name: 'Timeline' });
  await expect(timeline).toBeVisible();
  await expect(timeline.getByText('Events')).toBeVisible();
  const picture = await timeline.locator('svg').boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(PICTURE_PX_MAX);
  const dots = timeline.locator('svg a');
  await expect(dots.nth(3)).toBeVisible();
  await expect
    .poll(async () => (await timeline.getByRole('row').count()) - (await dots.count()))
    .toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });

  await page.getByRole('searchbox', { name: 'Search in this report' }).fill('no such words');
  await expect(page.getByText('No items in this tab match these filters.')).toBeVisible();
  await tabTo(page, dots.first(), 'backwards');
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(1)).toBeFocused();
  await expectFocusToShow(page);
  const words = (await dots.nth(1).getAttribute('aria-label')) ?? '';
  await expectWordsBeside(timeline, dots.nth(1), words);
  await page.keyboard.press('End');
  await expect(dots.last()).toBeFocused();
  await page.keyboard.press('Home');
  const first = (await dots.first().getAttribute('aria-label')) ?? '';
  const target = (await dots.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  const card = reportOf(page).locator('[data-result]:focus');
  await expect(card).toBeVisible();
  await expect(card).toHaveAttribute('data-result', decodeURIComponent(target.slice(1)));
  await expectFocusToShow(page);

  await dots.first().hover();
  await expectWordsBeside(timeline, dots.first(), first);
  await expectWordsToStay(page, timeline.locator('p', { hasText: first }));
  await page.mouse.move(0, 0);
  await dots.first().hover();
  await page.emulateMedia({ media: 'print' });
  await expect(timeline.locator('svg')).toBeVisible();
  const paper = await timeline.getByRole('table').locator('..').boundingBox();
  expect(paper?.width).toBeGreaterThan(PRINTED_TABLE_PX_MIN);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const circle = dots.first().locator('circle').last();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(circle).toHaveCSS('fill', ink);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a finger anywhere on a line of the timeline finds the nearest dot, and opens its card with a second touch', async ({
    admin: page,
    plantReport,
  }) => {
    await page.goto(await plantReport());
    const timeline = page.getByRole('figure', { name: 'Timeline' });
    await expect(timeline.getByText('Events')).toBeVisible();
    const line = timeline.locator('svg g', { has: page.locator('a') }).first();
    const finger = line.locator('rect');
    const box = await finger.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    const atItsStart = { position: { x: 2, y: 4 } };
    await finger.tap(atItsStart);
    const dot = line.locator('a').first();
    await expect(dot).toBeFocused();
    const words = (await dot.getAttribute('aria-label')) ?? '-';
    await expectWordsBeside(timeline, dot, words);
    await finger.tap(atItsStart);
    const card = reportOf(page).locator('[data-result]:focus');
    const target = decodeURIComponent((await dot.getAttribute('href')) ?? '').slice(1);
    await expect(card).toHaveAttribute('data-result', target);
  });
});
