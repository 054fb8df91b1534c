import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The size of targets, and whether a name holds what is seen, are examined only when they are asked for by name. */
const ALL = {
  runOnly: { type: 'tag' as const, values: TAGS },
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  },
};
/** What widths can break. */
const SIZES = ['target-size', 'scrollable-region-focusable'];
/** What colours can break too; everything else is the same in every view. */
const LOOKS = only([...SIZES, 'color-contrast', 'link-in-text-block']);
const VIEWS = [
  { colorScheme: 'light', width: 1280, height: 860, rules: ALL },
  { colorScheme: 'dark', width: 1280, height: 860, rules: LOOKS },
  { colorScheme: 'light', width: 375, height: 812, rules: LOOKS },
  // 1280 pixels at 400 % zoom: the colours are those of the phone.
  { colorScheme: 'dark', width: 320, height: 640, rules: only(SIZES) },
] as const;

function only(values: string[]) {
  return { runOnly: { type: 'rule' as const, values } };
}

/** No rule is broken and nothing is wider than the window, in light and dark, on desk and phone, zoomed in. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const { colorScheme, width, height, rules } of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // From the top: a control half under the header that stays in view is no small one.
    await page.evaluate(() => scrollTo(0, 0));
    // Colours fade from one scheme to the other; axe must not see them half-way.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const view = `${state}, ${colorScheme}, ${width} pixels`;
    // Half a megabyte of script, once for each document.
    const isThere = await page.evaluate(() => 'axe' in globalThis);
    const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
      // Only what is broken is told; to describe all that is well takes half the time.
      .options({ ...rules, resultTypes: ['violations'] })
      // Nothing of the product stands in a frame; without this each look opens a page of its own.
      .setLegacyMode(true)
      .analyze();
    const broken = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`,
    );
    expect(broken, view).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, view).toBeLessThanOrEqual(width);
  }
}
