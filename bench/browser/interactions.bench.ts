import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../../e2e/fixtures.ts';
import { connect, ingrid, reportOf, startResearch } from '../../e2e/journey.ts';
import { leaveFigures } from './measured.ts';

const RESULTS = 200;
/** A phone of some years ago beside the machine that measures. */
const SLOWED_DOWN = 4;
/** Results confirmed to be about the person lie in 80 to 99. */
const BEST_PERCENT = 99;
const CONFIRMED_PERCENTS = 20;
const TYPES = ['news', 'article', 'podcast', 'video'] as const;

/** Notes how long each click and key press takes until its picture is on screen, as the browser itself counts. */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { readonly name: string; readonly ms: number }[] = [];
    Object.assign(window, { legworkInteractions: seen });
    const wanted = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, 'interactionId');
        if (typeof id === 'number' && id > 0) seen.push({ name: entry.name, ms: entry.duration });
      }
    }).observe(wanted);
  });
}

const seenSchema = z.array(z.object({ name: z.string(), ms: z.number() }));

/** The longest of the interactions since the last time this was asked; what took less than 16 ms counts as 0. */
async function longestSince(page: Page): Promise<number> {
  // An interaction is told when the next picture has been shown.
  const told: unknown = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => {
                const seen: unknown = Reflect.get(window, 'legworkInteractions');
                resolve(Array.isArray(seen) ? seen.splice(0) : []);
              }, 100),
            ),
          ),
        );
      }),
  );
  return Math.max(0, ...seenSchema.parse(told).map(({ ms }) => ms));
}

const keptSchema = z.looseObject({
  run: z.looseObject({ results: z.array(z.looseObject({})).min(1) }),
});

/** Makes the finished run that the browser keeps one of so many results: those it has, again and again. */
async function multiplyKeptResults(page: Page): Promise<void> {
  const kept = keptSchema.parse(await withKeptRun(page, null));
  const few = kept.run.results;
  const results = Array.from({ length: RESULTS }, (_, index) => ({
    ...few[index % few.length],
    id: `many-${index}`,
    url: `https://many.example/${index}`,
    type: TYPES[index % TYPES.length],
    verdict: 'confirmed',
    relevance: BEST_PERCENT - (index % CONFIRMED_PERCENTS),
  }));
  await withKeptRun(page, { ...kept, run: { ...kept.run, results } });
}

/** Writes the only kept run, unless `replacement` is null, and answers the one that was there. */
function withKeptRun(page: Page, replacement: unknown): Promise<unknown> {
  return page.evaluate(async (value) => {
    const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await answer(indexedDB.open('legwork-research'));
    const store = database.transaction('runs', 'readwrite').objectStore('runs');
    const [key = ''] = await answer(store.getAllKeys());
    const before: unknown = await answer(store.get(key));
    if (value !== null) await answer(store.put(value, key));
    database.close();
    return before;
  }, replacement);
}

test('a report of 200 results answers clicks and keys at once on a slow machine', async ({
  admin,
}) => {
  await watchInteractions(admin);
  await admin.goto('/');
  await connect(admin, 'Firecrawl', 'ScraperAPI');
  await startResearch(admin, ingrid);
  await expect(admin.getByText('Research Complete!')).toBeVisible({ timeout: 60_000 });
  await multiplyKeptResults(admin);
  await admin.reload();
  const report = reportOf(admin);
  await expect(report.getByRole('article')).toHaveCount(RESULTS);
  await expect(admin.getByRole('button', { name: 'Show the whole brief' })).toBeVisible();

  const session = await admin.context().newCDPSession(admin);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
  await longestSince(admin);

  const times = [
    ['switching tabs', await longestWhile(admin, () => clickTabs(report))],
    [
      'arrow keys on tabs',
      await longestWhile(admin, async () => {
        await admin.keyboard.press('ArrowRight');
        await admin.keyboard.press('ArrowLeft');
      }),
    ],
    ['opening reasons', await longestWhile(admin, () => openReasons(report))],
    [
      'typing in the form',
      await longestWhile(admin, () => admin.getByLabel('Full Name').pressSequentially('Ada')),
    ],
    [
      'typing in the search',
      await longestWhile(admin, async () => {
        for (const field of (await report.getByRole('searchbox').all()).slice(0, 1)) {
          await field.pressSequentially('board');
        }
      }),
    ],
  ] as const;
  const all = [...times, ['longest', Math.max(...times.map(([, ms]) => ms))] as const];
  leaveFigures(
    'interactions',
    all.map(([what, value]) => ({
      name: `interactions, ${RESULTS} results, CPU ÷ ${SLOWED_DOWN}: ${what}`,
      value,
      unit: 'ms',
    })),
  );
});

async function longestWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  return longestSince(page);
}

async function clickTabs(report: Locator): Promise<void> {
  for (const name of [/^News/, /^Podcasts/, /^Videos/, /^All/]) {
    await report.getByRole('tab', { name }).click();
  }
}

async function openReasons(report: Locator): Promise<void> {
  for (const nth of [0, 1, 2]) await report.locator('article summary').nth(nth).click();
}
