import { defineConfig } from 'vitest/config';

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

/** Unit and integration tests. Browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    // Two processes on any machine: the servers that tests start wait more than they work.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: [
            '{engine,runtime,mcp,cli,server,simulators,bench,supabase,scripts}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'web',
          setupFiles: [...shared.setupFiles, './web/testing/patient-queries.ts'],
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
