import type { Page } from '@playwright/test';

/** The day that pictures show in the place of today. */
const PICTURE_DAY = '20 November 2026';
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Writes over what differs from run to run: how long calls took, the time of day, today's date. Takes the focus away, and
 * waits until nothing fades any more and toasts have gone.
 */
export async function withoutChance(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast]') === null);
  await page.evaluate(
    ({ today, steady }) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const before = node.nodeValue ?? '';
        const after = before
          .replaceAll(today, steady)
          .replaceAll(/\b\d+(?:\.\d+)? s\b/g, '0.5 s')
          .replaceAll(/\b\d+ ms\b/g, '500 ms')
          .replaceAll(/\b\d\d:\d\d\b/g, '10:00');
        if (after !== before) node.nodeValue = after;
      }
    },
    { today: DAY.format(new Date()), steady: PICTURE_DAY },
  );
  await page.evaluate(() =>
    Promise.allSettled([
      document.fonts.ready,
      ...document.getAnimations().map(({ finished }) => finished),
    ]),
  );
}
