import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../../e2e/fixtures.ts';
import { connectServices, ingrid, startResearch } from '../../e2e/journey.ts';
import { changed } from '../../simulators/server/faults.ts';
import { leaveFigures } from './measured.ts';

const PAGE_BYTES = 1_000_000;
const PAUSE_MS = 1000;
const STRETCH_MS = 5000;

/** Tasks over 50 ms as the browser counts them, and how far things moved without being asked. */
async function watchMainThread(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { longTasksMs: new Array<number>(), shifts: new Array<object>() };
    Object.assign(window, { legworkSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longTasksMs.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        if (Reflect.get(entry, 'hadRecentInput') !== true) {
          seen.shifts.push({ atMs: entry.startTime, value });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const seenSchema = z.object({
  longTasksMs: z.array(z.number()),
  shifts: z.array(z.object({ atMs: z.number(), value: z.number() })),
});
type Seen = z.infer<typeof seenSchema>;

/** Cumulative layout shift as the web vitals define it: the worst stretch of at most 5 s without a pause of 1 s. */
function worstStretch(shifts: Seen['shifts']): number {
  let worst = 0;
  let stretch = { fromMs: -Infinity, toMs: -Infinity, sum: 0 };
  for (const { atMs, value } of shifts) {
    const goesOn = atMs - stretch.toMs < PAUSE_MS && atMs - stretch.fromMs < STRETCH_MS;
    stretch = goesOn
      ? { ...stretch, toMs: atMs, sum: stretch.sum + value }
      : { fromMs: atMs, toMs: atMs, sum: value };
    worst = Math.max(worst, stretch.sum);
  }
  return worst;
}

async function seenBy(page: Page): Promise<Seen> {
  const seen: unknown = await page.evaluate<unknown>('window.legworkSeen');
  return seenSchema.parse(seen);
}

test('five pages of 1 MB leave the main thread free', async ({ admin, services }) => {
  await watchMainThread(admin);
  await admin.goto('/');
  await connectServices(admin, 'Firecrawl', 'ScraperAPI');
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

  const { longTasksMs, shifts } = await seenBy(admin);
  const during = longTasksMs.slice(before.longTasksMs.length);
  leaveFigures('main-thread', [
    { name: 'main thread: longest task over 50 ms', value: Math.max(0, ...during), unit: 'ms' },
    {
      name: 'main thread: layout shift',
      value: worstStretch(shifts.slice(before.shifts.length)),
      unit: 'share',
    },
  ]);
});
