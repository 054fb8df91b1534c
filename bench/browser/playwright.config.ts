import { defineConfig } from '@playwright/test';
import browserTests from '../../e2e/playwright.config.ts';

/** Measurements that need a real browser or real server processes; `npm run bench` starts them one after another. */
export default defineConfig(browserTests, {
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 180_000,
  reporter: 'line',
});
