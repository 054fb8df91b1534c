import type { Page } from '@playwright/test';

/**
 * Writes over what differs from run to run: how long calls took, the time of day, the day accounts were made. Waits until
 * nothing fades any more and toasts have gone.
 */
export async function withoutChance(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast]') === null);
  await page.evaluate(() => {
    const changing: readonly (readonly [RegExp, string])[] = [
      [/\b\d+(?:\.\d+)? s\b/g, '0.5 s'],
      [/\b\d+ ms\b/g, '500 ms'],
      [/\b\d\d:\d\d\b/g, '10:00'],
    ];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const before = node.nodeValue ?? '';
      const after = changing.reduce((text, [what, steady]) => text.replace(what, steady), before);
      if (after !== before) node.nodeValue = after;
    }
  });
  await page.evaluate(() =>
    Promise.allSettled([
      document.fonts.ready,
      ...document.getAnimations().map(({ finished }) => finished),
    ]),
  );
}
