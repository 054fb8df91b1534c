import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { askAnew, headOf, ingrid, reportOf, startResearch } from './journey.ts';
import { expect, peopleTest as test } from './people.ts';
import { openWithKeys } from './saved-keys.ts';

const PHONE = { width: 375, height: 812 };
/** A window of 1280 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
const TARGET_PX_MIN = 44;
const HEADER_PX_MAX = 64;
/** The head begins in the first fourth of the screen. */
const HEAD_IN_FIRST_PART = 4;

/** The controls in view that a finger would miss. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const controls = [...document.querySelectorAll('button, select, summary, [role=tab], input')];
    return controls
      .filter((control) => control.checkVisibility())
      .map((control) => (control.matches('[type=checkbox]') ? control.closest('label') : control))
      .flatMap((control) => {
        if (!control) return ['a checkbox without a label around it'];
        const { width, height } = control.getBoundingClientRect();
        const isLarge = width >= least && height >= least - 0.5;
        return isLarge || width <= 1
          ? []
          : [`${width} x ${height} ${control.outerHTML.slice(0, 120)}`];
      });
  }, TARGET_PX_MIN);
}

/** Nothing makes the page wider than its window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
}

for (const [device, size] of [
  ['phone', PHONE],
  ['tablet', { width: 820, height: 1180 }],
] as const) {
  test(`when a run ends on a ${device}, the head of its report is at the top of the screen, once, unless the user scrolled`, async ({
    admin: page,
    services,
  }) => {
    await page.setViewportSize(size);
    await openWithKeys(page);
    await startResearch(page, ingrid);
    const head = headOf(page);
    await expect(page.getByRole('heading', { name: 'Research finished' })).toBeAttached();
    await expect(head).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const topOf = async (): Promise<number> => (await head.boundingBox())?.y ?? -1;
    // Until it is scrolled to, it lies below what is seen.
    await expect.poll(topOf).toBeLessThan(header + size.height / HEAD_IN_FIRST_PART);
    expect(await topOf()).toBeGreaterThanOrEqual(header);

    let scrolled = (): void => undefined;
    const hasScrolled = new Promise<void>((resolve) => (scrolled = resolve));
    services.firecrawl.script({ path: '/v1/scrape', heldUntil: () => hasScrolled });
    await askAnew(page);
    await startResearch(page, ingrid);
    await expect(page.getByRole('button', { name: 'Cancel research' })).toBeVisible();
    await page.evaluate(() =>
      addEventListener('wheel', () => (document.documentElement.dataset['wheel'] = 'noticed')),
    );
    await page.mouse.wheel(0, -1);
    await expect(page.locator('html')).toHaveAttribute('data-wheel', 'noticed');
    scrolled();
    await expect(page.getByRole('heading', { name: 'Research finished' })).toBeAttached();
    await expect(head).toBeFocused();
    expect(await topOf()).toBeGreaterThan(size.height / 2);
  });
}

/** Tablets and narrow windows on both sides of where the links become a menu. */
const WIDTHS = [1280, 1024, 1023, 900, 844, 770, 640, 320];

test('at every width the header of an administrator fits, keeps the way out in view, and has words on every control', async ({
  admin: page,
}) => {
  await page.goto('/');
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expect(signOut).toBeInViewport({ ratio: 1 });
    const wordless = page
      .getByRole('banner')
      .locator('button:visible')
      .filter({ hasNotText: /\w/ });
    await expect(wordless).toHaveCount(0);
  }
});

test('on a phone the form comes first, and its first field is in the upper half of the screen', async ({
  admin: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const name = await page.getByLabel('Full Name').boundingBox();
  expect(name?.y).toBeLessThan(PHONE.height / 2);
});

test('on a phone the header is one row with a menu, controls are large enough for a finger, and nothing scrolls sideways', async ({
  admin: page,
  people,
}) => {
  await page.setViewportSize(PHONE);
  await openWithKeys(page);
  await startResearch(page, ingrid);
  await expect(page.getByRole('heading', { name: 'Research finished' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Openers' })).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(HEADER_PX_MAX);
  await reportOf(page)
    .getByText(/^Show \d+ results?$/)
    .click();
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'menu on a phone');
  await people.addMany(3);
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeHidden();
  await page.getByRole('tab', { name: 'User Management' }).click();
  await expect(page.getByRole('rowheader', { name: 'Person 003' })).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page);
  await page.goto('/');
  await expect(reportOf(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
