import type { Page } from '@playwright/test';
import { z } from 'zod';
import { changed } from '../../simulators/faults.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { connect, ingrid, startResearch } from '../../e2e/journey.ts';
import { leaveFigures } from './measured.ts';

const PAGE_BYTES = 1_000_000;

/** Tasks over 50 ms as the browser counts them, and how far things moved without being asked. */
async function watchMainThread(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { longTasksMs: new Array<number>(), shift: 0 };
    Object.assign(window, { legworkSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longTasksMs.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          !('hadRecentInput' in entry && entry.hadRecentInput === true)
        )
          seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const seenSchema = z.object({ longTasksMs: z.array(z.number()), shift: z.number() });

async function seenBy(page: Page): Promise<z.infer<typeof seenSchema>> {
  const seen: unknown = await page.evaluate<unknown>('window.legworkSeen');
  return seenSchema.parse(seen);
}

test('five pages of 1 MB leave the main thread free', async ({ admin, services }) => {
  await watchMainThread(admin);
  await admin.goto('/');
  await connect(admin, 'Firecrawl', 'ScraperAPI');
  services.reset();
  services.firecrawl.script({
    path: '/v1/scrape',
    answer: changed((reply) => ({
      ...reply,
      body: reply.body.replace(
        /"markdown":"/,
        (start) => start + 'The board met again. '.repeat(PAGE_BYTES / 21),
      ),
    })),
  });
  const before = await seenBy(admin);
  await startResearch(admin, ingrid);
  await expect(admin.getByText('Research Complete!')).toBeVisible({ timeout: 60_000 });

  const { longTasksMs, shift } = await seenBy(admin);
  const during = longTasksMs.slice(before.longTasksMs.length);
  leaveFigures('main-thread', [
    { name: 'main thread: longest task over 50 ms', value: Math.max(0, ...during), unit: 'ms' },
    { name: 'main thread: layout shift', value: shift - before.shift, unit: 'share' },
  ]);
});
