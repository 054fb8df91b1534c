import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
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

type Colour = {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
};
type ColourReader = { parseString: (text: string) => Colour };

/** Axe in the page, with a part that its own types leave out. */
declare const axe: typeof axeCore & {
  readonly commons: { readonly color: { readonly Color: { readonly prototype: ColourReader } } };
};

/** Brings axe into the page: half a megabyte of script, once for each document. */
async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(axeCore.source);
  // A page has thirty colours, which axe would read wherever they stand: a fourth of its time.
  await page.evaluate(() => {
    const { prototype } = axe.commons.color.Color;
    const { parseString } = prototype;
    const known = new Map<string, Colour>();
    prototype.parseString = function (text) {
      const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
      return Object.assign(this, { r, g, b, alpha });
    };
  });
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
    await injectAxe(page);
    // Only what is broken is told; to describe all that is well takes half the time.
    const options = { ...rules, resultTypes: ['violations' as const] };
    const { violations } = await page.evaluate((asked) => axe.run(asked), options);
    const broken = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`,
    );
    expect(broken, view).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, view).toBeLessThanOrEqual(width);
  }
}
