import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { QUICK_START } from './server/testing/quick-start.ts';

/** Ends what hangs. It measures nothing: on a busy machine everything takes ten times as long (docs/decisions/017). */
const PATIENCE_MS = 600_000;

const shared = {
  isolate: false,
  setupFiles: ['./scripts/testing/no-stray-console.ts'],
  testTimeout: PATIENCE_MS,
  hookTimeout: 2 * PATIENCE_MS,
  // Well within the test's own, so that what never came is named.
  expect: { poll: { timeout: PATIENCE_MS / 3 } },
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

/** Tests of these rooms start servers, databases and commands, and take up to a minute a file. */
const STARTS_PROGRAMS = /^(?:cli|mcp|scripts|server)[\\/]/;

/** Long files first, so that none of them still runs alone when all others have ended. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is no array
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}

/** The projects stay in their order, since they share no processes. */
function turnOf({ moduleId, project }: TestSpecification): number {
  if (project.name !== 'node') return project.name === 'measured' ? 0 : 3;
  return STARTS_PROGRAMS.test(relative(project.config.root, moduleId)) ? 1 : 2;
}

/** Unit and integration tests. Browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    // Four processes, also on two processors: tests of servers and commands wait as much as they work.
    maxWorkers: 4,
    sequence: { sequencer: LongFilesFirst },
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
