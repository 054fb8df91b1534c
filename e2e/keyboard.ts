import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More stops than any screen has. */
const STOPS_MAX = 80;
const OUTLINE_PX_MIN = 2;

/** Goes from stop to stop until this control has the focus; every stop on the way has to show that it has it. */
export async function tabTo(
  page: Page,
  control: Locator,
  direction: 'forwards' | 'backwards' = 'forwards',
): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(direction === 'forwards' ? 'Tab' : 'Shift+Tab');
    await expectFocusToShow(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way with the Tab key leads to ${String(control)}.`);
}

/** The element with the focus has an outline, and lies where it can be seen: on the screen, and not behind the header. */
export async function expectFocusToShow(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const { activeElement: element } = document;
    // Between the last stop of the page and the first one the browser itself has the focus; the page then only remembers
    // where it was.
    if (element === null || element === document.body || !document.hasFocus()) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height, bottom, left, right } = element.getBoundingClientRect();
    const header = document.elementFromPoint((left + right) / 2, bottom - 1)?.closest('header');
    return {
      what: element.outerHTML.slice(0, 120),
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      isOnScreen: width > 0 && height > 0 && bottom > 0 && right > 0,
      isBehindHeader: header?.contains(element) === false,
    };
  });
  if (focus === null) return;
  expect(focus.outline, focus.what).toBeGreaterThanOrEqual(OUTLINE_PX_MIN);
  expect(focus.isOnScreen, focus.what).toBe(true);
  expect(focus.isBehindHeader, focus.what).toBe(false);
}
