import { renderHook } from '@testing-library/react';
import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { STAGES, type Stage } from '#engine';
import { progressPercent, stageMessageOf, useProgress } from './run-panel.tsx';

test('each stage adds 16 points over its second and then waits', () => {
  const reached = STAGES.map((stage) => [progressPercent(stage, 0), progressPercent(stage, 5000)]);

  expect(reached).toEqual([
    [0, 16],
    [16, 32],
    [32, 48],
    [48, 64],
    [64, 80],
    [80, 96],
  ]);
});

test('fault 55: the bar never goes back, whatever the times', () => {
  const moment = integer({ min: -1000, max: 100_000 });
  assert(
    property(constantFrom(...STAGES), moment, moment, (stage, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];

      expect(progressPercent(stage, later)).toBeGreaterThanOrEqual(progressPercent(stage, earlier));
    }),
  );
});

test('fault 55: a page that was asleep for an hour catches up, and stays below 100 until the results are shown', () => {
  for (const stage of STAGES) {
    const percent = progressPercent(stage, 3_600_000);

    expect(percent).toBe(progressPercent(stage, 1000));
    expect(percent).toBeLessThan(100);
  }
});

test("the first frame of a stage is within the stage's range, also for a panel that has just come", () => {
  for (const stage of STAGES) {
    const { result, unmount } = renderHook(() =>
      useProgress({ stage, stageEnteredAtMs: performance.now() }),
    );

    expect(result.current).toBeGreaterThanOrEqual(progressPercent(stage, 0));
    unmount();
  }
});

test('a stage that follows another begins where its own range does', () => {
  const [first, , third] = STAGES;
  const initialProps: { readonly stage: Stage } = { stage: first };
  const { result, rerender } = renderHook(
    ({ stage }) => useProgress({ stage, stageEnteredAtMs: 0 }),
    { initialProps },
  );

  rerender({ stage: third });

  expect(result.current).toBe(progressPercent(third, 0));
});

test('a run without keys names the free service from the first word, before anybody was asked', () => {
  const begun = { stage: 'searching', calls: [] } as const;

  expect(stageMessageOf(begun, true)).toBe("Searching with Firecrawl's free service...");
  expect(stageMessageOf(begun, false)).toBe('Searching with ScraperAPI...');
});

test.each([
  ['scraperapi', 'searching', 'search', 'Searching with ScraperAPI...'],
  ['firecrawl', 'searching', 'search', 'Searching with ScraperAPI...'],
  ['firecrawl-keyless', 'searching', 'search', "Searching with Firecrawl's free service..."],
  ['tavily', 'scraping', 'scrape', "Scraping content with Tavily's free service..."],
  ['tavily', 'finding-links', 'search', 'Finding relevant URLs...'],
] as const)('while %s is asked, the stage %s says who', (service, stage, purpose, message) => {
  const call = { id: 1, service, purpose, subject: '', outcome: { status: 'open' } } as const;

  expect(stageMessageOf({ stage, calls: [call] }, false)).toBe(message);
});
