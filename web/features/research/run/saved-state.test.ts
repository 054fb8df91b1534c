import { expect, onTestFinished, test, vi } from 'vitest';
import type { ResearchEvent } from '#engine';
import { createMemoryRuns, JANE, resultWith } from '../../../testing/research-place.ts';
import { RUN_PUBLISHED_MAX_MS } from '../../../timings.ts';
import { createSavedState } from './saved-state.ts';

/** A state whose run has had its first event, and how often it was published since. */
function startedState() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const runs = createMemoryRuns();
  const state = createSavedState(runs, { isLeft: () => false, isAdmitted: () => true });
  const published = vi.fn<() => void>();
  state.watch(published);
  const report = (event: ResearchEvent): void =>
    state.advance({ kind: 'reported', event, atMs: 1 });
  state.advance({ kind: 'started', prospect: JANE, researchedAt: '2026-11-01', atMs: 0 });
  expect(published).not.toHaveBeenCalled();
  report({ kind: 'stage', stage: 'initializing' });
  expect(published).toHaveBeenCalledTimes(1);
  published.mockClear();
  return { state, runs, published, report };
}

const asked = (call: number): ResearchEvent => ({
  kind: 'asked',
  call,
  service: 'scraperapi',
  purpose: 'search',
  subject: 'Jane Doe',
});

test('the first event, a stage, the first result and the end are published at once, each by itself', () => {
  const { state, published, report } = startedState();

  report({ kind: 'stage', stage: 'searching' });
  expect(published).toHaveBeenCalledTimes(1);
  report({ kind: 'result', result: resultWith({ id: 'first' }) });
  expect(published).toHaveBeenCalledTimes(2);
  state.advance({ kind: 'ended', status: 'done' });
  expect(published).toHaveBeenCalledTimes(3);
});

test('everything else is published together, within 100 ms of the first of it', () => {
  const { published, report, runs } = startedState();
  report({ kind: 'result', result: resultWith({ id: 'first' }) });
  published.mockClear();
  const savedBefore = runs.steps.length;

  report(asked(1));
  vi.advanceTimersByTime(RUN_PUBLISHED_MAX_MS / 2);
  report(asked(2));
  report({ kind: 'result', result: resultWith({ id: 'second' }) });
  expect(published).not.toHaveBeenCalled();
  vi.advanceTimersByTime(RUN_PUBLISHED_MAX_MS / 2);

  expect(published).toHaveBeenCalledTimes(1);
  expect(runs.steps).toHaveLength(savedBefore + 1);
  vi.advanceTimersByTime(RUN_PUBLISHED_MAX_MS);
  expect(published).toHaveBeenCalledTimes(1);
});

test('what waits is published with the next thing that does not', () => {
  const { published, report } = startedState();

  report(asked(1));
  report({ kind: 'stage', stage: 'searching' });
  vi.advanceTimersByTime(RUN_PUBLISHED_MAX_MS);

  expect(published).toHaveBeenCalledTimes(1);
});

test('what is not published yet is read by nobody who draws it', () => {
  const { state, report } = startedState();
  const drawn = state.read();

  report(asked(1));
  expect(state.read()).toBe(drawn);
  vi.advanceTimersByTime(RUN_PUBLISHED_MAX_MS);

  expect(state.read()).toBe(state.current());
  expect(state.read()).toMatchObject({ run: { calls: [{ id: 1 }] } });
});
