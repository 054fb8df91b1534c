import { defineConfig } from '@playwright/test';
import browserTests from '../../e2e/playwright.config.ts';

const ACTION_MS = 30_000;
const launchOptions = browserTests.use?.launchOptions;

/** The soak: one long measurement in a real browser, started by `npm run soak` alone. */
export default defineConfig(browserTests, {
  testDir: '.',
  testMatch: 'soak.bench.ts',
  outputDir: '../../test-results/soak',
  workers: 1,
  timeout: 0,
  // What a person would have lost patience with.
  use: {
    actionTimeout: ACTION_MS,
    launchOptions: {
      ...launchOptions,
      // What the engine compiles grows with every function that turns out to be used often; the page's own objects are
      // what must not.
      args: [...(launchOptions?.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'],
    },
  },
  expect: { timeout: ACTION_MS },
  reporter: 'line',
});
