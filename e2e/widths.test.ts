import type { Page } from '@playwright/test';
import { ingrid, startResearch } from './journey.ts';
import { expect, peopleTest as test } from './people.ts';
import { openWithKeys } from './saved-keys.ts';

/** From a small phone to a wide screen, and closest where the header and the columns change. */
const WIDTHS = [320, 375, 480, 639, 640, 767, 768, 844, 899, 900, 1023, 1024, 1280, 1600];
const HEIGHT = 800;
const PAGES = [
  '/',
  '/prospects',
  '/reports',
  '/admin',
  '/admin?tab=users',
  '/admin/health',
  '/settings',
  '/no/such/page',
];

/** The widths at which a page is wider than its window. */
async function tooWideAt(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) found.push(`${page.url()} is ${content} wide at ${width}`);
  }
  return found;
}

/** The widths at which an account's actions are cut off, or a word of the header's links has a line of its own. */
async function crampedAt(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const links = page.getByRole('banner').getByRole('link', { name: /Dashboard$|Settings$/ });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const edge = await page
      .getByRole('button', { name: 'Delete uma@newcomer.example' })
      .evaluate((button) => {
        const { right } = button.getBoundingClientRect();
        return right - (button.closest('section')?.getBoundingClientRect().right ?? 0);
      });
    if (edge > 0) found.push(`actions end ${edge} pixels too late at ${width}`);
    const lines = await links.locator('span').evaluateAll((words: readonly HTMLElement[]) =>
      words.flatMap((word) => {
        const { lineHeight } = getComputedStyle(word);
        return word.offsetHeight > Number.parseFloat(lineHeight) + 1 ? [word.innerText] : [];
      }),
    );
    if (lines.length > 0) found.push(`${lines.join(', ')} are broken at ${width}`);
  }
  return found;
}

/** The least that text must bear (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Nothing is wider than the window, and no text loses a part that nothing else shows, with that spacing. */
async function expectToBearSpacing(page: Page): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const style = await page.addStyleTag({ content: SPACING });
    await expect.poll(() => cutTexts(page), `${page.url()} at ${width}`).toEqual([]);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, page.url()).toBeLessThanOrEqual(width);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
}

/** Texts of which a part is hidden, without a button beside them or a title that shows it. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflow, textOverflow } = getComputedStyle(element);
      return (
        (overflow === 'hidden' && element.scrollHeight > element.clientHeight + 1) ||
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      );
    };
    // What is there for screen readers alone is one pixel high.
    const isSeen = (element: Element): boolean =>
      element.clientHeight > 1 &&
      !element.hasAttribute('title') &&
      !element.parentElement?.querySelector('[aria-expanded]');
    return [...document.querySelectorAll('body *')]
      .filter((element) => isCut(element) && isSeen(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

async function expectToFitEverywhere(page: Page): Promise<void> {
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    found.push(...(await tooWideAt(page)));
    await expectToBearSpacing(page);
  }
  expect(found).toEqual([]);
}

const GUARANTEE =
  'no page scrolls sideways at any width from 320 to 1,600 pixels, or cuts a text that is spaced';

test(`${GUARANTEE}, for a visitor and for a user without a report`, async ({ visitor, people }) => {
  await visitor.goto('/auth');
  await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await tooWideAt(visitor)).toEqual([]);

  const uma = await people.browserOf(await people.addSettled('Uma'));
  await expectToFitEverywhere(uma);
});

test(`${GUARANTEE}, for an administrator with a report`, async ({ admin, people }) => {
  await people.addSettled('Uma');
  await openWithKeys(admin);
  await startResearch(admin, ingrid);
  await expect(admin.getByText('Saved to Reports', { exact: true })).toBeVisible();
  await expectToFitEverywhere(admin);
  await admin.goto('/admin?tab=users');
  expect(await crampedAt(admin)).toEqual([]);
  await admin.goto('/reports');
  await admin
    .getByRole('link', { name: new RegExp(ingrid.name) })
    .first()
    .click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(ingrid.name);
  expect(await tooWideAt(admin)).toEqual([]);
  await expectToBearSpacing(admin);
});
