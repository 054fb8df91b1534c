import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Pages ready for work in four fifths of the time: V8 compiles nothing a second time for speed that a short visit never gets to
 * see, as in server/testing/quick-start.ts, and does its work in one thread, since many tests share few processors. What runs
 * is the same.
 */
export const QUICK_PAGES: readonly string[] = [
  '--js-flags=--no-turbofan,--no-maglev,--no-regexp-tier-up,--single-threaded',
  // Pages are drawn once, without a graphics card that has to be simulated.
  '--disable-gpu',
];

/** Browser tests against the built application, the embedded backend and the simulators; `npm test` finds the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 4,
  // These end what hangs and measure nothing: on a busy machine everything takes ten times as long (docs/decisions/017).
  timeout: 1_200_000,
  expect: {
    timeout: 180_000,
    // Wide enough for the letters of another Chromium, narrow enough for a moved or recoloured control.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.006 },
  },
  // The same pictures everywhere; `npm run pictures` makes them anew.
  snapshotPathTemplate: '{testFileDir}/{arg}{ext}',
  updateSnapshots: 'none',
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // It would answer in the place of what tests answer themselves, and keep the application for each of them.
    serviceWorkers: 'block',
    // Motion that nobody looks at costs half a processor; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // A browser that looks up its maker's hosts would break the rule that no test calls the internet.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters as they were drawn, not as this machine's screen would like them: pictures are compared.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        // No spare process for the next page: most tests open none, and it takes a twentieth of a second to start.
        '--renderer-process-limit=1',
        ...QUICK_PAGES,
      ],
    },
  },
});
