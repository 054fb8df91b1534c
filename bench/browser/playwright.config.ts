import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from '../../e2e/fixtures.ts';
import browserTests, { QUICK_PAGES } from '../../e2e/playwright.config.ts';

const launchOptions = browserTests.use?.launchOptions;

/** Measurements that need a real browser or real server processes; `npm run bench` starts them one after another. */
export default defineConfig<object, WorkerFixtures>(browserTests, {
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  use: {
    isMeasured: true,
    // What is measured starts as it does for everybody.
    launchOptions: {
      ...launchOptions,
      args: launchOptions?.args?.filter((argument) => !QUICK_PAGES.includes(argument)) ?? [],
    },
  },
  timeout: 180_000,
  reporter: 'line',
});
