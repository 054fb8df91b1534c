import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { z } from 'zod';
import { expect, signIn, test } from '../../e2e/fixtures.ts';
import { testAdmin } from '../../server/testing/start-server.ts';
import type { Figure } from '../measure.ts';
import { leaveFigures } from './measured.ts';
import { slowDownNeeded } from './slow-down.ts';

/** Installed by the measure that starts this file, see bench/measures/lighthouse.ts. */
const PROGRAM = join(process.cwd(), 'bench/lighthouse/node_modules/lighthouse/cli/index.js');
/** The middle one of several: single runs differ by a point or two. */
const RUNS = 3;
/** Lighthouse's own figure for a phone. */
const SLOWED_DOWN = 4;
const AUDIT_TIMEOUT_MS = 120_000;
const REPORT_BYTES_MAX = 50_000_000;

const category = z.object({ score: z.number() });
const metric = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
  }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});
type LighthouseReport = z.infer<typeof reportSchema>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/**
 * Lighthouse as it is: a phone on slow 4G, whose processor is four times slower than the machine the floors were set on.
 * The browser keeps its session, but nothing it has loaded before.
 */
async function audit(
  browser: BrowserContext,
  port: number,
  url: string,
): Promise<LighthouseReport> {
  const page = browser.pages()[0] ?? (await browser.newPage());
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const rate = await slowDownNeeded(page, SLOWED_DOWN);
  const args = [PROGRAM, url, `--port=${port}`, '--output=json', '--output-path=stdout', '--quiet'];
  args.push(`--throttling.cpuSlowdownMultiplier=${rate}`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, '--disable-storage-reset', '--no-enable-error-reporting'],
    { timeout: AUDIT_TIMEOUT_MS, maxBuffer: REPORT_BYTES_MAX },
  );
  return reportSchema.parse(JSON.parse(stdout));
}

function middleOf(reports: readonly LighthouseReport[]): LighthouseReport {
  const sorted = reports.toSorted(
    (one, other) => one.categories.performance.score - other.categories.performance.score,
  );
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Lighthouse was not run.');
  return middle;
}

function figuresOf(page: string, { categories, audits }: LighthouseReport): readonly Figure[] {
  const percent = (score: number): number => Math.round(score * 100);
  const name = (what: string): string => `lighthouse, ${page}: ${what}`;
  return [
    { name: name('performance'), value: percent(categories.performance.score), unit: 'count' },
    { name: name('accessibility'), value: percent(categories.accessibility.score), unit: 'count' },
    {
      name: name('best practices'),
      value: percent(categories['best-practices'].score),
      unit: 'count',
    },
    {
      name: name('largest contentful paint'),
      value: audits['largest-contentful-paint'].numericValue,
      unit: 'ms',
    },
    {
      name: name('total blocking time'),
      value: audits['total-blocking-time'].numericValue,
      unit: 'ms',
    },
    {
      name: name('layout shift'),
      value: audits['cumulative-layout-shift'].numericValue,
      unit: 'share',
    },
  ];
}

test('Lighthouse on the built application', async ({ server, launchOptions }) => {
  test.setTimeout(8 * AUDIT_TIMEOUT_MS);
  const profile = await mkdtemp(join(tmpdir(), 'legwork-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    baseURL: server.url,
  });
  const audits = async (path: string): Promise<LighthouseReport> => {
    const reports: LighthouseReport[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      reports.push(await audit(browser, port, `${server.url}${path}`));
    }
    return middleOf(reports);
  };
  try {
    const signInPage = await audits('/auth');
    const page = await browser.newPage();
    await signIn(page, testAdmin);
    await page.close();
    const dashboard = await audits('/');
    leaveFigures('lighthouse', [
      ...figuresOf('sign-in', signInPage),
      ...figuresOf('dashboard', dashboard),
    ]);
    expect(dashboard.categories.performance.score).toBeGreaterThan(0);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
});
