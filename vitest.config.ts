import { defineConfig } from 'vitest/config';
import { QUICK_START } from './server/testing/quick-start.ts';

/** Ends what hangs. It measures nothing: on a busy machine everything takes ten times as long (docs/decisions/017). */
const PATIENCE_MS = 300_000;

const shared = {
  isolate: false,
  setupFiles: ['./scripts/testing/no-stray-console.ts'],
  testTimeout: PATIENCE_MS,
  hookTimeout: 2 * PATIENCE_MS,
  // Well within the test's own, so that what never came is named.
  expect: { poll: { timeout: PATIENCE_MS / 5 } },
};

/**
 * Tests of what 100 kB cost at most, each in a process of its own: in one that has run thousands of others, new regular
 * expressions are no longer compiled, and take five times as long.
 */
const MEASURED = [
  'engine/regular-expressions.test.ts',
  'engine/hostile-pages.test.ts',
  'engine/judge/adversarial.test.ts',
];

/** Unit and integration tests. Browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    // Four processes, also on two processors: tests of servers and commands wait as much as they work.
    maxWorkers: 4,
    // The three projects share most of their modules: each is compiled once, and not again before it changes.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: 'node_modules/.cache/vitest-modules',
    },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          execArgv: [...QUICK_START],
          include: [
            '{engine,runtime,mcp,cli,server,simulators,bench,supabase,scripts}/**/*.test.ts',
          ],
          exclude: [...MEASURED, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'measured',
          environment: 'node',
          isolate: true,
          include: MEASURED,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'web',
          setupFiles: [...shared.setupFiles, './web/testing/testing-library.ts'],
          environment: 'happy-dom',
          // The files share a page: a link that one of them follows, to save a file say, would lead the others away.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
