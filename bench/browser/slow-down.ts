import type { Page } from '@playwright/test';

/** What the yardstick takes in Chromium on the machine that the floors were set on, with nothing else on it. */
const YARDSTICK_MS = 1.9;
/** As many again go before, until all of it is compiled. */
const ROUNDS = 40;

/**
 * How often the processor has to be slowed down here to be `times` slower than the machine the floors were set on: less
 * where the machine is slow by itself or shared with others, as Lighthouse advises (its docs/throttling.md). At least 1.
 */
export async function slowDownNeeded(page: Page, times: number): Promise<number> {
  const slowness = Math.max(1, (await yardstickMs(page)) / YARDSTICK_MS);
  return Math.max(1, times / slowness);
}

/** Slows the page's processor down so far (`calibrated`), whatever it was before, and answers how far that is. */
export async function slowDown(page: Page, times: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const rate = await slowDownNeeded(page, times);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return rate;
}

/** Some of what a page consists of: patterns, words, counting; the middle one of many rounds. */
function yardstickMs(page: Page): Promise<number> {
  return page.evaluate((rounds) => {
    const text = 'Ada Okafor of Acme Corp. spoke on 12 March 2026 in Oslo. '.repeat(1800);
    const round = (): number => {
      const start = performance.now();
      const counts = new Map<string, number>();
      for (const [word] of text.matchAll(/[\p{L}\d]+/gu)) {
        const folded = word.toLowerCase();
        counts.set(folded, (counts.get(folded) ?? 0) + 1);
      }
      return performance.now() - start;
    };
    for (let warming = 0; warming < rounds; warming += 1) round();
    const times = Array.from({ length: rounds }, round).toSorted((one, other) => one - other);
    return times[Math.floor(rounds / 2)] ?? 0;
  }, ROUNDS);
}
