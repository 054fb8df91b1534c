import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, signIn, test } from '../../e2e/fixtures.ts';
import { startServer, testAdmin } from '../../server/testing/start-server.ts';
import type { Figure } from '../measure.ts';
import { median } from '../metrics/median.ts';
import { leaveFigures } from './measured.ts';
import { slowDown } from './slow-down.ts';

/** 'Slow 4G' as Lighthouse defines it for phones: what every request waits, and the line that all of them share. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
/** A phone of some years ago. */
const SLOWED_DOWN = 4;
const ROUNDS = 5;
/** Nothing has been going on for so long: the page is there. */
const QUIET_MS = 2000;

/** A second checkout, built, whose figures are measured in the same minutes: round by round in turn. */
const EARLIER = process.env['BENCH_EARLIER'];

const seenSchema = z.object({ paintMs: z.number(), tasksMs: z.array(z.number()) });
type Seen = z.infer<typeof seenSchema> & { readonly requests: number };

test('the dashboard on slow 4G with a slow processor', async ({ browser, server }) => {
  test.setTimeout(600_000);
  await using earlier =
    EARLIER === undefined
      ? null
      : await startServer({ isMeasured: true, program: join(EARLIER, 'dist/node/server.js') });
  const urls = {
    ...(earlier && { 'slow 4G, earlier version': earlier.url }),
    'slow 4G': server.url,
  };
  const states = new Map<string, StorageState>();
  for (const url of Object.values(urls)) states.set(url, await signedIn(browser, url));
  const seen = new Map<string, Seen[]>(Object.values(urls).map((url) => [url, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const url of Object.values(urls)) {
      const storageState = states.get(url) ?? { cookies: [], origins: [] };
      const context = await browser.newContext({ baseURL: url, storageState });
      seen.get(url)?.push(await firstLook(await context.newPage()));
      await context.close();
    }
  }
  leaveFigures(
    'slow-network',
    Object.entries(urls).flatMap(([title, url]) => figuresOf(title, seen.get(url) ?? [])),
  );
});

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

async function signedIn(browser: Browser, url: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: url });
  await signIn(await context.newPage(), testAdmin);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The dashboard in a browser that has the session and nothing else. */
async function firstLook(page: Page): Promise<Seen> {
  await slowDown(page, SLOWED_DOWN);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.addInitScript(watchPage);
  await page.goto('/');
  await expect(page.getByText('Admin', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const seen: unknown = await page.evaluate<unknown>('window.legworkSeen');
  return { ...seenSchema.parse(seen), requests };
}

/** Runs in the page: notes the largest paint and every task over 50 ms. */
function watchPage(): void {
  const seen = { paintMs: 0, tasksMs: new Array<number>() };
  Object.assign(window, { legworkSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paintMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasksMs.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** What a task lasts beyond this blocks whoever clicks. */
const TASK_MS_MAX = 50;

function figuresOf(title: string, rounds: readonly Seen[]): readonly Figure[] {
  const blocked = ({ tasksMs }: Seen): number =>
    tasksMs.reduce((sum, ms) => sum + Math.max(0, ms - TASK_MS_MAX), 0);
  const named = `${title}, CPU ÷ ${SLOWED_DOWN}, dashboard`;
  return [
    {
      name: `${named}: largest paint`,
      value: median(rounds.map(({ paintMs }) => paintMs)),
      unit: 'ms',
    },
    { name: `${named}: blocked`, value: median(rounds.map(blocked)), unit: 'ms' },
    {
      name: `${named}: requests`,
      value: median(rounds.map(({ requests }) => requests)),
      unit: 'count',
    },
  ];
}
